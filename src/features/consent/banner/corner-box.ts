import { adoptStyles } from '#components/ui/adopt-styles.ts';
import banner from './banner.css?inline';
import { keepFocusRoom } from './focus-room.ts';

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
