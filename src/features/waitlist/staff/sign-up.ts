import { noticesOf, type StaffNotice } from '#features/outbox/staff/notices.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { type AttendanceStep, readAttendance } from './attendance.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';

/** Everything held about one sign-up. */
export interface SignUpRecord {
  readonly signUp: ExportedSignUp;
  readonly notices: readonly StaffNotice[];
  /** How its attendance came about, the newest first: the first is how it stands. */
  readonly history: readonly AttendanceStep[];
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
  const [notices, history] = await Promise.all([noticesOf(database, id), readAttendance(database, id)]);
  return { signUp, notices, history };
}
