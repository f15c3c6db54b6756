import { mails } from '#content/mails.ts';
import { columnNames } from '#content/waitlist.ts';
import { listNames } from '#content/waitlist-lists.ts';
import { html, mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { RemovedSignUp } from '#features/outbox/outbox-item.ts';

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
