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
