import { createHash } from 'node:crypto';

/**
 * Keeps the last button that is pressed before the page's scripts have run, and presses it again when they have: on a slow line a
 * button is seen long before its script is there. Scripts of pages are modules, which have all run when `DOMContentLoaded` comes.
 * Left out are buttons whose command the browser runs by itself, submit buttons, and islands, which remember their own
 * (integrations/client-intent).
 *
 * A text, so that pages built ahead and pages made on demand hold the same, whose hash is in the policy of all (astro.config.ts).
 */
export const earlyPressScript = `{
let pressed;
const remember = ({ target }) => {
const button = target instanceof Element && target.closest('button[type="button"]');
if (button && !button.closest('astro-island') && !button.commandForElement) pressed = button;
};
document.addEventListener('click', remember);
document.addEventListener('DOMContentLoaded', () => {
document.removeEventListener('click', remember);
pressed?.click();
}, { once: true });
}`;

/** What a policy calls it. */
export const earlyPressHash =
  `sha256-${createHash('sha256').update(earlyPressScript).digest('base64')}` as const;
