import { type StatsFs, statfsSync } from 'node:fs';

/** What strangers can make the site store. */
export type StoredKind = 'signUp' | 'held' | 'dataRequest' | 'generation' | 'proof' | 'referral';

/** Room that is left for what matters more: in bytes, and never more than this part of a small disk. */
interface Reserve {
  readonly bytes: number;
  readonly part: number;
}

const megabyte = 1024 * 1024;
const lots: Reserve = { bytes: 500 * megabyte, part: 0.05 };
/** The last of a disk, which is for sign-ups. */
const last: Reserve = { bytes: 100 * megabyte, part: 0.01 };

const reserves: Readonly<Record<StoredKind | 'accessLine', Reserve | undefined>> = {
  proof: lots,
  referral: lots,
  held: lots,
  generation: last,
  dataRequest: last,
  accessLine: last,
  signUp: undefined,
};

/** For how long an answer of the disk counts, in milliseconds, as long as there is room. */
const freshForMs = 5_000;

/** A disk's size and room, in blocks and the bytes of one: the part of `fs.statfs` that counts. */
export type Disk = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>;

/** Says whether a disk has room for what strangers send. */
export type FreeSpace = ReturnType<typeof createFreeSpace>;

/**
 * @param folder on the disk
 * @param read for tests
 */
export function createFreeSpace(folder: string, read: (path: string) => Disk = statfsSync) {
  let disk: Disk | undefined;
  let freshUntil = 0;
  return {
    /** Whether too little is left for this kind of row. Sign-ups go on until the disk is full. */
    isTooLittle(kind: keyof typeof reserves): boolean {
      const reserve = reserves[kind];
      if (reserve === undefined) return false;
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
      const isFull = bavail * bsize < Math.min(reserve.bytes, blocks * bsize * reserve.part);
      if (isFull) freshUntil = 0;
      return isFull;
    },
  };
}
