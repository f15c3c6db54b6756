import type { Choice } from '#features/consent/state/state.ts';
import type { Service } from '#shared/third-party-service.ts';
import { factsOf } from './services.ts';

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
