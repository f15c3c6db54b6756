import { requestMessages } from '#content/data-requests.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import type { RequestValues } from '#features/data-requests/rules/returned-request.ts';
import type { RequestField } from '#features/data-requests/rules/schema.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { answerForm, type FormPostAnswer, type FormPostLocals } from '#server/http/form-post.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { receiveDataRequest } from './receive.ts';

/** What was typed; nothing when the body could not be trusted or read. */
interface SentRequest {
  readonly values: RequestValues | undefined;
}

/**
 * Receives a request from the form as the browser posts it.
 * @returns where the request can be followed, or what the person sees again: what was typed, and what is wrong
 */
export function answerRequestPost(
  request: Request,
  locals: FormPostLocals<{ readonly database: DatabaseHandle }>,
): Promise<FormPostAnswer<SentRequest, RequestField>> {
  return answerForm(request, locals, {
    messages: requestMessages,
    read: (fields) => ({ values: fields && typedValues(fields) }),
    async receive({ values }, fields) {
      // What is shown again is what was checked, also when a field came twice.
      const honeypot = fields.get(HONEYPOT_FIELD);
      const outcome = await receiveDataRequest(locals.services.database, {
        ...values,
        [HONEYPOT_FIELD]: honeypot,
      });
      if (outcome.status === 'received') return { path: followPath(outcome.protocol) };
      return outcome.status === 'refused'
        ? { status: 422, problem: requestMessages.failed }
        : { status: 422, errors: outcome.errors };
    },
  });
}

function typedValues(form: URLSearchParams): RequestValues {
  const text = (name: string): string => form.get(name) ?? '';
  return { kind: text('kind'), nome: text('nome'), email: text('email'), details: text('details') };
}
