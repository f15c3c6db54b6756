import type { Selectable } from 'kysely';
import { dataRequests } from '#content/data-requests.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import type { DataRequest } from '#features/data-requests/rules/schema.ts';
import { enqueue } from '#features/outbox/enqueue.ts';
import type { OutboxTarget } from '#features/outbox/outbox-item.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

interface Filing {
  /** Makes a new protocol number at every call. */
  readonly newProtocol: () => string;
  readonly due_at: string;
  /** Keys of this attempt; a request with any of them is this one. The first is stored. */
  readonly keys: readonly [string, ...string[]];
  /** Who is to be told of it, in the same transaction. */
  readonly notify?: readonly OutboxTarget[];
}

const shown = ['protocol', 'kind', 'created_at', 'due_at', 'done_at'] as const;

/** What may be told about a stored request to whoever holds its protocol number: nothing about the person. */
export type StoredRequest = Pick<Selectable<Schema['data_requests']>, (typeof shown)[number]>;

/**
 * Stores a request, once: a retry finds the first one by its key.
 * @param request what `parseDataRequest` gave
 * @throws the database's error when it can't be used
 */
export async function addDataRequest(
  { db }: Pick<DatabaseHandle, 'db'>,
  request: DataRequest,
  { newProtocol, due_at, keys, notify = [] }: Filing,
): Promise<StoredRequest> {
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
        .values({ ...request, protocol: newProtocol(), due_at, idempotency_key: keys[0] })
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
export async function followDataRequest({ db }: Pick<DatabaseHandle, 'db'>, typed: string) {
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
