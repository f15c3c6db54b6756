import { type Count, type Counters, memoryCounters } from './counters.ts';
import type { FreeSpace } from './free-space.ts';
import type { StoredKind } from './stored-kind.ts';
import type { WriteDecision } from './write-limiter.ts';

/** How many an hour and a day. */
interface Allowance {
  readonly hour: number;
  readonly day: number;
}

/**
 * What one address (IPv6: a /56) and all together may have stored, at the usual 20 writes a minute; another
 * `RATE_LIMIT_WRITES_PER_MINUTE` changes all of them in proportion. An office or a carrier's network is one address to us, so its
 * share is that of many people. What all may store is what the disk holds for months: see docs/operations.md.
 */
const allowances: Readonly<Record<StoredKind, { readonly address: Allowance; readonly all: Allowance }>> = {
  signUp: { address: { hour: 120, day: 480 }, all: { hour: 10_000, day: 50_000 } },
  held: { address: { hour: 20, day: 60 }, all: { hour: 200, day: 1_000 } },
  dataRequest: { address: { hour: 20, day: 60 }, all: { hour: 300, day: 1_500 } },
  generation: { address: { hour: 60, day: 240 }, all: { hour: 600, day: 3_000 } },
  proof: { address: { hour: 120, day: 480 }, all: { hour: 10_000, day: 50_000 } },
  referral: { address: { hour: 120, day: 480 }, all: { hour: 3_000, day: 15_000 } },
};
const usualWritesPerMinute = 20;

/** Which bound was met; `disk`: there is too little room to keep this for strangers. */
export type StorageBound = 'address' | 'all' | 'disk';

/** Bounds what strangers can make the site store; each kind counts by itself, so that none uses up another's. */
export interface StorageLimits {
  /**
   * Counts one row that is about to be stored.
   * @param clientKey the client's rate key (`locals.clientKey`)
   * @throws an error of the database's kind (SQLSTATE 53100, so 503) when the disk is nearly full
   */
  consume(kind: StoredKind, clientKey: string): Promise<WriteDecision>;
}

/** A row that is not stored, because it is one too many. */
export class StorageLimitReached extends Error {
  override readonly name = 'StorageLimitReached';
  readonly retryAfterSeconds: number;

  /** @param retryAfterSeconds until there is room again */
  constructor(retryAfterSeconds: number) {
    super('more than may be stored');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What stores a row, of one request: `services` of an endpoint or a form. */
export interface Storing {
  /**
   * Call it when what was sent was found to be right, before it is stored: what is wrong does not count.
   * @param other what it is, where it turned out to be another kind than usual
   * @throws StorageLimitReached, which becomes a 429, when there is no room for the row
   */
  readonly beforeStoring: (other?: StoredKind) => Promise<void>;
}

/** The bounds of one request that stores this kind; none where strangers store nothing. */
export function storing(limits: StorageLimits, kind: StoredKind | undefined, clientKey: string): Storing {
  return {
    async beforeStoring(other = kind) {
      if (other === undefined) return;
      const decision = await limits.consume(other, clientKey);
      if (!decision.allowed) throw new StorageLimitReached(decision.retryAfterSeconds);
    },
  };
}

interface StorageParts {
  readonly writesPerMinute: number;
  /** Where they are counted; in this process when left out. */
  readonly counters?: Counters;
  /** Room on the embedded database's disk; undefined where the database is elsewhere. */
  readonly space?: FreeSpace | undefined;
  readonly onRefusal?: ((kind: StoredKind, bound: StorageBound) => void) | undefined;
}

/** Sets up the bounds; nothing is counted yet. */
export function createStorageLimits({
  writesPerMinute,
  counters = memoryCounters(),
  space,
  onRefusal = () => undefined,
}: StorageParts): StorageLimits {
  const factor = writesPerMinute / usualWritesPerMinute;
  const countsOf = (window: string, key: string, { hour, day }: Allowance): readonly Count[] => [
    { window: `${window} hour`, key, most: Math.ceil(hour * factor), seconds: 60 * 60 },
    { window: `${window} day`, key, most: Math.ceil(day * factor), seconds: 24 * 60 * 60 },
  ];

  return {
    async consume(kind, clientKey) {
      if (space !== undefined && (await space.isTooLittle(kind))) {
        onRefusal(kind, 'disk');
        throw Object.assign(new Error('the disk is nearly full'), { code: '53100' });
      }
      const { address, all } = allowances[kind];
      const own = countsOf(`${kind} address`, clientKey, address);
      const full = await counters.add([...own, ...countsOf(`${kind} all`, '', all)]);
      if (full === undefined) return { allowed: true };
      onRefusal(kind, own.includes(full.count) ? 'address' : 'all');
      return { allowed: false, retryAfterSeconds: full.seconds };
    },
  };
}
