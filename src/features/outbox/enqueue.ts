import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import type { OutboxTarget } from './kinds.ts';

/** For how long a notice is tried, in milliseconds. */
export const patienceMs = 24 * 60 * 60 * 1000;

/**
 * Writes down what a sign-up gives rise to. Call it in the transaction that stores the sign-up: either both
 * are there after a crash, or neither.
 */
export async function enqueue(
  transaction: Kysely<Schema>,
  waitlistId: number,
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
        waitlist_id: waitlistId,
        next_attempt_at: new Date(now).toISOString(),
        give_up_at: new Date(now + patienceMs).toISOString(),
      })),
    )
    .execute();
}
