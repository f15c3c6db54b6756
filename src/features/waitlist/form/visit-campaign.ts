import { campaignKey, currentConsent } from '#features/consent/state/current-consent.ts';
import { type Campaign, campaignIn } from '#shared/campaign.ts';

/**
 * The campaign that a form's visit came by: the one in the address of the page that holds the form; else that of a page before it in
 * this tab, as long as the analytics category is on (R-WL-28).
 */
export function visitCampaign(): Campaign | undefined {
  return campaignIn(location.search) ?? campaignIn(carried());
}

function carried(): string {
  try {
    if (currentConsent().choice.analytics) return sessionStorage.getItem(campaignKey) ?? '';
    sessionStorage.removeItem(campaignKey);
  } catch {
    // Nothing was carried where storage is blocked.
  }
  return '';
}
