/**
 * A signal that ends a request after a time, or when another signal does. `AbortSignal.any` does the same, and Safari
 * has it only since 17.4 (docs/browsers.md).
 * @param ms time in milliseconds
 * @param cancel ends it before
 */
export function timeLimit(ms: number, cancel: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [cancel, AbortSignal.timeout(ms)]) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/**
 * Waits for work that may take too long; the work itself goes on.
 * @param ms how long, in milliseconds
 * @throws Error with the message when it took longer
 */
export function withinTime<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
