import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { listOf } from '#content/waitlist-lists.ts';
import type { Database } from '#server/database/database.ts';
import { pagesOf } from '#server/database/keyset-pages.ts';
import type { Schema } from '#server/database/tables.ts';
import { patienceMs } from './enqueue.ts';
import type { OutboxKind } from './outbox-item.ts';

/** For how long a removal that nobody could be told of waits for `leads outbox retry`, in milliseconds: as long as a backup is kept. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Who is told of a removal: whoever may have a copy of the sign-up. The person knows. */
const removalKinds = new Map<OutboxKind, OutboxKind>([
  ['lead-email', 'removal-email'],
  ['lead-webhook', 'removal-webhook'],
  ['update-webhook', 'removal-webhook'],
]);

/**
 * Takes the notices about sign-ups out of the outbox, and writes down in their place that each receiver who may have got one is to be told
 * of the removal. Who that is, the notices themselves say: neither the server's settings nor a server is needed.
 * Call it in the transaction that removes the sign-ups, before it does.
 * @param ids from one to a thousand
 */
export async function replaceByRemovals(transaction: Kysely<Schema>, ids: readonly number[]) {
  // Taken out first, not read: what a server takes in hand at this moment either is among them as tried, or never goes out.
  const notices = await transaction
    .deleteFrom('outbox')
    .where('waitlist_id', 'in', ids)
    .returning(['key', 'kind', 'recipient', 'waitlist_id', 'attempts', 'last_error', 'lease_until'])
    .execute();
  const signUps = await transaction
    .selectFrom('waitlist')
    .select(['id', 'email', 'source'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(signUps.map((signUp) => [signUp.id, signUp]));
  const now = new Date();
  const told = new Set<string>();
  const removals = notices.flatMap(({ kind, recipient, waitlist_id, attempts, last_error, lease_until }) => {
    const removalKind = removalKinds.get(kind);
    const signUp = byId.get(waitlist_id ?? 0);
    const mayHaveArrived = attempts > 0 || last_error !== null;
    if (removalKind === undefined || signUp === undefined || !mayHaveArrived) return [];
    // Once each, however often a receiver was told of the sign-up.
    const receiver = `${waitlist_id} ${removalKind} ${recipient}`;
    if (told.has(receiver)) return [];
    told.add(receiver);
    return {
      kind: removalKind,
      recipient,
      key: randomUUID(),
      removed_id: waitlist_id,
      removed_email: signUp.email,
      removed_list: listOf(signUp.source),
      // Not before the attempt under way is over: the sign-up must not arrive after its removal.
      next_attempt_at: lease_until ?? now.toISOString(),
      give_up_at: new Date(now.getTime() + patienceMs).toISOString(),
    };
  });
  // Each row takes eight parameters, and SQLite takes 32,766 in a statement.
  for (const rows of pagesOf(removals)) await transaction.insertInto('outbox').values(rows).execute();
  return {
    /** Of the notices that were taken out. */
    keys: notices.map(({ key }) => key),
    /** How many receivers are to be told of the removal. */
    told: removals.length,
    /** How many of them are systems that get the webhook. */
    systems: removals.filter(({ kind }) => kind === 'removal-webhook').length,
  };
}

/** Drops what is left of removals after 30 days, the address of one that nobody could be told of above all. */
export async function forgetOldRemovals({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('removed_id', 'is not', null)
    .where('created_at', '<=', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}
