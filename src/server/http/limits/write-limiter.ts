import { type Counters, memoryCounters } from './counters.ts';

/** A write that is one too many, and when there is room again. */
export interface WriteRefusal {
  readonly allowed: false;
  readonly retryAfterSeconds: number;
}

/** Counts writes per client. */
export type WriteLimiter = ReturnType<typeof createWriteLimiter>;

/** Of the writes that a limiter counts: what people send, what pages send by themselves, and what is only counted. */
export type LimitKind = 'write' | 'background' | 'count';

/**
 * A limiter in windows of one minute.
 * @param writesPerMinute writes that one key may make in a window
 * @param counters where they are counted
 * @param kind of the writes: each is counted by itself
 * @param onRefusal hears of each that is one too many
 */
export function createWriteLimiter(
  writesPerMinute: number,
  counters: Counters = memoryCounters(),
  kind: LimitKind = 'write',
  onRefusal: (kind: LimitKind, bound: 'minute') => void = () => undefined,
) {
  return {
    /**
     * Counts one write.
     * @param key the client's rate key (`locals.clientKey`)
     */
    async consume(key: string): Promise<{ readonly allowed: true } | WriteRefusal> {
      const full = await counters.add([
        { window: `${kind} minute`, key, most: writesPerMinute, seconds: 60 },
      ]);
      if (full === undefined) return { allowed: true };
      onRefusal(kind, 'minute');
      return { allowed: false, retryAfterSeconds: full.seconds };
    },
  };
}
