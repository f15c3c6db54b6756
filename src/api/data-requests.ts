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
    if (outcome.status === 'refused') return apiProblem('refused', requestMessages.failed);
    if (outcome.status === 'full') return tooManyRequests(outcome.retryAfterSeconds);
    return outcome.status === 'received'
      ? { status: 201, body: { protocol: outcome.protocol, due_at: outcome.due_at } }
      : invalid(requestMessages.invalid, outcome.errors);
  },
};
