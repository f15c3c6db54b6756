import { createHash } from 'node:crypto';
import { requestMessages } from '#content/data-requests.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import { newProtocol } from '#features/data-requests/rules/protocol.ts';
import {
  type DataRequest,
  parseDataRequest,
  type RequestField,
  type RequestKind,
  type RequestValues,
} from '#features/data-requests/rules/schema.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Storing, WriteRefusal } from '#server/http/limits/limits.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { addDataRequest } from './store.ts';

/** What receiving a request needs of the server. */
export interface ReceiveServices {
  readonly database: Pick<DatabaseHandle, 'db'>;
  readonly outbox: Pick<Outbox, 'requestTargets' | 'wake'>;
}

type ReceiveOutcome =
  | {
      readonly status: 'received';
      readonly protocol: string;
      /** Last moment of the answer, ISO 8601 in UTC. */
      readonly due_at: string;
    }
  | { readonly status: 'invalid'; readonly errors: FieldErrors<RequestField> }
  /** The honeypot was filled in. In case it was a person after all, the answer says where to write. */
  | { readonly status: 'refused' }
  | ({ readonly status: 'full' } & WriteRefusal);

/** What is done only for who has the mailbox; anybody can write anybody's e-mail in the form. */
const provenKinds: readonly RequestKind[] = ['access', 'correction', 'deletion', 'portability', 'withdrawal'];

/** LGPD, art. 19, II: 15 days, counted from the day of the request. */
const answerWithinMs = 15 * 24 * 60 * 60 * 1000;

/** For at least this long the same answers without a key are the same request, such as a second press. */
const repeatMs = 10 * 60_000;

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
  const now = new Date();
  const due_at = new Date(now.getTime() + answerWithinMs).toISOString();
  const { [HONEYPOT_FIELD]: honeypot = '' }: { readonly [HONEYPOT_FIELD]?: unknown } = Object(body);
  if (honeypot !== '' && honeypot !== null) return { status: 'refused' };
  const checked = parseDataRequest(body);
  if (!checked.ok) return { status: 'invalid', errors: checked.errors };
  const kept = await store(() =>
    addDataRequest(database, checked.value, {
      newProtocol: () => newProtocol(now),
      due_at,
      keys: attemptKeys(checked.value, key, now),
      notify: outbox.requestTargets.filter(
        ({ kind }) => kind !== 'request-email' || provenKinds.includes(checked.value.kind),
      ),
    }),
  );
  if (!kept.allowed) return { status: 'full', ...kept };
  outbox.wake();
  return { status: 'received', protocol: kept.stored.protocol, due_at: kept.stored.due_at };
}

/**
 * Keys of an attempt: a hash over the answers, so that the same key with other answers is another request and
 * nothing that was acknowledged is lost. Without a client's key the span of ten minutes stands in, and the
 * one before it, so that a second press just after the turn still counts.
 */
function attemptKeys(
  request: DataRequest,
  key: string | undefined,
  now: Date,
): readonly [string, ...string[]] {
  const hash = (attempt: string): string =>
    createHash('sha256')
      .update(JSON.stringify([attempt, request.kind, request.nome, request.email, request.details]))
      .digest('hex');
  if (key !== undefined) return [hash(`key ${key}`)];
  const span = Math.floor(now.getTime() / repeatMs);
  return [hash(`span ${span}`), hash(`span ${span - 1}`)];
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
    if (outcome.status === 'received') return { path: followPath(outcome.protocol) };
    if (outcome.status === 'full') return outcome;
    return outcome.status === 'refused'
      ? { status: 422, problem: requestMessages.failed }
      : { status: 422, errors: outcome.errors };
  },
};
