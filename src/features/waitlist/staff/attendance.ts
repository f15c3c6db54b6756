import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

/** Longest note, in characters as the databases count them. */
export const maxNoteLength = 500;

/** One step in the history of a sign-up; who made it, the audit says. */
export interface AttendanceStep {
  /** When it was noted (ISO 8601). */
  readonly created_at: string;
  /** When the sign-up was attended to; null takes that back. */
  readonly attended_at: string | null;
  readonly note: string | null;
}

type Database = Pick<DatabaseHandle, 'db' | 'kind'>;

/** What is written in the transaction of a step; not asked for when there is none. */
type Alongside = (transaction: Kysely<Schema>) => Promise<void>;

/**
 * Notes that a sign-up was attended to. One that is already keeps the moment, and gets the new note.
 * @param note 1 to {@link maxNoteLength} characters, checked; null for none
 * @param alongside writes in the same transaction when a step was added
 * @returns false when there is no such sign-up
 */
export function attend(
  database: Database,
  id: number,
  note: string | null,
  now: Date,
  alongside?: Alongside,
): Promise<boolean> {
  const next = (standing: AttendanceStep | undefined) => ({
    attended_at: standing?.attended_at ?? now.toISOString(),
    note,
  });
  return addStep(database, id, next, alongside);
}

/** Takes back that a sign-up was attended to; the history keeps both. Returns false when there is no such sign-up. */
export function unattend(database: Database, id: number, alongside?: Alongside): Promise<boolean> {
  return addStep(database, id, () => ({ attended_at: null, note: null }), alongside);
}

/** What was noted of a sign-up, the newest first: the first is how it stands. */
export function readAttendance({ db }: Pick<Database, 'db'>, id: number): Promise<readonly AttendanceStep[]> {
  return db
    .selectFrom('waitlist_attendance')
    .select(['created_at', 'attended_at', 'note'])
    .where('waitlist_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

async function addStep(
  { db, kind }: Database,
  id: number,
  next: (standing: AttendanceStep | undefined) => Pick<AttendanceStep, 'attended_at' | 'note'>,
  alongside: Alongside | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom('waitlist').select('id').where('id', '=', id);
    // The embedded database's transactions have the write lock from their beginning.
    const signUp = await (kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
    if (signUp === undefined) return false;
    const [standing] = await readAttendance({ db: transaction }, id);
    const step = next(standing);
    const isSame = standing?.attended_at === step.attended_at && standing.note === step.note;
    // A button pressed twice, or a page sent again, adds nothing.
    if (isSame || (standing === undefined && step.attended_at === null)) return true;
    await transaction
      .insertInto('waitlist_attendance')
      .values({ ...step, waitlist_id: id })
      .execute();
    // The row says how it stands, for the filter of the list.
    await transaction
      .updateTable('waitlist')
      .set({ attended_at: step.attended_at })
      .where('id', '=', id)
      .execute();
    await alongside?.(transaction);
    return true;
  });
}
