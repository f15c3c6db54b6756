import { requestMessages } from '#features/data-requests/form/messages.ts';
import { receiveDataRequest } from '#features/data-requests/server/receive.ts';
import { apiRoute, idempotencyKey, invalid, problem } from '#server/http/api.ts';

export const prerender = false;

/** `POST /api/data-requests`: a request under art. 18 of the LGPD. Requests are never readable over HTTP. */
export const ALL = apiRoute({
  failure: requestMessages.failed,
  async POST({ request, services, body }) {
    const idempotency = idempotencyKey(request);
    if (!idempotency.ok) {
      return problem(400, 'invalid_idempotency_key', 'O cabeçalho Idempotency-Key é inválido.');
    }
    const outcome = await receiveDataRequest(services.database, body, idempotency.key);
    if (outcome.status === 'refused') return problem(422, 'refused', requestMessages.failed);
    return outcome.status === 'received'
      ? { status: 201, body: { protocol: outcome.protocol, due_at: outcome.due_at } }
      : invalid(requestMessages.invalid, outcome.errors);
  },
});
