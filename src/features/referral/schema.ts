import * as z from 'zod/mini';
import { atMost } from '#content/forms.ts';
import { referralNames as names, referralProblems as problems } from '#content/referral.ts';
import type { Database } from '#server/database/database.ts';
import { optionalText, requiredText, type TextRule } from '#shared/text.ts';
import { maxLinkLength, normaliseDomain, referralLimits, referralPages } from './payload.ts';

function rule(name: string, max: number, test?: (value: string) => boolean): TextRule {
  return { invalid: problems.text(name), max, tooLong: atMost(name, max), ...(test ? { test } : {}) };
}

/** A text that is null, or left out, while the analytics category is off; an empty one stays empty, as the browser tells it. */
function textOrNull(text: TextRule) {
  const told = z.pipe(
    optionalText(text),
    z.transform((value: string | null) => value ?? ''),
  );
  return z._default(z.nullable(told), null);
}

const isInstant = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const size = z
  .int({ error: problems.screen })
  .check(z.minimum(0, { error: problems.screen }), z.maximum(100_000, { error: problems.screen }));
const pixels = z._default(z.nullable(size), null);

/**
 * One visit that came from a customer's site, as it comes over the network: a row of `site_referrals`, with the domain normalised again
 * (R-REF-2). What tells about the visitor's device and way is null unless the visitor has turned the analytics category on (R-REF-8).
 */
export const referralSchema = z.object({
  referring_domain: z.pipe(
    requiredText(rule(names.domain, maxLinkLength), problems.domainMissing),
    z.transform((value: string, context) => {
      const domain = normaliseDomain(value);
      if (domain !== undefined) return domain;
      context.issues.push({ code: 'custom', message: problems.domain, input: value });
      return z.NEVER;
    }),
  ),
  page_visited: z.literal([...referralPages], { error: problems.page }),
  user_agent: textOrNull(rule(names.browser, referralLimits.userAgent)),
  metadata: z.object(
    {
      // In CSS pixels.
      screen_width: pixels,
      screen_height: pixels,
      language: textOrNull(
        rule(names.language, referralLimits.language, (value) => /^[a-z0-9-]+$/i.test(value)),
      ),
      timestamp: z.pipe(
        requiredText(rule(names.moment, 40, isInstant), problems.momentMissing),
        z.transform((value: string) => new Date(value).toISOString()),
      ),
      referrer: textOrNull(
        rule(names.referrer, referralLimits.referrer, (value) => /^[a-z][a-z0-9+.-]*:\S*$/i.test(value)),
      ),
    },
    { error: problems.metadata },
  ),
});

export type SiteReferral = Readonly<z.output<typeof referralSchema>>;

/**
 * Keeps one visit that `referralSchema` gave.
 * @throws the database's error when it can't be used
 */
export async function addSiteReferral({ db }: Database, { metadata, ...row }: SiteReferral): Promise<void> {
  await db
    .insertInto('site_referrals')
    .values({ ...row, metadata: JSON.stringify(metadata) })
    .execute();
}
