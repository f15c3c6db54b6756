import type { DatabaseHandle } from '#server/database/database.ts';
import { widerNetwork } from '#server/http/request/client-address.ts';
import { type Count, memoryCounters, type SharedParts, sharedCounters } from './counters.ts';
import { createFreeSpace, type FreeSpace } from './free-space.ts';
import type { StoredKind } from './stored-kind.ts';
import type { WriteDecision } from './write-limiter.ts';

/** How many an hour and a day. */
interface Allowance {
  readonly hour: number;
  readonly day: number;
}

/**
 * What one address (IPv6: a /64) and all together may have stored, at the usual 20 writes a minute; another
 * `RATE_LIMIT_WRITES_PER_MINUTE` changes all of them in proportion. An office or a carrier's network is one address to us, so its
 * share is that of many people. What all may store is what the disk holds for months: see docs/operations.md.
 */
const allowances: Readonly<Record<StoredKind, { readonly address: Allowance; readonly all: Allowance }>> = {
  signUp: { address: { hour: 120, day: 480 }, all: { hour: 10_000, day: 50_000 } },
  dataRequest: { address: { hour: 20, day: 60 }, all: { hour: 300, day: 1_500 } },
  generation: { address: { hour: 60, day: 240 }, all: { hour: 600, day: 3_000 } },
  proof: { address: { hour: 120, day: 480 }, all: { hour: 10_000, day: 50_000 } },
  referral: { address: { hour: 120, day: 480 }, all: { hour: 3_000, day: 15_000 } },
};
const usualWritesPerMinute = 20;
/** A /48 is a customer's whole line, or a part of a mobile network with one /64 for each telephone (RFC 6177, RFC 7278). */
const addressesOfNetwork = 10;

/** Which bound was met; `disk`: there is too little room to keep this for strangers. */
export type StorageBound = 'address' | 'network' | 'all' | 'disk';

/** Bounds what strangers can make the site store; each kind counts by itself, so that none uses up another's. */
export interface StorageLimits {
  /**
   * Counts one body that could be read, whether or not it holds a row that is then stored.
   * @param clientKey the client's rate key (`locals.clientKey`)
   * @throws an error of the database's kind (SQLSTATE 53100, so 503) when the disk is nearly full
   */
  consume(kind: StoredKind, clientKey: string): Promise<WriteDecision>;
}

interface StorageParts {
  readonly writesPerMinute: number;
  /** Counts on PostgreSQL are those of all servers; undefined counts in this process. */
  readonly shared?: SharedParts | undefined;
  /** Room on the embedded database's disk; undefined where the database is elsewhere. */
  readonly space?: FreeSpace | undefined;
  readonly onRefusal?: (kind: StoredKind, bound: StorageBound) => void;
}

/** Sets up the bounds; nothing is counted yet. */
export function createStorageLimits({
  writesPerMinute,
  shared,
  space,
  onRefusal = () => undefined,
}: StorageParts): StorageLimits {
  const counters = shared === undefined ? memoryCounters() : sharedCounters(shared);
  const factor = writesPerMinute / usualWritesPerMinute;
  const countsOf = (window: string, key: string, { hour, day }: Allowance, many = 1): readonly Count[] => [
    { window: `${window} hour`, key, most: Math.ceil(hour * many * factor), seconds: 60 * 60 },
    { window: `${window} day`, key, most: Math.ceil(day * many * factor), seconds: 24 * 60 * 60 },
  ];
  /** Until when all have met a bound, by `performance.now()`: then no address is counted, whose counts would fill the memory. */
  const fullUntil = new Map<StoredKind, number>();

  return {
    async consume(kind, clientKey) {
      const fullForMs = (fullUntil.get(kind) ?? 0) - performance.now();
      if (fullForMs > 0) {
        onRefusal(kind, 'all');
        return { allowed: false, retryAfterSeconds: Math.ceil(fullForMs / 1000) };
      }
      if (space !== undefined && (await space.isTooLittle(kind))) {
        onRefusal(kind, 'disk');
        throw Object.assign(new Error('the disk is nearly full'), { code: '53100' });
      }
      const { address, all } = allowances[kind];
      const network = widerNetwork(clientKey);
      const counts = {
        address: countsOf(`${kind} address`, clientKey, address),
        network:
          network === undefined ? [] : countsOf(`${kind} network`, network, address, addressesOfNetwork),
        all: countsOf(`${kind} all`, '', all),
      };
      const met = await counters.add([...counts.address, ...counts.network, ...counts.all]);
      if (met === undefined) return { allowed: true };
      const { count, seconds } = met;
      const bound = (['address', 'network'] as const).find((name) => counts[name].includes(count)) ?? 'all';
      onRefusal(kind, bound);
      if (bound === 'all') fullUntil.set(kind, performance.now() + seconds * 1000);
      return { allowed: false, retryAfterSeconds: seconds };
    },
  };
}

/** The bounds of a server with these settings. */
export function storageLimitsOf(
  settings: {
    readonly rateLimitWritesPerMinute: number;
    readonly databaseUrl: string | undefined;
    readonly dataDir: string;
  },
  { db }: Pick<DatabaseHandle, 'db'>,
  onRefusal?: StorageParts['onRefusal'],
): StorageLimits {
  const { rateLimitWritesPerMinute: writesPerMinute, databaseUrl, dataDir } = settings;
  const where =
    databaseUrl === undefined ? { space: createFreeSpace(dataDir) } : { shared: { db, secret: databaseUrl } };
  return createStorageLimits({ writesPerMinute, ...where, ...(onRefusal ? { onRefusal } : {}) });
}
