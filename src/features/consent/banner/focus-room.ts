/**
 * Keeps what has focus from being covered by a box at the bottom of the view (WCAG 2.2, 2.4.11): gives the root scroll
 * padding, the page room after its footer, and what stays beside the text (`data-above-banner`) the box's height as
 * `--cookies-room`; and moves out from under the box what had focus already when it comes, and what the browser leaves
 * there because it is larger than the room above it. The height is no custom property of the root, because every element
 * inherits those: the whole page's style would be computed again.
 * @returns takes the room back
 */
export function keepFocusRoom(box: HTMLElement): () => void {
  const root = document.documentElement.style;
  const beside = document.querySelectorAll<HTMLElement>('[data-above-banner]');
  const below = document.createElement('div');
  below.className = 'cookies-room screen-only';
  document.body.append(below);
  let isNew = true;
  const observer = new ResizeObserver(() => {
    const room = `${Math.ceil(innerHeight - box.getBoundingClientRect().top)}px`;
    root.scrollPaddingBottom = `calc(${room} + 1rem)`;
    below.style.height = room;
    for (const { style } of beside) style.setProperty('--cookies-room', room);
    if (isNew) uncoverFocus(box);
    isNew = false;
  });
  observer.observe(box);
  // Once the browser has scrolled to what has focus now.
  const follow = () => requestAnimationFrame(() => uncoverFocus(box));
  document.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    below.remove();
    root.scrollPaddingBottom = '';
    for (const { style } of beside) style.removeProperty('--cookies-room');
  };
}

/** Distance to the box's top edge that counts as covered, in pixels: the box may still be rising into its place. */
const nearPx = 16;

/** Of an element that is taller than the room above the box, the beginning comes into view. */
function uncoverFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return;
  const { top, bottom } = box.getBoundingClientRect();
  const own = focused.getBoundingClientRect();
  const isSmall = own.height < top;
  const isCovered = (isSmall ? own.bottom : own.top) > top - nearPx && own.top < bottom;
  if (isCovered) focused.scrollIntoView({ block: isSmall ? 'nearest' : 'start' });
}
