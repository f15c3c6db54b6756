import type { ExpressionBuilder, Kysely } from 'kysely';
import { type List, listOf } from '#content/waitlist-lists.ts';
import { replaceByRemovals } from '#features/outbox/removals.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { markErased } from './erasure-marks.ts';

/** What an erasure did. */
export interface Erased {
  readonly signUps: number;
  /** Sign-ups that were kept apart. */
  readonly held: number;
  readonly notices: number;
  /** Receivers of those notices that are to be told of the removal. */
  readonly told: number;
  /** How many of them are systems that get the webhook. */
  readonly systems: number;
  /** Answered requests that were emptied of the person. */
  readonly requests: number;
}

/**
 * Removes all that is held about an address, and marks it.
 * @param email in small letters
 * @param alongside writes in the same transaction; hears what was removed, which may be nothing
 */
export async function eraseEmail(
  handle: DatabaseHandle,
  email: string,
  alongside?: (transaction: Kysely<Schema>, erased: Erased) => Promise<void>,
): Promise<Erased> {
  const erased = await handle.db.transaction().execute(async (transaction) => {
    await markErased(transaction, email);
    const idsIn = async (table: 'waitlist' | 'data_requests') => {
      const ofPerson = ({ fn, eb }: ExpressionBuilder<Schema, typeof table>) =>
        eb(fn<string>('lower', ['email']), '=', email);
      const rows = await transaction.selectFrom(table).select('id').where(ofPerson).execute();
      return rows.map(({ id }) => id);
    };
    const removed = await removeSignUps(transaction, await idsIn('waitlist'));
    const emptied = await emptyRequests(transaction, await idsIn('data_requests'));
    const held = await removeHeld(transaction, email);
    const total = { ...removed, held, requests: emptied };
    await alongside?.(transaction, total);
    return total;
  });
  await truncateWal(handle);
  return erased;
}

/** Removes sign-ups, a thousand at the most, with what hangs on them, and leaves word for who may have a copy. */
export async function removeSignUps(
  transaction: Kysely<Schema>,
  ids: readonly number[],
): Promise<Omit<Erased, 'requests' | 'held'>> {
  if (ids.length === 0) return { signUps: 0, notices: 0, told: 0, systems: 0 };
  const { keys, told, systems } = await replaceByRemovals(transaction, ids);
  // The hash of the address that a confirmation went to has no other tie to the person.
  if (keys.length > 0)
    await transaction.deleteFrom('confirmation_sends').where('outbox_key', 'in', keys).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('waitlist')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return { signUps: Number(numDeletedRows), notices: keys.length, told, systems };
}

/** Removes what is kept apart of a person, by the e-mail in small letters: of one list, or of all. Returns how many it was. */
export async function removeHeld(transaction: Kysely<Schema>, email: string, list?: List): Promise<number> {
  const held = await transaction
    .selectFrom('held_sign_ups')
    .select(['id', 'source'])
    .where('email', '=', email)
    .execute();
  const ids = held.filter(({ source }) => list === undefined || listOf(source) === list).map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('held_sign_ups').where('id', 'in', ids).execute();
  return ids.length;
}

/**
 * Empties one answered request of the person, in a transaction, and marks its protocol: what else there is of the address stays, on a
 * restored copy too.
 * @returns false when it is gone, open or empty
 */
export async function emptyRequest(
  transaction: Kysely<Schema>,
  { id, protocol }: { readonly id: number; readonly protocol: string },
): Promise<boolean> {
  if ((await emptyRequests(transaction, [id])) === 0) return false;
  await markErased(transaction, protocol);
  return true;
}

/** Empties answered requests of the person; open ones stay as they are. Returns how many were emptied. */
export async function emptyRequests(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ nome: null, email: null, details: null, idempotency_key: null })
    .where('id', 'in', ids)
    .where('done_at', 'is not', null)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
