/**
 * Keeps what has focus from being covered by a box at the bottom of the view (WCAG 2.2, 2.4.11): tells the style
 * sheet the box's height, as `--cookies-room` on the root, for the scroll padding and for room after the footer; and
 * moves what had focus already out from under the box when it comes.
 * @returns takes the room back
 */
export function keepFocusRoom(box: HTMLElement): () => void {
  const root = document.documentElement.style;
  let isNew = true;
  const observer = new ResizeObserver(() => {
    root.setProperty('--cookies-room', `${Math.ceil(innerHeight - box.getBoundingClientRect().top)}px`);
    if (isNew) uncoverFocus(box);
    isNew = false;
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    root.removeProperty('--cookies-room');
  };
}

/** Distance to the box's top edge that counts as covered, in pixels: the box may still be rising into its place. */
const nearPx = 16;

/** An element that is taller than the room above the box stays where it is: scrolling would not help. */
function uncoverFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return;
  const { top, bottom } = box.getBoundingClientRect();
  const own = focused.getBoundingClientRect();
  const isCovered = own.bottom > top - nearPx && own.top < bottom;
  if (isCovered && own.height < top) focused.scrollIntoView({ block: 'nearest' });
}
