/**
 * Runs once the visitor sees the page: a page that the browser renders ahead is shown later, or never.
 * (WICG, Prerendering Revamped; TypeScript's DOM doesn't know it yet.)
 */
export function whenShown(run: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Whether the browser is rendering the page ahead of a visit that may come. */
function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
