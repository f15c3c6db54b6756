import { staffMessages } from '#content/staff/pages.ts';
import { attendance as words } from '#content/staff/sign-ups.ts';
import { recordAudit } from '#features/audit/audit.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { isCleanText, tidyText } from '#shared/clean-text.ts';
import { maxNoteLength, noteAttendance, withdrawNotes } from './attendance.ts';
import { attendanceNamed, gone, idIn, readFilter, signUpPath } from './filter-query.ts';

export type AttendField = 'situacao' | 'nota';

export interface SentNote {
  /** How far they are, by the name of {@link attendanceNames}. */
  readonly state: string;
  readonly note: string;
  /** The filter of the list that led to the sign-up, as an address has it. */
  readonly list: string;
}

/** Name of the field with the list's filter. */
export const listName = 'lista';

/** Name of the box that takes the note back. */
export const withdrawName = 'retirar';

/** Noting how far the staff are with a sign-up; leads back to the sign-up's page. */
export const attendForm: PostedForm<SentNote, AttendField, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: (fields) => ({
    state: fields.get('situacao') ?? '',
    note: fields.get('nota') ?? '',
    list: fields.get(listName) ?? '',
  }),
  async receive({ state: typed, note: written, list }, fields, { database }, { path, actor }) {
    const id = idIn(path);
    if (id === undefined) return gone;
    const state = attendanceNamed(typed);
    if (state === undefined) return { status: 422, errors: { situacao: words.stateMissing } };
    const entry = { action: 'attend', subject: 'sign-up', subjectId: id, ...actor } as const;
    const isWithdrawn = fields.has(withdrawName);
    if (isWithdrawn)
      await database.db.transaction().execute(async (db) => {
        if (await withdrawNotes({ db }, id)) await recordAudit({ db }, { ...entry, detail: 'sem-anotacao' });
      });
    const note = isWithdrawn ? '' : tidyText(written, true).trim().normalize('NFC');
    const nota = problemOf(note);
    if (nota !== undefined) return { status: 422, errors: { nota } };
    const step = { state, note: note || null, who: actor.who };
    const isKnown = await noteAttendance(database, id, step, (db) =>
      recordAudit({ db }, { ...entry, detail: typed }),
    );
    if (!isKnown) return gone;
    const { values } = readFilter(new URLSearchParams(list));
    return { path: signUpPath(id, values, { feito: 'anotado' }) };
  },
};

function problemOf(note: string): string | undefined {
  if (!isCleanText(note, true)) return words.invalid;
  // As the databases count, which an emoji is one character to.
  const length = [...note].length;
  return length > maxNoteLength ? words.tooLong(maxNoteLength, length) : undefined;
}
