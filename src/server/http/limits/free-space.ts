import { statfs } from 'node:fs/promises';
import { type Disk, diskFreshForMs, hasLessThan, lastOfDisk, megabyte, type Reserve } from '../disk-room.ts';

/** What strangers can make the site store. */
export type StoredKind = 'signUp' | 'held' | 'dataRequest' | 'generation' | 'proof' | 'referral';

const reserves: Readonly<Partial<Record<StoredKind, Reserve>>> = {
  proof: { bytes: 500 * megabyte, part: 0.05 },
  referral: { bytes: 500 * megabyte, part: 0.05 },
  held: { bytes: 500 * megabyte, part: 0.05 },
  generation: lastOfDisk,
  dataRequest: lastOfDisk,
};

/** Says whether a disk has room for what strangers send. */
export interface FreeSpace {
  /** Whether too little is left for this kind of row. Sign-ups go on until the disk is full. */
  isTooLittle(kind: StoredKind): Promise<boolean>;
}

/**
 * @param folder on the disk
 * @param read for tests; `fs.statfs` when left out
 */
export function createFreeSpace(folder: string, read: (path: string) => Promise<Disk> = statfs): FreeSpace {
  let askedAt = Number.NEGATIVE_INFINITY;
  let found: Promise<Disk | undefined> = Promise.resolve(undefined);
  return {
    async isTooLittle(kind) {
      const reserve = reserves[kind];
      if (reserve === undefined) return false;
      if (performance.now() - askedAt > diskFreshForMs) {
        askedAt = performance.now();
        // A disk that says nothing about itself is no reason to refuse.
        found = read(folder).catch(() => undefined);
      }
      const disk = await found;
      return disk !== undefined && hasLessThan(reserve, disk);
    },
  };
}
