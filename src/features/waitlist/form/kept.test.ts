// @vitest-environment happy-dom
// R-WL-28
import { beforeEach, expect, test, vi } from 'vitest';
import { campaignIn, campaignQuery, readCampaign } from '#shared/campaign.ts';
import { noCampaign as none } from '../../../../tests/support/database/signups.ts';
import { visitCampaign } from './kept.ts';

test.each([
  [
    '?utm_source=copyright_link&utm_campaign=gazeta&x=1',
    { ...none, utm_source: 'copyright_link', utm_campaign: 'gazeta' },
  ],
  ['utm_campaign=%20a%00b%E2%80%8B%0A%20&utm_source=', { ...none, utm_campaign: 'ab' }],
  [`utm_content=${'a'.repeat(99)}😀b`, { ...none, utm_content: 'a'.repeat(99) }],
  [`utm_content=${'ã'.repeat(500)}`, { ...none, utm_content: 'ã'.repeat(100) }],
  ['utm_source=&utm_medium=%E2%80%8B&utm_campaign', undefined],
  ['?UTM_SOURCE=a&link=b', undefined],
])('reads of %j what can be stored', (query, campaign) => {
  expect(campaignIn(query)).toEqual(campaign);
  expect(campaignIn(campaignQuery(campaign))).toEqual(campaign);
});

test.each([null, 7, {}, ['a'], '\0\n'])('%j is no campaign', (value) => {
  expect(readCampaign(() => value)).toBeUndefined();
});

/** Goes to a page of this site, in the same tab, as far as campaigns are concerned. */
async function visit(address: string): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('#features/referral/referral.client.ts');
}

beforeEach(() => visit('/'));

test('a campaign is that of the form’s own address, and is carried to other pages only while analytics is on', async () => {
  await visit('/sites-para-jornais?link=x&utm_source=a&utm_campaign=b');
  expect(visitCampaign()).toEqual({ ...none, utm_source: 'a', utm_campaign: 'b' });
  await visit('/portal-ai-waitlist');
  expect(visitCampaign()).toBeUndefined();
  localStorage.setItem('cookieConsent', 'accepted');
  await visit('/sites-para-jornais?utm_source=a&utm_campaign=b');
  await visit('/sobre');
  await visit('/portal-ai-waitlist');
  expect(visitCampaign()).toEqual({ ...none, utm_source: 'a', utm_campaign: 'b' });
  await visit('/portal-ai-waitlist?utm_source=c');
  expect(visitCampaign()).toEqual({ ...none, utm_source: 'c' });
  await visit('/portal-ai-waitlist');
  localStorage.setItem('cookieConsent', 'rejected');
  expect(visitCampaign()).toBeUndefined();
  localStorage.setItem('cookieConsent', 'accepted');
  expect(visitCampaign()).toBeUndefined();
});
