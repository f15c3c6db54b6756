import { mails } from '#content/mails.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { columnNames } from '#content/waitlist.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { type Html, html, mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { RemovedSignUp } from '#features/outbox/outbox-item.ts';
import { answerIn, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUp } from '#server/database/tables.ts';
import { formatDayAndTime } from '#shared/dates.ts';
import { isEmail } from '#shared/person.ts';

const { lead } = mails;

/** The staff's e-mail about a sign-up, without the address that it goes to. A reply goes to the person. */
export function leadMail(signUp: SignUp): Omit<Mail, 'to'> {
  const fields = answersOf(signUp);
  const replyTo = isEmail(signUp.email) ? { name: signUp.nome, address: signUp.email } : undefined;
  const hint = replyTo === undefined ? lead.noReply : lead.reply;
  return {
    subject: `${lead.subject}: ${signUp.nome}, ${signUp.empresa} (${columnNames.list.toLowerCase()}: ${listNames[listOf(signUp.source)]})`,
    text: [
      lead.title,
      '',
      // Further lines are indented, so that an answer can't look like another field.
      ...fields.map(([label, answer]) => `${label}: ${answer.replaceAll('\n', '\n    ')}`),
      '',
      hint,
      '',
      lead.footer,
      '',
    ].join('\n'),
    html: mailLayout(
      lead.title,
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 4px">
${fields.map(fieldRow)}</table>
${paragraph(hint)}`,
      html`${lead.footer}`,
    ),
    replyTo,
  };
}

function fieldRow([label, answer]: readonly [string, string]): Html {
  return html`<tr><td style="padding: 9px 0; border-top: 1px solid #e5e7eb; word-break: break-word"><span style="display: block; font-size: 13px; line-height: 20px; color: #4b5563">${label}</span><span style="font-size: 16px; line-height: 24px; white-space: pre-line">${answer}</span></td></tr>
`;
}

/** The answers that were given, each with its name: what a seller reads, without the proof of what was accepted. */
function answersOf(signUp: SignUp): readonly (readonly [name: string, answer: string])[] {
  return shownColumns.flatMap(([column, name]) => {
    const answer = answerIn(signUp, column, clockTime);
    const isProof = /_version$|terms_accepted_at$/.test(column);
    return isProof || answer === null || answer === staffFrame.notAsked ? [] : [[name, answer] as const];
  });
}

const clockTime = (moment: string): string => `${formatDayAndTime(moment)} ${lead.clock}`;

const { removed } = mails;

/** The staff's e-mail about a person who left the list, without the address that it goes to: no more than finds the contact. */
export function removalMail({ id, email, list }: RemovedSignUp): Omit<Mail, 'to'> {
  const facts = [
    `${columnNames.list}: ${listNames[list]}`,
    `${columnNames.email}: ${email}`,
    `${columnNames.id}: ${id}`,
  ];
  return {
    subject: removed.subject,
    text: [removed.title, '', ...facts, '', removed.text, '', removed.task, '', removed.footer, ''].join(
      '\n',
    ),
    html: mailLayout(
      removed.title,
      html`${facts.map(paragraph)}${paragraph(removed.text)}${paragraph(removed.task)}`,
      html`${removed.footer}`,
    ),
  };
}
