import { brand } from '#brand.ts';
import { mails } from '#content/mails.ts';
import { listOf } from '#content/waitlist-lists.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
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
  { leave, correct }: { readonly leave: string; readonly correct: string },
): Mail {
  const name = firstName(signUp.nome);
  const list = listOf(signUp.source);
  return {
    to: signUp.email,
    subject: confirmation.subject[list],
    ...mailBody(
      confirmation.title,
      [
        name === undefined ? `${confirmation.hello}!` : `${confirmation.hello}, ${name}!`,
        `${confirmation.received} ${formatDay(signUp.created_at)}. ${confirmation.nothingToDo}`,
        textOn(confirmation.next[list]),
        {
          lead: confirmation.leaveLead,
          links: [
            [confirmation.leave, leave],
            [confirmation.correct, correct],
          ],
        },
      ],
      [`${confirmation.footer} ${brand.emails.privacy}.`, confirmation.company],
    ),
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The first word of a name, when it looks like a name. */
function firstName(nome: string): string | undefined {
  const [word = ''] = nome.split(' ', 1);
  return /^\p{Lu}[\p{L}'’-]{1,24}$/u.test(word) ? word : undefined;
}
