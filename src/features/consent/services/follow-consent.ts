import { consent as settings } from '#brand.ts';
import { cookieReload as words } from '#content/cookies.ts';
import { hideBox, showBox } from '#features/consent/banner/corner-box.ts';
import { currentConsent, onConsentChange } from '#features/consent/state/current-consent.ts';
import { type Choice, isSame } from '#features/consent/state/state.ts';
import type { Service } from '#shared/third-party-service.ts';
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

/** The global functions and flags through which the vendors' scripts are controlled. */
type Tagged = typeof globalThis & {
  dataLayer?: unknown[];
  fbq?: MetaQueue;
} & Record<`ga-disable-${string}`, boolean>;

interface MetaQueue {
  (...command: readonly unknown[]): void;
  callMethod?: (...command: readonly unknown[]) => void;
  push?: MetaQueue;
  queue: unknown[];
  loaded: boolean;
  version: string;
}

const tagged = globalThis as Tagged;

/**
 * Starts a service whose category is on: the few lines that its maker would have in the page, and its script.
 * Called once per page view.
 */
export function startService(service: Service, choice: Choice): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = factsOf(service).script;
  if (service.kind === 'plausible') script.dataset.domain = service.domain;
  if (service.kind === 'google-analytics') {
    gtag('consent', 'default', googleConsent(choice));
    gtag('js', new Date());
    gtag('config', service.id);
  }
  if (service.kind === 'meta-pixel') {
    tagged.fbq ??= metaQueue();
    tagged.fbq('init', service.id);
    tagged.fbq('track', 'PageView');
  }
  document.head.append(script);
}

/** Tells a service that is in the page what the consent covers now, and to send nothing while its category is off. */
export function updateService(service: Service, choice: Choice): void {
  const isOn = choice[factsOf(service).category];
  if (service.kind === 'google-analytics') {
    tagged[`ga-disable-${service.id}`] = !isOn;
    gtag('consent', 'update', googleConsent(choice));
  }
  if (service.kind === 'meta-pixel') tagged.fbq?.('consent', isOn ? 'grant' : 'revoke');
}

/** Basic consent mode: the tag is loaded after consent only, and told what the consent covers. */
function googleConsent({ analytics, marketing }: Choice) {
  const state = (isOn: boolean) => (isOn ? 'granted' : 'denied');
  return {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  };
}

function gtag(..._command: readonly unknown[]): void {
  tagged.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script reads the `arguments` object itself and passes over arrays.
  tagged.dataLayer.push(arguments);
}

/** Meta's own stub: keeps the commands until its script takes over by setting `callMethod`. */
function metaQueue(): MetaQueue {
  const fbq: MetaQueue = Object.assign(
    (...command: readonly unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command);
      else fbq.queue.push(command);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  return fbq;
}
