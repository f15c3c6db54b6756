const firstMs = 5_000;
const mostMs = 60 * 60_000;

/**
 * How long to wait after a failed attempt: any time up to a limit that doubles from 5 s to an hour ('full
 * jitter', AWS Architecture Blog, 'Exponential Backoff And Jitter'), so that what failed together does not
 * come back together.
 * @param attempts attempts that failed so far, from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
export function backoffMs(attempts: number, random: number = Math.random()): number {
  return Math.round(random * Math.min(mostMs, firstMs * 2 ** (attempts - 1)));
}
