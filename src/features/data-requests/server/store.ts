import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { dataRequests } from '#content/data-requests.ts';
import { newProtocol, parseProtocol } from '#features/data-requests/rules/protocol.ts';
import type { DataRequest } from '#features/data-requests/rules/schema.ts';
import { enqueue } from '#features/outbox/enqueue.ts';
import type { OutboxTarget } from '#features/outbox/outbox-item.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

/** LGPD, art. 19, II: 15 days, counted from the day of the request. */
const answerWithinMs = 15 * 24 * 60 * 60 * 1000;

/** For at least this long the same answers without a key are the same request, such as a second press. */
const repeatMs = 10 * 60_000;

const shown = ['protocol', 'kind', 'created_at', 'due_at', 'done_at'] as const;

/** What may be told about a stored request to whoever holds its protocol number: nothing about the person. */
export type StoredRequest = Pick<Selectable<Schema['data_requests']>, (typeof shown)[number]>;

/**
 * Keys of an attempt: a hash over the answers, so that the same key with other answers is another request and
 * nothing that was acknowledged is lost. Without a client's key the span of ten minutes stands in, and the
 * one before it, so that a second press just after the turn still counts.
 */
function attemptKeys({ kind, nome, email, details }: DataRequest, key: string | undefined, now: Date) {
  const hash = (attempt: string): string =>
    createHash('sha256')
      .update(JSON.stringify([attempt, kind, nome, email, details]))
      .digest('hex');
  if (key !== undefined) return [hash(`key ${key}`)] as const;
  const span = Math.floor(now.getTime() / repeatMs);
  return [hash(`span ${span}`), hash(`span ${span - 1}`)] as const;
}

/**
 * Stores a request, once: a retry finds the first one by its key.
 * @param request what `parseDataRequest` gave
 * @param key that an attempt's retries share; undefined when the client sent none
 * @param notify who is to be told of it, in the same transaction
 * @param draw makes a protocol number, another one at every call
 * @throws the database's error when it can't be used
 */
export async function addDataRequest(
  { db }: Database,
  request: DataRequest,
  key: string | undefined,
  notify: readonly OutboxTarget[],
  draw = newProtocol,
): Promise<StoredRequest> {
  const now = new Date();
  const due_at = new Date(now.getTime() + answerWithinMs).toISOString();
  const keys = attemptKeys(request, key, now);
  // Once more when a retry was faster, or when the protocol number exists already.
  for (let round = 0; round < 3; round += 1) {
    const known = await db
      .selectFrom('data_requests')
      .select(shown)
      .where('idempotency_key', 'in', keys)
      .executeTakeFirst();
    if (known !== undefined) return known;
    const added = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('data_requests')
        .values({ ...request, protocol: draw(now), due_at, idempotency_key: keys[0] })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', ...shown])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { id, ...stored } = row;
      await enqueue(transaction, { data_request_id: id }, notify);
      return stored;
    });
    if (added !== undefined) return added;
  }
  throw new Error('no free protocol number');
}

/**
 * The request that somebody follows, the page's words, and whether a link that proves the mailbox was sent, or is on its way, and was not
 * pressed yet.
 * @param typed the protocol number as it stands in the address, which may be anything
 * @returns undefined when there is no such request
 * @throws the database's error when it can't be used
 */
export async function followDataRequest({ db }: Database, typed: string) {
  const protocol = parseProtocol(typed);
  const request =
    protocol &&
    (await db.selectFrom('data_requests').select(shown).where('protocol', '=', protocol).executeTakeFirst());
  if (!request) return undefined;
  const { received, done } = dataRequests;
  const link = await db
    .selectFrom('data_requests')
    .innerJoin('outbox', 'outbox.data_request_id', 'data_requests.id')
    .select('outbox.id')
    .where('protocol', '=', request.protocol)
    .where('confirmed_at', 'is', null)
    .where('outbox.kind', '=', 'request-email')
    .where('state', '<>', 'dead')
    .executeTakeFirst();
  return { request, isLinkSent: link !== undefined, words: request.done_at === null ? received : done };
}
