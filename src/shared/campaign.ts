import { cleanText } from './clean-text.ts';

/** What a link says of the campaign that it belongs to, as addresses and columns name it. */
export const campaignParts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

/** The campaign that a sign-up came by; null where the link said nothing. */
export type Campaign = { readonly [Part in (typeof campaignParts)[number]]: string | null };

/** Longest part, in UTF-16 units; more is cut. */
export const longestPart = 100;

/** Control of a form that the server sends back, with the campaign as a query: that page's own address has none. */
export const CAMPAIGN_FIELD = 'campanha';

/**
 * Reads a campaign. Nothing of it can be wrong: what is no text is left out, what nobody sees is taken away, the rest is cut.
 * @param partOf gives a part as it came
 * @returns undefined where no part says anything
 */
export function readCampaign(
  partOf: (part: (typeof campaignParts)[number]) => unknown,
): Campaign | undefined {
  const parts = campaignParts.map((part) => {
    const value = partOf(part);
    // Cut before it is read, and again after that, which may leave half of an emoji at the end.
    const seen = typeof value === 'string' ? cleanText(value.slice(0, 10 * longestPart)).trim() : '';
    return [part, cleanText(seen.slice(0, longestPart)).trim() || null] as const;
  });
  if (parts.every(([, value]) => value === null)) return undefined;
  return Object.fromEntries(parts) as Campaign;
}

/** The campaign that a query (`utm_source=...&utm_campaign=...`) names, with or without its question mark. */
export function campaignIn(query: string): Campaign | undefined {
  const parameters = new URLSearchParams(query);
  return readCampaign((part) => parameters.get(part));
}

/** A campaign as {@link campaignIn} reads it back; empty for none. */
export function campaignQuery(campaign: Campaign | undefined): string {
  const said = Object.entries(campaign ?? {}).flatMap(([part, value]) =>
    value === null ? [] : [[part, value]],
  );
  return String(new URLSearchParams(said));
}

/** What a campaign is called: `utm_campaign`, or `utm_source` where the link has no other. */
export function campaignName(campaign: Partial<Campaign> | undefined): string | undefined {
  return campaign?.utm_campaign ?? campaign?.utm_source ?? undefined;
}
