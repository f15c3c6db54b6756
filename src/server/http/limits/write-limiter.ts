import { memoryCounters } from './counters.ts';

/** Whether one more write is allowed, and if not, how long to wait. */
export type WriteDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts writes per client. */
export interface WriteLimiter {
  /**
   * Counts one write.
   * @param key the client's rate key (`locals.clientKey`)
   */
  consume(key: string): Promise<WriteDecision>;
}

/**
 * A limiter that keeps its counts in this process's memory, in windows of one minute.
 * @param writesPerMinute writes that one key may make in a window
 * @param onRefusal hears of each that is one too many
 */
export function createWriteLimiter(
  writesPerMinute: number,
  onRefusal: () => void = () => undefined,
): WriteLimiter {
  const counters = memoryCounters();
  return {
    async consume(key) {
      const full = await counters.add([{ window: 'minute', key, most: writesPerMinute, seconds: 60 }]);
      if (full === undefined) return { allowed: true };
      onRefusal();
      return { allowed: false, retryAfterSeconds: full.seconds };
    },
  };
}
