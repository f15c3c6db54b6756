import { sql } from 'kysely';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database, DatabaseOfKind } from '#server/database/database.ts';
import type { OutboxItem, OutboxKind } from './outbox-item.ts';

interface Claim {
  readonly kind: OutboxKind;
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
}

/**
 * Takes due items in hand, the longest due first, and reads what they are about: what can't be read is no attempt. Whoever gets one has it
 * alone until its lease ends; a server that dies leaves it to the others then. PostgreSQL passes over rows that another server is taking
 * at the same moment; SQLite has one writer at a time, so the same statement is enough.
 */
export async function claimDue(
  { db, kind: databaseKind }: DatabaseOfKind,
  { kind, now, leaseMs, limit }: Claim,
): Promise<readonly OutboxItem[]> {
  const moment = now.toISOString();
  const due = db
    .selectFrom('outbox')
    .select('id')
    // A literal: SQLite uses the partial index only when it can read the value.
    .where('state', '=', sql.lit('pending' as const))
    .where('kind', '=', kind)
    .where('next_attempt_at', '<=', moment)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', moment)]))
    .orderBy('next_attempt_at')
    .limit(limit);
  // Most of the time there is nothing to do, and SQLite's write lock is not asked for.
  if ((await due.limit(1).executeTakeFirst()) === undefined) return [];

  const rows = await db
    // In `with`, because a plain subquery that locks may run more than once on PostgreSQL, past its limit.
    .with('due', () => (databaseKind === 'postgres' ? due.forUpdate().skipLocked() : due))
    .updateTable('outbox')
    .set({
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
    .returningAll()
    .execute();
  // A list without a number is no SQL: no row has 0.
  const ids = (column: 'waitlist_id' | 'data_request_id') => [0, ...rows.map((row) => row[column] ?? 0)];
  const signUps = await db.selectFrom('waitlist').selectAll().where('id', 'in', ids('waitlist_id')).execute();
  const requests = await db
    .selectFrom('data_requests')
    .select(['id', 'protocol', 'kind', 'email', 'created_at', 'due_at', 'confirmed_at'])
    .where('id', 'in', ids('data_request_id'))
    .execute();
  return rows.map(({ removed_id, removed_email, removed_list, ...item }) => ({
    ...item,
    signUp: signUps.find(({ id }) => id === item.waitlist_id),
    request: requests.find(({ id }) => id === item.data_request_id),
    removed:
      removed_id === null || removed_email === null
        ? undefined
        : { id: removed_id, email: removed_email, list: removed_list ?? 'other' },
  }));
}

/** Notes that an item was delivered, whoever has its lease by now. A removal's address has done its work. */
export async function recordDelivered({ db }: Database, { id }: OutboxItem, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'delivered',
      delivered_at: now.toISOString(),
      lease_until: null,
      last_error: null,
      removed_email: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes why an attempt failed, and what comes next; nothing when the lease ended meanwhile: the item is another server's then.
 * @param next moment of the next attempt; undefined gives up
 */
export async function recordFailure(
  { db }: Database,
  { id, lease_until }: OutboxItem,
  reason: string,
  next: Date | undefined,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_error: reason.slice(0, 200),
      lease_until: null,
      ...(next === undefined ? { state: 'dead' as const } : { next_attempt_at: next.toISOString() }),
    })
    .where('id', '=', id)
    .where('state', '=', sql.lit('pending' as const))
    .where('lease_until', '=', lease_until)
    .execute();
}

/**
 * Gives up expired items of kinds that this server does not deliver: a channel that was turned off must not
 * send weeks-old notices when it is turned on again.
 * @param kinds that this server delivers; those it leaves to its lanes
 */
export async function giveUpUnserved(
  { db }: Database,
  kinds: readonly OutboxKind[],
  now: Date,
): Promise<void> {
  const unserved = db
    .updateTable('outbox')
    .set({ state: 'dead', lease_until: null, last_error: 'not configured' })
    .where('state', '=', sql.lit('pending' as const))
    .where('give_up_at', '<=', now.toISOString());
  await (kinds.length === 0 ? unserved : unserved.where('kind', 'not in', kinds)).execute();
}

/** How many items were given up. */
export const countDead = ({ db }: Database): Promise<number> =>
  countRows(db.selectFrom('outbox').where('state', '=', sql.lit('dead' as const)));
