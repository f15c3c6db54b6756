import { createHash } from 'node:crypto';

/**
 * Holds back a press on a button until the page's scripts have run, and then presses the last one again: on a slow line a button
 * is seen long before its script is there. Scripts of pages are modules, which have all run when `DOMContentLoaded` comes. Held
 * back is also a press on a button whose own script is there before another one: handled at once and again at the end, it would
 * open a menu and close it.
 * Left out are buttons whose command the browser runs by itself, submit buttons, and islands, which remember their own
 * (astro-adapter/client-intent-directive.ts).
 *
 * A text, so that pages built ahead and pages made on demand hold the same, whose hash is in the policy of all (astro.config.ts).
 */
export const earlyPressScript = `{
let pressed;
const hold = (event) => {
const button = event.target.closest?.('button[type="button"]');
if (!button || button.closest('astro-island') || button.commandForElement) return;
event.preventDefault();
event.stopImmediatePropagation();
pressed = button;
};
addEventListener('click', hold, true);
document.addEventListener('DOMContentLoaded', () => {
removeEventListener('click', hold, true);
pressed?.click();
}, { once: true });
}`;

/** What a policy calls it. */
export const earlyPressHash =
  `sha256-${createHash('sha256').update(earlyPressScript).digest('base64')}` as const;
