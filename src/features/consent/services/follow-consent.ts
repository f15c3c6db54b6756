import { consent as settings } from '#brand.ts';
import { cookieReload as words } from '#content/cookies.ts';
import { hideBox, showBox } from '#features/consent/banner/corner-box.ts';
import { currentConsent, onConsentChange } from '#features/consent/state/current-consent.ts';
import { type Choice, isSame } from '#features/consent/state/state.ts';
import type { Service } from '#shared/third-party-service.ts';
import { startService, updateService } from './service-drivers.ts';
import { cookieDeletions, factsOf } from './services.ts';

/** The services in the page, each with the choice that was last passed to it. */
const lastChoices = new Map<Service, Choice>();

function apply(): void {
  const { choice } = currentConsent();
  let isReloadNeeded = false;
  for (const service of settings.services) {
    const { category, cookies } = factsOf(service);
    const before = lastChoices.get(service);
    const isOn = choice[category];
    if (before && !isSame(before, choice)) updateService(service, choice);
    if (!before && isOn) startService(service, choice);
    if (before || isOn) lastChoices.set(service, choice);
    if (isOn) continue;
    isReloadNeeded ||= before !== undefined;
    // Also on a page that never loaded the service: the cookies that it set on other pages are deleted too.
    for (const deletion of cookieDeletions(document.cookie, cookies, location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside HTTPS and in older browsers.
      document.cookie = deletion;
    }
  }
  askForReload(isReloadNeeded);
}

let isReloadAsked = false;

/**
 * Asks the visitor to reload the page while a service that has lost its consent is still in it; takes the request back when it
 * has it again.
 */
function askForReload(isNeeded: boolean): void {
  if (isNeeded === isReloadAsked) return;
  isReloadAsked = isNeeded;
  if (!isNeeded) {
    hideBox();
    return;
  }
  const html = `<p class="cookies__text" role="status"></p>
<div class="cookies__actions"><button type="button" class="btn btn--line btn--sm">${words.action}</button></div>`;
  const box = showBox(words.label, html, { said: words.text, afterMs: 0 });
  box.querySelector('button')?.addEventListener('click', () => location.reload());
}

/**
 * Loads the third-party services whose category is on, and ends those whose category has been turned off: their
 * cookies are deleted and the page asks to be reloaded, because a script can't be taken out of a page.
 */
export function followConsent(): void {
  apply();
  onConsentChange(apply);
}
