import { messages } from '#content/waitlist.ts';
import { SHOWN_TEXTS_HEADER } from '#features/waitlist/rules/shown-texts.ts';
import { join, readSentRow } from '#features/waitlist/server/join.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { apiProblem, invalid, invalidBody, tooManyRequests } from '#server/http/answers/problems.ts';
import { idempotencyKey, oneRow } from '#server/http/api.ts';
import type { Endpoint } from '#server/services.ts';
import { parseUrl } from '#shared/url.ts';

/** `POST /api/waitlist`: one sign-up. There is no `GET`: sign-ups are never readable through the API. */
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
