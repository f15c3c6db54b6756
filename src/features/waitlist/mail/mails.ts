import { domainToASCII } from 'node:url';
import { brand } from '#brand.ts';
import { mails } from '#content/mails.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { columnNames } from '#content/waitlist.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { RemovedSignUp } from '#features/outbox/outbox-item.ts';
import { answerIn, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUp } from '#server/database/tables.ts';
import { textOn } from '#shared/dated-text.ts';
import { formatDay, formatDayAndTime } from '#shared/dates.ts';
import { isEmail } from '#shared/person.ts';

const { lead, removed, confirmation } = mails;

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

/** Providers that ignore dots before the @; the second name is the first's. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * One name for the mailbox behind an address, for comparing and never for sending: without the tag that most providers ignore
 * (`ana+loja@`), in lower case and in one Unicode form (NFKC), the domain in Punycode.
 * @param email an address that was accepted
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1);
  const domain = (domainToASCII(written) || written).replace(/\.$/, '');
  // A plus at the beginning is no tag: something has to be left.
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
