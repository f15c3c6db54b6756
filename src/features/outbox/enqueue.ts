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
  await transaction
    .insertInto('outbox')
    .values(
      targets.map(({ kind, recipient }) => ({
        kind,
        recipient,
        key: randomUUID(),
        ...about,
        next_attempt_at: new Date(now).toISOString(),
        give_up_at: new Date(now + patienceMs).toISOString(),
      })),
    )
    .execute();
}
