import { mails } from '#content/mails.ts';
import { html } from '#features/outbox/html-template.ts';
import { mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { RemovedSignUp } from '#features/outbox/outbox-item.ts';

const { removed } = mails;

/** The staff's e-mail about a person who left the list, without the address that it goes to: no more than finds the contact. */
export function removalMail({ id, email }: RemovedSignUp): Omit<Mail, 'to'> {
  return {
    subject: removed.subject,
    text: [
      removed.title,
      '',
      `${removed.email}: ${email}`,
      `${removed.id}: ${id}`,
      '',
      removed.text,
      '',
      removed.task,
      '',
      removed.footer,
      '',
    ].join('\n'),
    html: mailLayout(
      removed.title,
      html`${paragraph(`${removed.email}: ${email}`)}${paragraph(`${removed.id}: ${id}`)}${paragraph(removed.text)}${paragraph(removed.task)}`,
      html`${removed.footer}`,
    ),
  };
}
