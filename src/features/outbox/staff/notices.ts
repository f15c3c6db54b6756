import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { patienceMs } from '#features/outbox/enqueue.ts';
import type { OutboxKind } from '#features/outbox/outbox-item.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

type Database = Pick<DatabaseHandle, 'db'>;

/** A notice, as the staff see it. */
export type StaffNotice = Pick<
  Selectable<Schema['outbox']>,
  'key' | 'kind' | 'state' | 'attempts' | 'last_error' | 'created_at' | 'delivered_at'
>;

const shown = ['key', 'kind', 'state', 'attempts', 'last_error', 'created_at', 'delivered_at'] as const;

/** How many notices wait, and how many were given up. */
export interface NoticeCounts {
  readonly pending: number;
  readonly dead: number;
}

/** Counts the notices that did not arrive, which are few and have indexes of their own. */
export async function countUndelivered({ db }: Database): Promise<NoticeCounts> {
  const count = async (state: keyof NoticeCounts): Promise<number> => {
    const { many } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('state', '=', sql.lit(state))
      .executeTakeFirstOrThrow();
    return Number(many);
  };
  const [pending, dead] = await Promise.all([count('pending'), count('dead')]);
  return { pending, dead };
}

/** The notices that were given up, the last first. */
export function listDeadNotices(
  { db }: Database,
  limit: number,
): Promise<readonly { key: string; kind: OutboxKind; attempts: number; last_error: string | null }[]> {
  return db
    .selectFrom('outbox')
    .select(['key', 'kind', 'attempts', 'last_error'])
    .where('state', '=', sql.lit('dead' as const))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The notices about one sign-up, in their order. */
export function noticesOf({ db }: Database, waitlistId: number): Promise<readonly StaffNotice[]> {
  return db.selectFrom('outbox').select(shown).where('waitlist_id', '=', waitlistId).orderBy('id').execute();
}

/**
 * Puts notices that were given up back in the queue, with the same key and the whole patience again.
 * @param key of one notice; undefined takes all of them
 * @returns how many
 */
export async function reviveNotices({ db }: Database, key: string | undefined, now: Date): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      give_up_at: new Date(now.getTime() + patienceMs).toISOString(),
      lease_until: null,
    })
    .where('state', '=', sql.lit('dead' as const));
  if (key !== undefined) query = query.where('key', '=', key);
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
}

/** What became of the notice with a key; undefined when there is none. */
export async function readNoticeState(
  { db }: Database,
  key: string,
): Promise<StaffNotice['state'] | undefined> {
  const found = await db.selectFrom('outbox').select('state').where('key', '=', key).executeTakeFirst();
  return found?.state;
}
