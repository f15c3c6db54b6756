/**
 * Workers keep the document of one unit test's file for the next, its address and what it stored (`isolate: false`, vitest.config.ts):
 * each file begins with an empty one.
 */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.consent;
  localStorage.clear();
  sessionStorage.clear();
}
