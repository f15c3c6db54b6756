import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Whether one more write is allowed, and if not, how long to wait. */
type WriteDecision =
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
 */
export function createWriteLimiter(writesPerMinute: number): WriteLimiter {
  const limiter = new RateLimiterMemory({ points: writesPerMinute, duration: 60 });
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return { allowed: true };
      } catch (rejection) {
        // The library rejects with its result when the limit is passed, with an Error when it is broken.
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) };
      }
    },
  };
}
