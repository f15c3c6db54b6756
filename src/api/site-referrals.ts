import { referralProblems } from '#content/referral.ts';
import { addSiteReferral, parseSiteReferral } from '#features/referral/schema.ts';
import { invalid, tooManyRequests } from '#server/http/answers/problems.ts';
import type { Endpoint } from '#server/services.ts';

/** `POST /api/site-referrals`: one visit that came from a customer's site. Visits are never readable through the API. */
export const siteReferrals: Endpoint = {
  stores: 'referral',
  failure: referralProblems.failed,
  limiter: 'backgroundLimiter',
  async POST({ services, body }) {
    const referral = parseSiteReferral(body);
    if (!referral.ok) return invalid(referralProblems.invalid, referral.errors);
    const kept = await services.store(() => addSiteReferral(services.database, referral.value));
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    return { status: 201, body: { ok: true } };
  },
};
