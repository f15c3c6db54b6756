import { consentProblems } from '#content/consent.ts';
import { addConsent } from '#features/consent/server/store.ts';
import { parseConsent } from '#features/consent/state/schema.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { apiProblem, invalid, tooManyRequests } from '#server/http/answers/problems.ts';
import type { Endpoint } from '#server/services.ts';

/** `POST /api/consents`: the proof of one decision about cookies. Proofs are never readable through the API. */
export const consents: Endpoint = {
  stores: 'proof',
  failure: consentProblems.failed,
  limiter: 'backgroundLimiter',
  async POST({ services, body }) {
    const consent = parseConsent(body);
    if (!consent.ok) return invalid(consentProblems.invalid, consent.errors);
    const kept = await services.store(() => addConsent(services.database, consent.value));
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    if (!kept.stored) return apiProblem(uniqueViolation, consentProblems.taken);
    return { status: 201, body: { receipt: consent.value.receipt } };
  },
};
