import { normaliseDomain } from './domain.ts';

/** The one page that counts where its visitors come from (R-REF-1). */
export const referralPage = '/sites-para-jornais';

/** Query parameter of that page with the address of the site that links to it. */
const referralParameter = 'link';

/** Most characters of each text, in UTF-16 units. The browser cuts to them, the server refuses what is longer. */
export const referralLimits = { userAgent: 1024, language: 35, referrer: 2048 } as const;

/** One visit that came from a customer's site: a row of `site_referrals` (R-REF-2). */
export interface SiteReferral {
  readonly referring_domain: string;
  readonly page_visited: typeof referralPage;
  readonly user_agent: string;
  readonly metadata: {
    /** CSS pixels. */
    readonly screen_width: number;
    readonly screen_height: number;
    /** BCP 47 tag, such as `pt-BR`; empty when the browser tells none. */
    readonly language: string;
    /** ISO 8601 in UTC. */
    readonly timestamp: string;
    /** Address of the page before, as far as the browser tells it; empty when there was none. */
    readonly referrer: string;
  };
}

/** What a browser tells about itself; `globalThis` parts, so that a test can stand in for them. */
export interface BrowserFacts {
  /** Query of the page's address, with its question mark. */
  readonly search: string;
  readonly userAgent: string;
  readonly language: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly referrer: string;
}

/**
 * What is sent for one view of the page.
 * @returns undefined when the address has no `link`, or one that names no domain: nothing is sent then
 */
export function referralOf(browser: BrowserFacts, now = new Date()): SiteReferral | undefined {
  const domain = normaliseDomain(new URLSearchParams(browser.search).get(referralParameter) ?? '');
  if (domain === undefined) return undefined;
  return {
    referring_domain: domain,
    page_visited: referralPage,
    user_agent: browser.userAgent.slice(0, referralLimits.userAgent),
    metadata: {
      screen_width: Math.round(browser.screen.width),
      screen_height: Math.round(browser.screen.height),
      language: browser.language.slice(0, referralLimits.language),
      timestamp: now.toISOString(),
      referrer: browser.referrer.slice(0, referralLimits.referrer),
    },
  };
}
