import { adoptStyles } from '#components/ui/adopt-styles.ts';
import banner from './banner.css?inline';

let hide: (() => void) | undefined;

/**
 * Shows a box in the corner instead of the one that is there, in its place of the document (`Page.astro`).
 * @param label names the box
 * @param html what it holds, in the site's own words alone; a live region (`role="status"`) in it gets `said`. The look of buttons is
 *   the header's, which has brought the style sheet
 * @param said what is read out, `afterMs` milliseconds after the region has come: a screen reader announces only what changes
 *   in a region that is already in the page
 * @param end called when the box goes
 */
export function showBox(
  label: string,
  html: string,
  { said, afterMs }: { readonly said: string; readonly afterMs: number },
  end = () => {},
): HTMLElement {
  hideBox();
  adoptStyles(banner);
  const box = document.createElement('section');
  box.className = 'cookies screen-only';
  box.setAttribute('aria-label', label);
  box.innerHTML = html;
  document.querySelector('[data-corner-box]')?.append(box);
  const timer = setTimeout(() => box.querySelector('[role="status"]')?.append(said), afterMs);
  const endRoom = keepFocusRoom(box);
  hide = () => {
    clearTimeout(timer);
    endRoom();
    end();
    box.remove();
  };
  return box;
}

/** Takes away what is shown. */
export function hideBox(): void {
  hide?.();
  hide = undefined;
}

/**
 * Keeps what has focus from being covered by a box at the bottom of the view (WCAG 2.2, 2.4.11): gives the root scroll
 * padding, the page room after its footer, and what stays beside the text (`data-above-banner`) the box's height as
 * `--cookies-room`; and moves out from under the box what had focus already when it comes, and what the browser leaves
 * there because it is larger than the room above it. The height is no custom property of the root, because every element
 * inherits those: the whole page's style would be computed again.
 * @returns takes the room back
 */
function keepFocusRoom(box: HTMLElement): () => void {
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
