/** How long nothing moves before a scroll counts as ended where the browser does not say so, in milliseconds. */
const restMs = 150;

/** Calls back when a scroll of the element has ended. Safari has `scrollend` only since 26.2 (docs/browsers.md). */
export function onScrollEnd(element: EventTarget, listener: () => void): void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', listener);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(listener, restMs);
    },
    { passive: true },
  );
}
