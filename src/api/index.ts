/**
 * The JSON endpoints (R-API). The server answers them by itself (src/server/http/api.ts). Sign-ups, requests, proofs and visits are
 * never readable through them.
 */
import { consentProblems } from '#content/consent.ts';
import { requestMessages } from '#content/data-requests.ts';
import { checkFields } from '#content/forms.ts';
import { generator } from '#content/generator.ts';
import { problemMessages } from '#content/problems.ts';
import { referralProblems } from '#content/referral.ts';
import { messages } from '#content/waitlist.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { addConsent } from '#features/consent/server/store.ts';
import { consentSchema } from '#features/consent/state/schema.ts';
import { parseGeneration } from '#features/copyright-generator/embed/schema.ts';
import {
  recentGenerations,
  saveGeneration,
  searchGenerations,
} from '#features/copyright-generator/server/store.ts';
import { receiveDataRequest } from '#features/data-requests/server/receive.ts';
import { countTold } from '#features/funnel/visit.ts';
import { addSiteReferral, referralSchema } from '#features/referral/schema.ts';
import { SHOWN_TEXTS_HEADER } from '#features/waitlist/rules/sent-beside.ts';
import { join, readSentRow } from '#features/waitlist/server/join.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { apiProblem, invalid, invalidBody, tooManyRequests } from '#server/http/answers/problems.ts';
import { idempotencyKey, oneRow } from '#server/http/api.ts';
import type { Endpoint } from '#server/services.ts';
import { parseUrl } from '#shared/url.ts';
import { validate } from '#shared/validate.ts';

/** `POST /api/waitlist`: one sign-up. */
export const waitlist: Endpoint = {
  stores: 'signUp',
  failure: messages.failed,
  async POST({ request, services, body }) {
    const idempotency = idempotencyKey(request);
    if (!idempotency.ok) return apiProblem('invalid_idempotency_key');
    const one = oneRow(body);
    if (one === undefined) return invalidBody(messages.oneAtATime);

    const refused = await join(services, {
      ...readSentRow(one.row),
      key: idempotency.key,
      shownTexts: request.headers.get(SHOWN_TEXTS_HEADER),
      page: parseUrl(request.headers.get('Referer') ?? ''),
    });
    if (refused === undefined) return { status: 201, body: { ok: true } };
    if ('errors' in refused) return invalid(messages.invalid, refused.errors);
    return 'problem' in refused
      ? apiProblem(uniqueViolation, refused.problem)
      : tooManyRequests(refused.retryAfterSeconds);
  },
};

/** `POST /api/data-requests`: a request under art. 18 of the LGPD. */
export const dataRequests: Endpoint = {
  stores: 'dataRequest',
  failure: requestMessages.failed,
  async POST({ request, services, body }) {
    const idempotency = idempotencyKey(request);
    if (!idempotency.ok) return apiProblem('invalid_idempotency_key');
    const outcome = await receiveDataRequest(services, body, idempotency.key);
    if ('errors' in outcome) return invalid(requestMessages.invalid, outcome.errors);
    if ('problem' in outcome) return apiProblem('refused', outcome.problem);
    return 'protocol' in outcome
      ? { status: 201, body: { protocol: outcome.protocol, due_at: outcome.due_at } }
      : tooManyRequests(outcome.retryAfterSeconds);
  },
};

/** `POST /api/consents`: the proof of one decision about cookies. */
export const consents: Endpoint = {
  stores: 'proof',
  failure: consentProblems.failed,
  countsAs: 'background',
  async POST({ services, body }) {
    const consent = validate(consentSchema, body);
    if (!consent.ok) return invalid(consentProblems.invalid, consent.errors);
    const kept = await services.store(() => addConsent(services.database, consent.value));
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    if (!kept.stored) return apiProblem(uniqueViolation, consentProblems.taken);
    return { status: 201, body: { receipt: consent.value.receipt } };
  },
};

/** `POST /api/site-referrals`: one visit that came from a customer's site. */
export const siteReferrals: Endpoint = {
  stores: 'referral',
  failure: referralProblems.failed,
  countsAs: 'background',
  async POST({ services, body }) {
    const referral = validate(referralSchema, body);
    if (!referral.ok) return invalid(referralProblems.invalid, referral.errors);
    const kept = await services.store(() => addSiteReferral(services.database, referral.value));
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    return { status: 201, body: { ok: true } };
  },
};

/** `POST /api/counts`: a page tells that it is shown after it was rendered ahead, or that its form is begun (R-EQ-30). */
export const counts: Endpoint = {
  failure: problemMessages.internal,
  countsAs: 'count',
  async POST({ request, services, body }) {
    const kind = (['view', 'begun'] as const).find((known) => known === body);
    if (kind === undefined) return invalidBody(problemMessages.badRequest);
    countTold(services.dayCounts, kind, request.headers);
    return { status: 204, body: {} };
  },
};

/**
 * `GET /api/copyright-generations`: the 10 newest, or with `?search=` those whose client's name contains it.
 * `POST`: keeps one; sent again within ten minutes it is kept once (R-API-10 to R-API-12). Where only the staff get here, that is written down.
 */
export const copyrightGenerations: Endpoint = {
  stores: 'generation',
  failure: { GET: generator.saved.failed, POST: generator.messages.saveFailedInline },
  async GET({ query, services }) {
    const term = query.get('search');
    const items =
      term === null
        ? await recentGenerations(services.database)
        : await searchGenerations(services.database, term);
    return { status: 200, body: { items } };
  },
  async POST({ services, body, actor }) {
    const generation = parseGeneration(body);
    if (!generation.ok) return invalid(checkFields, generation.errors);
    const isStaff = services.settings.staff !== undefined;
    const kept = await services.store(() =>
      saveGeneration(services.database, generation.value, async (db, subjectId) => {
        const entry = { action: 'create', subject: 'generation', subjectId, ...actor } as const;
        if (isStaff) await recordAudit({ db }, entry);
      }),
    );
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    return { status: 201, body: { ok: true } };
  },
};

/** Each endpoint by its path. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['/api/consents', consents],
  ['/api/copyright-generations', copyrightGenerations],
  ['/api/data-requests', dataRequests],
  ['/api/counts', counts],
  ['/api/site-referrals', siteReferrals],
  ['/api/waitlist', waitlist],
]);
