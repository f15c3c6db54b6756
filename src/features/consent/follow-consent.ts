import { consent as settings } from '#brand.ts';
import { pauseService, resumeService, startService } from './service-drivers.ts';
import { cookieDeletions, factsOf, type Service } from './services.ts';
import { currentConsent, onConsentChange } from './visitor.ts';

const started = new Set<Service>();
const paused = new Set<Service>();

function apply(): void {
  const { choice } = currentConsent();
  for (const service of settings.services) {
    const { category, cookies } = factsOf(service);
    if (choice[category]) {
      if (!started.has(service)) startService(service, choice);
      else if (paused.has(service)) resumeService(service, choice);
      started.add(service);
      paused.delete(service);
      continue;
    }
    if (started.has(service)) {
      pauseService(service, choice);
      paused.add(service);
    }
    // Also on a page that never loaded the service: what it left behind elsewhere goes too.
    for (const deletion of cookieDeletions(document.cookie, cookies, location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside HTTPS and in older browsers.
      document.cookie = deletion;
    }
  }
  void showReload(paused.size > 0);
}

let isReloadAsked = false;

/** Asks for a reload while a service without consent is in the page; takes the request back when it has it again. */
async function showReload(isNeeded: boolean): Promise<void> {
  if (isNeeded === isReloadAsked) return;
  isReloadAsked = isNeeded;
  const island = await import('./ConsentIsland.tsx');
  if (isReloadAsked) await island.askForReload();
  else island.hideNotice();
}

/**
 * Loads the third-party services whose category is on, and ends those whose category has been turned off: their
 * cookies are deleted and the page asks to be reloaded, because a script can't be taken out of a page.
 */
export function followConsent(): void {
  apply();
  onConsentChange(apply);
}
