/**
 * Runs once the visitor sees the page: a page that the browser renders ahead is shown later, or never
 * (WICG, Prerendering Revamped; TypeScript's DOM doesn't know it yet).
 * @param run is given the event, where the page was rendered ahead
 */
export function whenShown(run: (shown?: Event) => void): void {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
