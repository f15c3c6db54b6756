import { type StatsFs, statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;
/** Room that is left for what matters more: in bytes, and never more than this part of a small disk. The last of a disk is for sign-ups. */
const reserves = {
  large: { bytes: 500 * megabyte, part: 0.05 },
  last: { bytes: 100 * megabyte, part: 0.01 },
} as const;

/** What has to be left on a disk. */
export type Reserve = keyof typeof reserves;

/** For how long an answer of the disk counts, in milliseconds, as long as there is room. */
const freshForMs = 5_000;

/** A disk's size and room, in blocks and the bytes of one: the part of `fs.statfs` that counts. */
export type Disk = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>;

/** Says whether too little is left on a disk for anything that has to leave this much. */
export type IsDiskFull = ReturnType<typeof watchDisk>;

/**
 * @param folder on the disk
 * @param read for tests
 */
export function watchDisk(folder: string, read: (path: string) => Disk = statfsSync) {
  let disk: Disk | undefined;
  let freshUntil = 0;
  return (reserve: Reserve): boolean => {
    if (performance.now() > freshUntil) {
      try {
        disk = read(folder);
      } catch {
        // One that says nothing about itself is no reason to refuse.
        disk = undefined;
      }
      freshUntil = performance.now() + freshForMs;
    }
    if (disk === undefined) return false;
    const { bsize, blocks, bavail } = disk;
    const { bytes, part } = reserves[reserve];
    const isFull = bavail * bsize < Math.min(bytes, blocks * bsize * part);
    if (isFull) freshUntil = 0;
    return isFull;
  };
}
