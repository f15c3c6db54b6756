import { addConsent } from '#features/consent/server/store.ts';
import { parseConsent } from '#features/consent/state/schema.ts';
import { uniqueViolation } from '#server/database/errors.ts';
import { apiProblem, invalid } from '#server/http/answers/problems.ts';
import { apiRoute } from '#server/http/api.ts';

export const prerender = false;

/** `POST /api/consents`: the proof of one decision about cookies. Proofs are never readable over HTTP. */
export const ALL = apiRoute({
  failure: 'Não foi possível registrar a sua escolha. Ela vale neste navegador mesmo assim.',
  limiter: 'backgroundLimiter',
  async POST({ services, body }) {
    const consent = parseConsent(body);
    if (!consent.ok) return invalid('Há dados da escolha que não podem ser aceitos.', consent.errors);
    if (!(await addConsent(services.database, consent.value))) {
      return apiProblem(uniqueViolation, 'Este recibo já é de outra escolha.');
    }
    return { status: 201, body: { receipt: consent.value.receipt } };
  },
});
