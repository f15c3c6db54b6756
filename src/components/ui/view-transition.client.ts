/**
 * A page's way into the next one is drawn by the browser (`@view-transition` in base.css) or left out, as it sees fit:
 * a window out of sight, a slow answer, a second click. Left out, its promises are rejected, and nobody waits for them.
 */
const ignore = (): void => {};

function ignoreSkipping({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  viewTransition?.ready.catch(ignore);
  viewTransition?.finished.catch(ignore);
}

addEventListener('pageswap', ignoreSkipping);
addEventListener('pagereveal', ignoreSkipping);
