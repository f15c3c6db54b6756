import { requestMessages } from '#content/data-requests.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import type { RequestValues } from '#features/data-requests/rules/returned-request.ts';
import type { RequestField } from '#features/data-requests/rules/schema.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { type ReceiveServices, receiveDataRequest } from './receive.ts';

/** Receiving a request from the form as the browser posts it; a request leads to where it can be followed. */
export const requestForm: PostedForm<{ readonly values: RequestValues }, RequestField, ReceiveServices> = {
  stores: 'dataRequest',
  messages: requestMessages,
  read: (fields) => ({ values: typedValues(fields) }),
  async receive({ values }, fields, services) {
    // What is shown again is what was checked, also when a field came twice.
    const honeypot = fields.get(HONEYPOT_FIELD);
    const outcome = await receiveDataRequest(services, { ...values, [HONEYPOT_FIELD]: honeypot });
    if (outcome.status === 'received') return { path: followPath(outcome.protocol) };
    return outcome.status === 'refused'
      ? { status: 422, problem: requestMessages.failed }
      : { status: 422, errors: outcome.errors };
  },
};

function typedValues(form: URLSearchParams): RequestValues {
  const text = (name: string): string => form.get(name) ?? '';
  return { kind: text('kind'), nome: text('nome'), email: text('email'), details: text('details') };
}
