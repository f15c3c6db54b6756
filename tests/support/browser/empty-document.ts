/**
 * Workers keep the document of one unit test's file for the next, and what it stored (`isolate: false`, vitest.config.ts): each file begins
 * with an empty one.
 */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.consent;
  localStorage.clear();
  sessionStorage.clear();
}
