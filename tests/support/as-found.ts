import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Workers keep what one file of tests leaves, its document too, for the next (`isolate: false`, vitest.config.ts): each file begins with
 * an empty document, and each test with empty storage, the browser's or Node's own globals and the real time.
 */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.consent;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
