import type { IsDiskFull, Reserve } from '../free-space.ts';
import { type Count, type Counters, memoryCounters } from './counters.ts';

type Allowance = readonly [hour: number, day: number];

interface Bounds {
  readonly address: Allowance;
  readonly all: Allowance;
  /** What it has to leave on the disk; nothing for sign-ups, which go on until it is full. */
  readonly leaves?: Reserve;
}

/**
 * What one address (IPv6: a /56) and all together may have stored, at the usual 20 writes a minute; another
 * `RATE_LIMIT_WRITES_PER_MINUTE` changes all of them in proportion. An office or a carrier's network is one address to us, so its
 * share is that of many people. What all may store is what the disk holds for months: see docs/operations.md.
 */
const boundsOf = {
  signUp: { address: [120, 480], all: [10_000, 50_000] },
  held: { address: [20, 60], all: [200, 1_000], leaves: 'large' },
  dataRequest: { address: [20, 60], all: [300, 1_500], leaves: 'last' },
  generation: { address: [60, 240], all: [600, 3_000], leaves: 'last' },
  proof: { address: [120, 480], all: [10_000, 50_000], leaves: 'large' },
  referral: { address: [120, 480], all: [3_000, 15_000], leaves: 'large' },
} as const satisfies Readonly<Record<string, Bounds>>;
const usualWritesPerMinute = 20;

/** What strangers can make the site store. */
export type StoredKind = keyof typeof boundsOf;

/**
 * What strangers write, for the bounds on a minute: what people send, what pages send by themselves, so that it can't use up what the
 * people behind an address write, and what is only counted.
 */
export type WriteKind = 'write' | 'background' | 'count';

/** Hears of each that is one too many, and which bound was met; `disk`: there is too little room to keep this for strangers. */
export type OnRefusal = (kind: WriteKind | StoredKind, bound: 'minute' | 'address' | 'all' | 'disk') => void;

/** Bounds what strangers write and can make the site store; each kind counts by itself, so that none uses up another's. */
export type Limits = ReturnType<typeof createLimits>;

/** A write that is one too many, and when there is room again. */
export interface WriteRefusal {
  readonly allowed: false;
  readonly retryAfterSeconds: number;
}

/** What `write` gave, or that it was not called. */
type StoreOutcome<Row> = { readonly allowed: true; readonly stored: Row } | WriteRefusal;

/** What stores a row, of one request: `services` of an endpoint or a form. */
export interface Storing {
  /**
   * Call it when what was sent was found to be right: what is wrong does not count.
   * @param write stores the row
   * @param other what it is, where it turned out to be another kind than usual
   */
  readonly store: <Row>(write: () => Promise<Row>, other?: StoredKind) => Promise<StoreOutcome<Row>>;
}

/** The bounds of one request that stores this kind; none where strangers store nothing. */
export function storing(
  limits: Pick<Limits, 'store'>,
  kind: StoredKind | undefined,
  clientKey: string,
): Storing {
  return {
    store: async (write, other = kind) =>
      other === undefined ? { allowed: true, stored: await write() } : limits.store(other, clientKey, write),
  };
}

interface LimitParts {
  /** That one client may send in a minute; what is only counted, six times as often. */
  readonly writesPerMinute: number;
  /** Where they are counted; in this process when left out. */
  readonly counters?: Counters;
  /** Of the embedded database's disk; undefined where the database is elsewhere. */
  readonly isDiskFull?: IsDiskFull | undefined;
  readonly onRefusal?: OnRefusal | undefined;
}

/** Sets up the bounds; nothing is counted yet. */
export function createLimits({
  writesPerMinute,
  counters = memoryCounters(),
  isDiskFull,
  onRefusal = () => undefined,
}: LimitParts) {
  const factor = writesPerMinute / usualWritesPerMinute;
  const countsOf = (window: string, key: string, [hour, day]: Allowance): readonly Count[] => [
    { window: `${window} hour`, key, most: Math.ceil(hour * factor), seconds: 60 * 60 },
    { window: `${window} day`, key, most: Math.ceil(day * factor), seconds: 24 * 60 * 60 },
  ];

  /** A count costs no question to the database. */
  const here = memoryCounters();
  return {
    /**
     * Counts one write in the minute of its client.
     * @param clientKey the client's rate key (`locals.clientKey`)
     */
    async consume(kind: WriteKind, clientKey: string): Promise<{ readonly allowed: true } | WriteRefusal> {
      const [where, most] = kind === 'count' ? [here, 6 * writesPerMinute] : [counters, writesPerMinute];
      const full = await where.add([{ window: `${kind} minute`, key: clientKey, most, seconds: 60 }]);
      if (full === undefined) return { allowed: true };
      onRefusal(kind, 'minute');
      return { allowed: false, retryAfterSeconds: full.seconds };
    },
    /**
     * Counts one row and stores it, unless it is known here to be one too many. Where several servers count together the two go to the
     * database beside each other, and nothing waits twice: a bound that another server or a row under way has just met is heard of too
     * late for what is under way itself, so each request under way may store one row more. What was stored is never refused.
     * @param clientKey the client's rate key (`locals.clientKey`)
     * @param write stores the row
     * @throws what `write` throws, and an error of the database's kind (SQLSTATE 53100, so 503) when the disk is nearly full
     */
    async store<Row>(
      kind: StoredKind,
      clientKey: string,
      write: () => Promise<Row>,
    ): Promise<StoreOutcome<Row>> {
      const { address, all, leaves }: Bounds = boundsOf[kind];
      if (leaves !== undefined && isDiskFull?.(leaves)) {
        onRefusal(kind, 'disk');
        throw Object.assign(new Error('the disk is nearly full'), { code: '53100' });
      }
      const own = countsOf(`${kind} address`, clientKey, address);
      const full = counters.add([...own, ...countsOf(`${kind} all`, '', all)]);
      if (full !== undefined && 'count' in full) {
        onRefusal(kind, own.includes(full.count) ? 'address' : 'all');
        return { allowed: false, retryAfterSeconds: full.seconds };
      }
      // The next one is decided by what this one is told.
      const [stored] = await Promise.all([write(), full]);
      return { allowed: true, stored };
    },
  };
}
