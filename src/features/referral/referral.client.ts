/**
 * Tells the server from which site this view of the page came (R-REF-1 to R-REF-6, R-WLP-25): once, when the browser is idle, or at the
 * latest when the visitor leaves. A page from the back/forward cache was counted before. Failures are only logged.
 *
 * A campaign in the address is kept for the pages after this one, if the analytics category is on when the visitor leaves (R-WL-28).
 */
import { whenShown } from '#components/ui/when-shown.ts';
import { referralNotRecorded } from '#content/referral.ts';
import { campaignKey, currentConsent } from '#features/consent/state/current-consent.ts';
import { tellServer } from '#shared/tell-server.ts';
import { linkedVisit, referralLimits } from './payload.ts';
import type { SiteReferral } from './schema.ts';

/** What is sent for one view besides its link; of the device and the way there only while the analytics category is on (R-REF-8). */
function detailsOf(viewed: Date): Pick<SiteReferral, 'user_agent' | 'metadata'> {
  const isAllowed = currentConsent().choice.analytics;
  const { userAgent, language } = navigator;
  return {
    user_agent: isAllowed ? userAgent.slice(0, referralLimits.userAgent) : null,
    metadata: {
      screen_width: isAllowed ? Math.round(screen.width) : null,
      screen_height: isAllowed ? Math.round(screen.height) : null,
      language: isAllowed ? language.slice(0, referralLimits.language) : null,
      timestamp: viewed.toISOString(),
      referrer: isAllowed ? document.referrer.slice(0, referralLimits.referrer) : null,
    },
  };
}

/** Keeps the campaign; `?` and the rest of the query are not its. */
function carryCampaign(): void {
  const campaign = location.search.match(/utm_[^&]*/g)?.join('&');
  if (campaign === undefined || !currentConsent().choice.analytics) return;
  try {
    sessionStorage.setItem(campaignKey, campaign);
  } catch {
    // The form in this page still knows it.
  }
}

whenShown(() => {
  addEventListener('pagehide', carryCampaign);
  const visit = linkedVisit(location);
  if (visit === undefined) return;
  const viewed = new Date();
  let isSent = false;
  const send = (): void => {
    if (isSent) return;
    isSent = true;
    void tellServer('/api/site-referrals', { ...visit, ...detailsOf(viewed) }).then((status) => {
      if (status !== 201) console.warn(referralNotRecorded, status);
    });
  };
  const sendWhenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(send, { timeout: 3000 });
    else setTimeout(send, 500);
  };
  addEventListener('pagehide', send);
  if (document.readyState === 'complete') sendWhenIdle();
  else addEventListener('load', sendWhenIdle, { once: true });
});
