import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { erasure as words } from '#content/staff/sign-ups.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { parseEmail } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { idIn, signUpPath } from './addresses.ts';
import { readSignUp } from './sign-up.ts';

/** The e-mail, and the box that says who asked. */
export type EraseField = 'email' | 'confirmado';

/** What was typed. */
export interface SentErasure {
  readonly email: string;
}

/** Path of the page that asks whether to erase the person of a sign-up, which its form is posted to. */
export function erasePath(id: number): string {
  return `${signUpPath(id)}/apagar`;
}

/** Erasing all that is held about the person of a sign-up, after the e-mail was typed again and the person's wish confirmed; leads to the list. */
export const eraseForm: PostedForm<SentErasure, EraseField, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: (fields) => ({ email: fields.get('email') ?? '' }),
  async receive({ email }, fields, { database }, { path, actor }) {
    const id = idIn(path);
    const record = id === undefined ? undefined : await readSignUp(database, id);
    const gone = { path: `${staffViews.signUps.path}?feito=sumiu` };
    if (record === undefined) return gone;
    if (email.trim() === '') return { status: 422, errors: { email: words.missing } };
    if (parseEmail(email) !== record.signUp.email.toLowerCase()) {
      return { status: 422, errors: { email: words.different } };
    }
    if (!fields.has('confirmado')) return { status: 422, errors: { confirmado: words.unconfirmed } };
    const subjectId = record.signUp.id;
    const erased = await eraseEmail(
      database,
      record.signUp.email.toLowerCase(),
      async (db, { signUps, requests }) => {
        if (signUps + requests === 0) return;
        const detail = requests === 0 ? undefined : `pedidos esvaziados=${requests}`;
        const entry = { action: 'erase', subject: 'sign-up', subjectId, ...actor } as const;
        await recordAudit({ db }, { ...entry, detail });
      },
    );
    // The same form, sent twice at once.
    if (erased.signUps === 0) return gone;
    return { path: `${staffViews.signUps.path}?feito=apagada` };
  },
};
