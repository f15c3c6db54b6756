/** What is left of a disk, and how much of it is kept for what matters more. */
export const megabyte = 1024 * 1024;

/** Room that is left for what matters more: in bytes, and never more than this part of a small disk. */
export interface Reserve {
  readonly bytes: number;
  readonly part: number;
}

/** The last of a disk, which is for sign-ups. */
export const lastOfDisk: Reserve = { bytes: 100 * megabyte, part: 0.01 };

/** For how long an answer of the disk counts, in milliseconds. */
export const diskFreshForMs = 5_000;

/** A disk's size and room, in blocks and the bytes of one: the part of `fs.statfs` that counts. */
export interface Disk {
  readonly bsize: number;
  readonly blocks: number;
  readonly bavail: number;
}

/** Whether a disk has less room than is to be left. */
export function hasLessThan({ bytes, part }: Reserve, { bsize, blocks, bavail }: Disk): boolean {
  return bavail * bsize < Math.min(bytes, blocks * bsize * part);
}
