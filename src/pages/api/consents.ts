import { consentProblems } from '#content/consent.ts';
import { addConsent } from '#features/consent/server/store.ts';
import { parseConsent } from '#features/consent/state/schema.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { apiProblem, invalid } from '#server/http/answers/problems.ts';
import { apiRoute } from '#server/http/api.ts';

export const prerender = false;

/** `POST /api/consents`: the proof of one decision about cookies. Proofs are never readable over HTTP. */
export const ALL = apiRoute({
  failure: consentProblems.failed,
  limiter: 'backgroundLimiter',
  async POST({ services, body }) {
    const consent = parseConsent(body);
    if (!consent.ok) return invalid(consentProblems.invalid, consent.errors);
    if (!(await addConsent(services.database, consent.value))) {
      return apiProblem(uniqueViolation, consentProblems.taken);
    }
    return { status: 201, body: { receipt: consent.value.receipt } };
  },
});
