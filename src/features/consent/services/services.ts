import type { consent } from '#brand.ts';
import type { Service } from '#shared/third-party-service.ts';
import { parseUrl } from '#shared/url.ts';

/** What the site has to know of a service, whatever its kind. */
type ServiceFacts = Omit<Extract<Service, { readonly kind: 'custom' }>, 'kind'>;

/** The facts of a service, from its maker's documentation. */
export function factsOf(service: Service): ServiceFacts {
  switch (service.kind) {
    case 'google-analytics':
      // developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4".
      return {
        name: 'Google Analytics 4',
        category: 'analytics',
        script: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(service.id)}`,
        connect: [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
        images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        cookies: ['_ga', '_ga_*'],
      };
    case 'plausible':
      return {
        name: 'Plausible',
        category: 'analytics',
        script: 'https://plausible.io/js/script.js',
        connect: ['https://plausible.io'],
        images: [],
        cookies: [],
      };
    case 'meta-pixel':
      return {
        name: 'Meta Pixel',
        category: 'marketing',
        script: 'https://connect.facebook.net/pt_BR/fbevents.js',
        connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
        images: ['https://www.facebook.com'],
        cookies: ['_fbp', '_fbc'],
      };
    case 'custom':
      return service;
  }
}

/**
 * Why the site must not be built with these settings: a service would be loaded for somebody who only opened a policy, and reading
 * is not consent (LGPD, art. 5, XII).
 * @returns undefined when there is no reason
 */
export function consentProblem({ services, policyLinksAccept }: typeof consent): string | undefined {
  return services.length > 0 && policyLinksAccept
    ? 'src/brand.ts: há serviços em consent.services e consent.policyLinksAccept está ligado. Abrir uma política não é consentir (LGPD, art. 5º, XII): desligue policyLinksAccept ou tire os serviços.'
    : undefined;
}

/** An origin as a policy takes it: scheme, host with at most one leading star, port. Plain HTTP is for tests. */
const origin = /^(?:https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?|http:\/\/127\.0\.0\.1:\d+)$/;

/**
 * What the Content-Security-Policy has to let through for these services, and nothing more: nothing at all when
 * there is none. Used by the build.
 * @throws when an address can't stand in a policy
 */
export function policySources(services: readonly Service[]) {
  const facts = services.map(factsOf);
  const unique = (origins: readonly string[]) => {
    const wrong = origins.find((text) => !origin.test(text));
    if (wrong !== undefined) throw new Error(`consent.services: ${wrong} is not an origin`);
    return [...new Set(origins)].sort();
  };
  return {
    script: unique(facts.map(({ script }) => parseUrl(script)?.origin ?? script)),
    connect: unique(facts.flatMap(({ connect }) => connect)),
    images: unique(facts.flatMap(({ images }) => images)),
  };
}

/**
 * The assignments to `document.cookie` that delete a service's cookies. Whatever domain a cookie was set for, the
 * browser tells only its name: each parent domain is tried. Cookies that scripts can't see stay out of reach.
 * @param present `document.cookie`
 * @param patterns names, as in {@link ServiceFacts.cookies}
 * @param hostname of the page
 */
export function cookieDeletions(
  present: string,
  patterns: readonly string[],
  hostname: string,
): readonly string[] {
  const labels = /^[\d.]+$/.test(hostname) ? [] : hostname.split('.');
  const domains = labels
    .map((_, index) => labels.slice(index).join('.'))
    .filter((name) => name.includes('.'));
  const isTheirs = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  return present
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter(isTheirs)
    .flatMap((name) =>
      ['', ...domains.map((domain) => `; Domain=${domain}`)].map(
        (end) => `${name}=; Max-Age=0; Path=/${end}`,
      ),
    );
}
