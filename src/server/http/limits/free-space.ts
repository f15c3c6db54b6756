import { statfs } from 'node:fs/promises';
import type { StoredKind } from './stored-kind.ts';

const megabyte = 1024 * 1024;

/** Room that is left for what matters more: in bytes, and never more than this part of a small disk. */
const reserves: Readonly<Partial<Record<StoredKind, { readonly bytes: number; readonly part: number }>>> = {
  proof: { bytes: 500 * megabyte, part: 0.05 },
  referral: { bytes: 500 * megabyte, part: 0.05 },
  generation: { bytes: 100 * megabyte, part: 0.01 },
  dataRequest: { bytes: 100 * megabyte, part: 0.01 },
};

/** For how long an answer of the disk counts, in milliseconds. */
const freshForMs = 5_000;

/** Says whether a disk has room for what strangers send. */
export interface FreeSpace {
  /** Whether too little is left for this kind of row. Sign-ups go on until the disk is full. */
  isTooLittle(kind: StoredKind): Promise<boolean>;
}

/** A disk's size and room, in blocks and the bytes of one: the part of `fs.statfs` that counts. */
type ReadDisk = (
  path: string,
) => Promise<{ readonly bsize: number; readonly blocks: number; readonly bavail: number }>;

/**
 * @param folder on the disk
 * @param read for tests; `fs.statfs` when left out
 */
export function createFreeSpace(folder: string, read: ReadDisk = statfs): FreeSpace {
  let askedAt = Number.NEGATIVE_INFINITY;
  let found: Promise<{ readonly free: number; readonly size: number } | undefined> =
    Promise.resolve(undefined);
  return {
    async isTooLittle(kind) {
      const reserve = reserves[kind];
      if (reserve === undefined) return false;
      if (performance.now() - askedAt > freshForMs) {
        askedAt = performance.now();
        found = read(folder).then(
          ({ bsize, blocks, bavail }) => ({ free: bavail * bsize, size: blocks * bsize }),
          // A disk that says nothing about itself is no reason to refuse.
          () => undefined,
        );
      }
      const disk = await found;
      return disk !== undefined && disk.free < Math.min(reserve.bytes, disk.size * reserve.part);
    },
  };
}
