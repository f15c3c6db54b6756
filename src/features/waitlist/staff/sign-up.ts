import type { Selectable } from 'kysely';
import { noticesOf, type StaffNotice } from '#features/outbox/staff/notices.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { type AttendanceStep, readAttendance } from './attendance.ts';
import { type ExportedSignUp, exportedColumns } from './list.ts';

/** Everything held about one sign-up. */
export interface SignUpRecord {
  readonly signUp: ExportedSignUp;
  readonly notices: readonly StaffNotice[];
  /** How its attendance came about, the newest first: the first is how it stands. */
  readonly history: readonly AttendanceStep[];
  /** What was corrected in the last 30 days, the newest first. */
  readonly corrections: readonly Pick<
    Selectable<Schema['waitlist_corrections']>,
    'created_at' | 'who' | 'before'
  >[];
}

/** Reads a sign-up by its number; undefined when there is none. */
export async function readSignUp(
  database: Pick<DatabaseHandle, 'db'>,
  id: number,
): Promise<SignUpRecord | undefined> {
  const signUp = await database.db
    .selectFrom('waitlist')
    .select(exportedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (signUp === undefined) return undefined;
  const [notices, history, corrections] = await Promise.all([
    noticesOf(database, id),
    readAttendance(database, id),
    database.db
      .selectFrom('waitlist_corrections')
      .select(['created_at', 'who', 'before'])
      .where('waitlist_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return { signUp, notices, history, corrections };
}
