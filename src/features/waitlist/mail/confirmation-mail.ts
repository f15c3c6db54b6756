import { brand } from '#brand.ts';
import { mails } from '#content/mails.ts';
import { listOf } from '#content/waitlist-lists.ts';
import { html, mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { SignUp } from '#server/database/tables.ts';
import { textOn } from '#shared/dated-text.ts';
import { formatDay } from '#shared/dates.ts';

const { confirmation } = mails;

/**
 * The person's e-mail: that they are on the list, what comes next, and the way out. Anybody may sign up with
 * anybody's address, so nothing that was typed reaches the reader but a first name that looks like one: the
 * site can't be made to send a stranger's advertisement.
 * @param urls `leave`: the page that takes the person off the list, also by a POST of the mail program's (RFC 8058); `correct`: the page that
 *   shows what is kept, and changes it
 */
export function confirmationMail(
  signUp: SignUp,
  { leave: leaveUrl, correct }: { readonly leave: string; readonly correct: string },
): Mail {
  const name = firstName(signUp.nome);
  const hello = name === undefined ? `${confirmation.hello}!` : `${confirmation.hello}, ${name}!`;
  const received = `${confirmation.received} ${formatDay(signUp.created_at)}. ${confirmation.nothingToDo}`;
  const list = listOf(signUp.source);
  const next = textOn(confirmation.next[list]);
  return {
    to: signUp.email,
    subject: confirmation.subject[list],
    text: [
      hello,
      '',
      received,
      '',
      next,
      '',
      confirmation.leaveLead,
      `${confirmation.leave}: ${leaveUrl}`,
      `${confirmation.correct}: ${correct}`,
      '',
      '-- ',
      `${confirmation.footer} ${brand.emails.privacy}.`,
      confirmation.company,
      '',
    ].join('\n'),
    html: mailLayout(
      confirmation.title,
      html`${paragraph(hello)}${paragraph(received)}${paragraph(next)}<p style="margin: 24px 0 0; padding: 20px 0 0; border-top: 1px solid #e5e7eb; font-size: 15px; line-height: 23px; color: #374151">${confirmation.leaveLead} <a href="${leaveUrl}" style="color: #7e22ce">${confirmation.leave}</a><br><a href="${correct}" style="color: #7e22ce">${confirmation.correct}</a></p>`,
      html`${confirmation.footer} <a href="mailto:${brand.emails.privacy}" style="color: #4b5563">${brand.emails.privacy}</a>.<br>${confirmation.company}`,
    ),
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The first word of a name, when it looks like a name. */
function firstName(nome: string): string | undefined {
  const [word = ''] = nome.split(' ', 1);
  return /^\p{Lu}[\p{L}'’-]{1,24}$/u.test(word) ? word : undefined;
}
