import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { markErased, newSalt, readSalts } from './erasure-marks.ts';

/** What an erasure did. */
export interface Erased {
  readonly signUps: number;
  /** Notices about them. */
  readonly notices: number;
  /** Answered requests that were emptied of the person. */
  readonly requests: number;
}

/** Removes all that is held about an address, and marks it. */
export async function eraseEmail(handle: DatabaseHandle, email: string): Promise<Erased> {
  const [salt = newSalt()] = await readSalts(handle.db);
  // SQLite's transaction must begin with a write: one that begins by reading can't wait for another process.
  const erased = await handle.db.transaction().execute(async (transaction) => {
    await markErased(transaction, salt, email);
    const ofPerson = await transaction
      .selectFrom('waitlist')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
      .execute();
    const removed = await removeSignUps(
      transaction,
      ofPerson.map(({ id }) => id),
    );
    const requests = await transaction
      .selectFrom('data_requests')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
      .execute();
    return {
      ...removed,
      requests: await emptyRequests(
        transaction,
        requests.map(({ id }) => id),
      ),
    };
  });
  await truncateWal(handle);
  return erased;
}

/** Removes sign-ups with what hangs on them. At most a thousand at a time. */
export async function removeSignUps(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Omit<Erased, 'requests'>> {
  if (ids.length === 0) return { signUps: 0, notices: 0 };
  const notices = await db.selectFrom('outbox').select('key').where('waitlist_id', 'in', ids).execute();
  // The hash of the address that a confirmation went to has no other tie to the person.
  const keys = notices.map(({ key }) => key);
  if (keys.length > 0) await db.deleteFrom('confirmation_sends').where('outbox_key', 'in', keys).execute();
  // The notices go with the sign-up (on delete cascade).
  const { numDeletedRows } = await db.deleteFrom('waitlist').where('id', 'in', ids).executeTakeFirstOrThrow();
  return { signUps: Number(numDeletedRows), notices: notices.length };
}

/** Empties answered requests of the person; open ones stay as they are. Returns how many were emptied. */
export async function emptyRequests(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ nome: null, email: null, details: null, idempotency_key: null })
    .where('id', 'in', ids)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
