import { requestMessages } from '#content/data-requests.ts';
import { receiveDataRequest } from '#features/data-requests/server/receive.ts';
import { apiProblem, invalid, tooManyRequests } from '#server/http/answers/problems.ts';
import { idempotencyKey } from '#server/http/api.ts';
import type { Endpoint } from '#server/services.ts';

/** `POST /api/data-requests`: a request under art. 18 of the LGPD. Requests are never readable through the API. */
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
