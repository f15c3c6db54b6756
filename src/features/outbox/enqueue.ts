import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
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
  const now = Date.now();
  const due = {
    next_attempt_at: new Date(now).toISOString(),
    give_up_at: new Date(now + patienceMs).toISOString(),
  };
  await transaction
    .insertInto('outbox')
    .values(targets.map((target) => ({ ...target, ...due, ...about, key: randomUUID() })))
    .execute();
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
