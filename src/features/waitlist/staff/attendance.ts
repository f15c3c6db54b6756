import type { DatabaseHandle } from '#server/database/database.ts';

/** Longest note, in characters as the databases count them. */
export const maxNoteLength = 500;

/** One step in the history of a sign-up. Who made it can't be known: the staff share one password. */
export interface AttendanceStep {
  /** When it was noted (ISO 8601). */
  readonly created_at: string;
  /** When the sign-up was attended to; null takes that back. */
  readonly attended_at: string | null;
  readonly note: string | null;
}

type Database = Pick<DatabaseHandle, 'db'>;

/**
 * Notes that a sign-up was attended to. One that is already keeps the moment, and gets the new note.
 * @param note 1 to {@link maxNoteLength} characters, checked; null for none
 * @returns false when there is no such sign-up
 */
export function attend(database: Database, id: number, note: string | null, now: Date): Promise<boolean> {
  return addStep(database, id, (standing) => ({
    attended_at: standing?.attended_at ?? now.toISOString(),
    note,
  }));
}

/** Takes back that a sign-up was attended to; the history keeps both. Returns false when there is no such sign-up. */
export function unattend(database: Database, id: number): Promise<boolean> {
  return addStep(database, id, () => ({ attended_at: null, note: null }));
}

/** What was noted of a sign-up, the newest first: the first is how it stands. */
export function readAttendance({ db }: Database, id: number): Promise<readonly AttendanceStep[]> {
  return db
    .selectFrom('waitlist_attendance')
    .select(['created_at', 'attended_at', 'note'])
    .where('waitlist_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

async function addStep(
  { db }: Database,
  id: number,
  next: (standing: AttendanceStep | undefined) => Pick<AttendanceStep, 'attended_at' | 'note'>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const signUp = await transaction
      .selectFrom('waitlist')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
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
    return true;
  });
}
