import type { Kysely, Selectable } from 'kysely';
import { attendance as words } from '#content/staff/sign-ups.ts';
import { audited, changed, recordAudit } from '#features/audit/audit.ts';
import type { Database, DatabaseHandle, DatabaseOfKind } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { isCleanText, tidyText } from '#shared/clean-text.ts';
import { gone, idIn, readFilter, signUpPath } from './filter.ts';

/** Longest note, in characters as the databases count them. */
const maxNoteLength = 500;

const columns = ['created_at', 'state', 'note', 'who'] as const;

/** One step in the history of a sign-up, with the note as it stood from then on. */
export type AttendanceStep = Pick<Selectable<Schema['waitlist_attendance']>, (typeof columns)[number]>;

/** What was noted of a sign-up, the newest first: the first is how it stands. */
export function readAttendance({ db }: Database, id: number): Promise<readonly AttendanceStep[]> {
  return db
    .selectFrom('waitlist_attendance')
    .select(columns)
    .where('waitlist_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/**
 * Notes how far the staff are with a sign-up.
 * @param step `note` has 1 to {@link maxNoteLength} characters, checked; null leaves the note as it is, so that nothing empties one but withdrawing it
 * @param alongside writes in the same transaction when that changed something; not asked for otherwise
 * @returns false when there is no such sign-up
 */
export function noteAttendance(
  { db, kind }: DatabaseOfKind,
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

/** Name of the box that takes the note back. */
export const withdrawName = 'retirar';

/** Noting how far the staff are with a sign-up; leads back to the sign-up's page, with the filter of the list that led there. */
export const attendForm: PostedForm<
  { readonly state: string; readonly note: string },
  'situacao' | 'nota',
  { readonly database: DatabaseHandle }
> = {
  read: (fields) => ({ state: fields.get('situacao') ?? '', note: fields.get('nota') ?? '' }),
  async receive({ state: typed, note: written }, fields, { database }, { path, query, actor }) {
    const id = idIn(path);
    if (id === undefined) return gone;
    const state = words.states.find(({ name }) => name === typed)?.value;
    if (state === undefined) return { status: 422, errors: { situacao: words.stateMissing } };
    const entry = { action: 'attend', subject: 'sign-up', subjectId: id, ...actor } as const;
    const isWithdrawn = fields.has(withdrawName);
    if (isWithdrawn)
      await audited(
        database,
        // Out of its whole history.
        (db) =>
          changed(
            db
              .updateTable('waitlist_attendance')
              .set({ note: null })
              .where('waitlist_id', '=', id)
              .where('note', 'is not', null),
          ),
        { ...entry, detail: 'sem-anotacao' },
      );
    const note = isWithdrawn ? '' : tidyText(written, true).trim().normalize('NFC');
    if (!isCleanText(note, true)) return { status: 422, errors: { nota: words.invalid } };
    // As the databases count, which an emoji is one character to.
    const length = [...note].length;
    if (length > maxNoteLength)
      return { status: 422, errors: { nota: words.tooLong(maxNoteLength, length) } };
    const step = { state, note: note || null, who: actor.who };
    const isKnown = await noteAttendance(database, id, step, (db) =>
      recordAudit({ db }, { ...entry, detail: typed }),
    );
    if (!isKnown) return gone;
    return { path: signUpPath(id, readFilter(query).values, { feito: 'anotado' }) };
  },
};
