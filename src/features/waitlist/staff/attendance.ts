import type { Kysely, Selectable } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

/** Longest note, in characters as the databases count them. */
export const maxNoteLength = 500;

const columns = ['created_at', 'state', 'note', 'who'] as const;

/** One step in the history of a sign-up, with the note as it stood from then on. */
export type AttendanceStep = Pick<Selectable<Schema['waitlist_attendance']>, (typeof columns)[number]>;

type Database = Pick<DatabaseHandle, 'db' | 'kind'>;

const mostSteps = 20;

/** What was noted of a sign-up, the newest first: the first is how it stands. */
export function readAttendance({ db }: Pick<Database, 'db'>, id: number): Promise<readonly AttendanceStep[]> {
  return db
    .selectFrom('waitlist_attendance')
    .select(columns)
    .where('waitlist_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostSteps)
    .execute();
}

/** Takes the notes of a sign-up out of its whole history; false when it had none. */
export async function withdrawNotes({ db }: Pick<Database, 'db'>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waitlist_attendance')
    .set({ note: null })
    .where('waitlist_id', '=', id)
    .where('note', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Notes how far the staff are with a sign-up.
 * @param step `note` has 1 to {@link maxNoteLength} characters, checked; null leaves the note as it is, so that nothing empties one but {@link withdrawNotes}
 * @param alongside writes in the same transaction when that changed something; not asked for otherwise
 * @returns false when there is no such sign-up
 */
export function noteAttendance(
  { db, kind }: Database,
  id: number,
  { state, note, who }: Omit<AttendanceStep, 'created_at'>,
  alongside?: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom('waitlist').select('attendance').where('id', '=', id);
    // The embedded database's transactions have the write lock from their beginning.
    const signUp = await (kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
    if (signUp === undefined) return false;
    const [standing] = await readAttendance({ db: transaction }, id);
    const step = { state, note: note ?? standing?.note ?? null };
    // A button pressed twice, or a page sent again, adds nothing.
    if (signUp.attendance === state && step.note === (standing?.note ?? null)) return true;
    await transaction
      .insertInto('waitlist_attendance')
      .values({ ...step, who, waitlist_id: id })
      .execute();
    // The row says how it stands, for the filter of the list.
    await transaction.updateTable('waitlist').set({ attendance: state }).where('id', '=', id).execute();
    await alongside?.(transaction);
    return true;
  });
}
