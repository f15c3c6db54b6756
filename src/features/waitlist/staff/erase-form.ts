import { staffViews } from '#content/staff/pages.ts';
import { erasure as words } from '#content/staff/sign-ups.ts';
import { listsOf } from '#content/waitlist-lists.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { type Person, parseEmail, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { isCleanText, tidyText } from '#shared/clean-text.ts';
import { gone, idIn, signUpPath } from './filter.ts';
import { readSignUp } from './sign-up.ts';

/** Longest reason, in characters: the audit takes it. */
export const maxReasonLength = 300;

/** An e-mail address, or as many digits as the shortest phone has: the audit keeps the reason about who is gone. */
const contact = /\S@\S|(?:\d[\s().+-]*){8}/;

export function isProven({ requests }: Pick<Person, 'requests'>): boolean {
  return requests.some(({ confirmed_at }) => confirmed_at !== null);
}

/** What erasing a person does, in a sentence each. */
export function effectsOf({ signUps, notices, held, requests }: Person): readonly string[] {
  const answered = requests.filter(({ done_at }) => done_at !== null).length;
  return [
    ...(signUps.length === 0 ? [] : [words.signUps(listsOf(signUps), notices.length)]),
    ...(notices.length === 0 ? [] : [words.told]),
    ...(held.length === 0 ? [] : [words.held(held.length)]),
    ...(answered === 0 ? [] : [words.answered(answered)]),
    words.mark,
  ];
}

/** Path of the page that asks whether to erase the person of a sign-up, which its form is posted to. */
export function erasePath(id: number): string {
  return `${signUpPath(id)}/apagar`;
}

/** Erasing all that is held about the person of a sign-up, after the e-mail was typed again, and where no request's mailbox was proven, with a reason; leads to the list. */
export const eraseForm: PostedForm<
  { readonly email: string; readonly reason: string },
  'email' | 'motivo',
  { readonly database: DatabaseHandle }
> = {
  read: (fields) => ({ email: fields.get('email') ?? '', reason: fields.get('motivo') ?? '' }),
  async receive({ email, reason: written }, _, { database }, { path, actor }) {
    const id = idIn(path);
    const record = id === undefined ? undefined : await readSignUp(database, id);
    if (record === undefined) return gone;
    if (email.trim() === '') return { status: 422, errors: { email: words.missing } };
    const address = record.signUp.email.toLowerCase();
    if (parseEmail(email) !== address) return { status: 422, errors: { email: words.different } };
    const person = await readPerson(database.db, address);
    const reason = tidyText(written).trim();
    if (contact.test(reason)) return { status: 422, errors: { motivo: words.reasonContact } };
    if (!isCleanText(reason) || reason.length > maxReasonLength)
      return { status: 422, errors: { motivo: words.reasonWrong } };
    if (reason === '' && !isProven(person)) return { status: 422, errors: { motivo: words.reasonMissing } };
    const subjectId = record.signUp.id;
    const erased = await eraseEmail(database, address, async (db, { signUps, held, requests }) => {
      if (signUps + held + requests === 0) return;
      const why = reason === '' ? 'caixa confirmada' : `motivo: ${reason}`;
      const detail = requests === 0 ? why : `pedidos esvaziados=${requests}, ${why}`;
      const entry = { action: 'erase', subject: 'sign-up', subjectId, ...actor } as const;
      await recordAudit({ db }, { ...entry, detail });
    });
    // The same form, sent twice at once.
    if (erased.signUps === 0) return gone;
    return { path: `${staffViews.signUps.path}?feito=apagada` };
  },
};
