import { recordRead } from '#features/audit/audit.ts';
import { noticesOf } from '#features/outbox/staff/notices.ts';
import type { Database } from '#server/database/database.ts';
import type { FormPage } from '#server/http/posted-form.ts';
import { readRowId } from '#shared/ids.ts';
import { readAttendance } from './attendance.ts';
import { exportedColumns } from './list.ts';

export type SignUpRecord = NonNullable<Awaited<ReturnType<typeof readSignUp>>>;

/** Reads a sign-up by its number; undefined when there is none. */
export async function readSignUp(database: Database, id: number) {
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
  return {
    signUp,
    notices,
    /** How its attendance came about, the newest first: the first is how it stands. */
    history,
    /** What was corrected in the last 30 days, the newest first. */
    corrections,
  };
}

/** The sign-up that a page of the staff's is about, whose reading is written down; undefined, and 404, where there is none. */
export async function visitSignUp({
  locals,
  params,
  response,
  url,
}: FormPage<{ readonly database: Database }> & {
  readonly params: { readonly id?: string | undefined };
  readonly url: URL;
}): Promise<SignUpRecord | undefined> {
  const { database } = locals.services;
  const subjectId = readRowId(params.id);
  const record = subjectId === undefined ? undefined : await readSignUp(database, subjectId);
  if (record === undefined || subjectId === undefined) response.status = 404;
  else await recordRead(database, { subject: 'sign-up', subjectId, ...locals.actor }, url);
  return record;
}
