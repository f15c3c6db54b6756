import { createHash } from 'node:crypto';

/**
 * Keeps the last button that is pressed before the page's scripts have run, and presses it again when they have: on a slow line a
 * button is seen long before its script is there. Scripts of pages are modules, which have all run when `DOMContentLoaded` comes.
 * Left out are buttons whose command the browser runs by itself, submit buttons, and islands, which remember their own
 * (integrations/client-intent).
 *
 * It stands in the page as its own source, so it uses nothing from outside.
 */
export function replayEarlyPress(): void {
  let pressed: HTMLElement | undefined;
  const remember = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button === null || button.closest('astro-island')) return;
    if ('commandForElement' in button && button.commandForElement) return;
    pressed = button;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      document.removeEventListener('click', remember);
      pressed?.click();
    },
    { once: true },
  );
}

/** The script of {@link replayEarlyPress} as it stands in the page. */
export const earlyPressScript = `(${replayEarlyPress})()`;

/** What the page's policy calls it. */
export const earlyPressHash =
  `sha256-${createHash('sha256').update(earlyPressScript).digest('base64')}` as const;
