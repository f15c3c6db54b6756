import { requestMessages } from '#content/data-requests.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import {
  parseDataRequest,
  type RequestField,
  type RequestKind,
  type RequestValues,
} from '#features/data-requests/rules/schema.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { Database } from '#server/database/database.ts';
import type { Storing, WriteRefusal } from '#server/http/limits/limits.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { addDataRequest, type StoredRequest } from './store.ts';

export interface ReceiveServices {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'requestTargets' | 'wake'>;
}

type ReceiveOutcome =
  | StoredRequest
  | { readonly status: 422; readonly errors: FieldErrors<RequestField> }
  /** The honeypot was filled in. In case it was a person after all, the answer says where to write. */
  | { readonly status: 422; readonly problem: string }
  | WriteRefusal;

/** What is done only for who has the mailbox; anybody can write anybody's e-mail in the form. */
const provenKinds: readonly RequestKind[] = ['access', 'correction', 'deletion', 'portability', 'withdrawal'];

/**
 * Receives one request under art. 18 of the LGPD: honeypot, check, store.
 * @param body the fields of `parseDataRequest`; it may hold the honeypot's
 * @param key the request's `Idempotency-Key`, checked; a form that the browser posts by itself has none
 * @throws the database's error when it can't be used
 */
export async function receiveDataRequest(
  { database, outbox, store }: ReceiveServices & Storing,
  body: unknown,
  key?: string,
): Promise<ReceiveOutcome> {
  const { [HONEYPOT_FIELD]: honeypot = '' }: { readonly [HONEYPOT_FIELD]?: unknown } = Object(body);
  if (honeypot !== '' && honeypot !== null) return { status: 422, problem: requestMessages.failed };
  const checked = parseDataRequest(body);
  if (!checked.ok) return { status: 422, errors: checked.errors };
  const { value } = checked;
  const notify = outbox.requestTargets.filter(
    ({ kind }) => kind !== 'request-email' || provenKinds.includes(value.kind),
  );
  const kept = await store(() => addDataRequest(database, value, key, notify));
  if (!kept.allowed) return kept;
  outbox.wake();
  return kept.stored;
}

/** Receiving a request from the form as the browser posts it; a request leads to where it can be followed. */
export const requestForm: PostedForm<{ readonly values: RequestValues }, RequestField, ReceiveServices> = {
  stores: 'dataRequest',
  messages: requestMessages,
  read(fields) {
    const text = (name: RequestField): string => fields.get(name) ?? '';
    return {
      values: { kind: text('kind'), nome: text('nome'), email: text('email'), details: text('details') },
    };
  },
  async receive({ values }, fields, services) {
    // What is shown again is what was checked, also when a field came twice.
    const honeypot = fields.get(HONEYPOT_FIELD);
    const outcome = await receiveDataRequest(services, { ...values, [HONEYPOT_FIELD]: honeypot });
    return 'protocol' in outcome ? { path: followPath(outcome.protocol) } : outcome;
  },
};
