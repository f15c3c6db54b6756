import { randomUUID } from 'node:crypto';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import type { OutboxTarget } from './outbox-item.ts';

/** For how long an item is tried, in milliseconds. */
export const patienceMs = 24 * 60 * 60 * 1000;

/**
 * Writes down what is to be delivered because of a row. Call it in the transaction that stores the row: either both
 * are there after a crash, or neither.
 * @param about the row, by its number; when it is removed, its items go with it
 */
export async function enqueue(
  transaction: Kysely<Schema>,
  about: { readonly waitlist_id: number } | { readonly data_request_id: number },
  targets: readonly OutboxTarget[],
): Promise<void> {
  if (targets.length === 0) return;
  const items = itemsFor(targets).map((item) => ({ ...item, ...about }));
  await transaction.insertInto('outbox').values(items).execute();
}

/** The same within one statement on PostgreSQL, about the row that the statement's own `added` has stored, if it has. */
export function enqueueAdded(
  query: Pick<QueryCreator<Schema>, 'insertInto'>,
  targets: readonly OutboxTarget[],
) {
  return query
    .insertInto('outbox')
    .columns(['kind', 'recipient', 'key', 'next_attempt_at', 'give_up_at', 'waitlist_id'])
    .expression(sql`select item.*, added.id from added, jsonb_to_recordset(${JSON.stringify(itemsFor(targets))}::jsonb)
      as item (kind text, recipient text, key text, next_attempt_at timestamptz, give_up_at timestamptz)`);
}

function itemsFor(targets: readonly OutboxTarget[]) {
  const now = Date.now();
  const due = {
    next_attempt_at: new Date(now).toISOString(),
    give_up_at: new Date(now + patienceMs).toISOString(),
  };
  return targets.map(({ kind, recipient }) => ({ kind, recipient, key: randomUUID(), ...due }));
}

/**
 * Writes down that a receiver has had the notice about a sign-up, when the database has forgotten it: who had it is told of the removal.
 * @param recipient which of the staff's addresses, as a hash; null for the webhook
 */
export async function noteDelivered(
  transaction: Kysely<Schema>,
  key: string,
  waitlistId: number,
  recipient: string | null,
): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      kind: recipient === null ? 'lead-webhook' : 'lead-email',
      recipient,
      key,
      waitlist_id: waitlistId,
      state: 'delivered',
      attempts: 1,
      next_attempt_at: now,
      give_up_at: now,
      delivered_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
