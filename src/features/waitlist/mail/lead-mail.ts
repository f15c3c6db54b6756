import { mails } from '#content/mails.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { columnNames } from '#content/waitlist.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { RemovedSignUp } from '#features/outbox/outbox-item.ts';
import { answerIn, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUp } from '#server/database/tables.ts';
import { formatDayAndTime } from '#shared/dates.ts';
import { isEmail } from '#shared/person.ts';

const { lead, removed } = mails;

/** The staff's e-mail about a sign-up, without the address that it goes to. A reply goes to the person. */
export function leadMail(signUp: SignUp): Omit<Mail, 'to'> {
  const canReply = isEmail(signUp.email);
  return {
    subject: `${lead.subject}: ${signUp.nome}, ${signUp.empresa} (${columnNames.list.toLowerCase()}: ${listNames[listOf(signUp.source)]})`,
    ...mailBody(
      lead.title,
      [{ facts: answersOf(signUp) }, canReply ? lead.reply : lead.noReply],
      [lead.footer],
    ),
    replyTo: canReply ? { name: signUp.nome, address: signUp.email } : undefined,
  };
}

/** The answers that were given, each with its name: what a seller reads, without the proof of what was accepted. */
function answersOf(signUp: SignUp): readonly (readonly [name: string, answer: string])[] {
  return shownColumns.flatMap(([column, name]) => {
    const answer = answerIn(signUp, column, (moment) => `${formatDayAndTime(moment)} ${lead.clock}`);
    const isProof = /_version$|terms_accepted_at$/.test(column);
    return isProof || answer === null || answer === staffFrame.notAsked ? [] : [[name, answer] as const];
  });
}

/** The staff's e-mail about a person who left the list, without the address that it goes to: no more than finds the contact. */
export function removalMail({ id, email, list }: RemovedSignUp): Omit<Mail, 'to'> {
  const facts = [
    [columnNames.list, listNames[list]],
    [columnNames.email, email],
    [columnNames.id, String(id)],
  ] as const;
  return {
    subject: removed.subject,
    ...mailBody(removed.title, [{ facts }, removed.text, removed.task], [removed.footer]),
  };
}
