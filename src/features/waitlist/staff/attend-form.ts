import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { attendance as words } from '#content/staff/sign-ups.ts';
import { recordAudit } from '#features/audit/audit.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { isCleanText, tidyText } from '#shared/clean-text.ts';
import { idIn, readFilter, signUpPath } from './addresses.ts';
import { attend, maxNoteLength, unattend } from './attendance.ts';

/** The form's only field that can be wrong. */
export type AttendField = 'nota';

/** What was typed. */
export interface SentNote {
  readonly note: string;
  /** The filter of the list that led to the sign-up, as an address has it. */
  readonly list: string;
}

/** Name of the button that takes the attendance back. */
export const undoName = 'desfazer';

/** Name of the field with the list's filter. */
export const listName = 'lista';

/** Path that a sign-up's attendance is posted to. */
export function attendPath(id: number): string {
  return `${signUpPath(id)}/atender`;
}

/** Noting that a sign-up was attended to, or taking that back; leads back to the sign-up's page. */
export const attendForm: PostedForm<SentNote, AttendField, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: (fields) => ({
    note: fields.get('nota') ?? '',
    list: fields.get(listName) ?? '',
  }),
  async receive({ note, list }, fields, { database }, { path, actor }) {
    const id = idIn(path);
    if (id === undefined) return { path: `${staffViews.signUps.path}?feito=sumiu` };
    const isUndo = fields.has(undoName);
    const checked = isUndo ? { ok: true as const, note: null } : checkNote(note);
    if (!checked.ok) return { status: 422, errors: { nota: checked.message } };
    const entry = { subject: 'sign-up', subjectId: id, ...actor } as const;
    const isKnown = isUndo
      ? await unattend(database, id, (db) => recordAudit({ db }, { ...entry, action: 'unattend' }))
      : await attend(database, id, checked.note, new Date(), (db) =>
          recordAudit({ db }, { ...entry, action: 'attend' }),
        );
    if (!isKnown) return { path: `${staffViews.signUps.path}?feito=sumiu` };
    const { values } = readFilter(new URLSearchParams(list));
    return { path: signUpPath(id, values, { feito: isUndo ? 'reaberto' : 'atendido' }) };
  },
};

/** The note as it is kept; null when there is none. */
function checkNote(
  typed: string,
): { readonly ok: true; readonly note: string | null } | { readonly ok: false; readonly message: string } {
  const note = tidyText(typed, true).trim().normalize('NFC');
  if (!isCleanText(note, true)) return { ok: false, message: words.invalid };
  // As the databases count, which an emoji is one character to.
  const length = [...note].length;
  if (length > maxNoteLength) return { ok: false, message: words.tooLong(maxNoteLength, length) };
  return { ok: true, note: note === '' ? null : note };
}
