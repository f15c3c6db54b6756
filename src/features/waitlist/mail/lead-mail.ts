import { listOf, mails } from '#content/mails.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { type Html, html } from '#features/outbox/html-template.ts';
import { mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { SignUp } from '#server/database/tables.ts';
import { formatDayAndTime } from '#shared/dates.ts';
import { isEmail } from '#shared/person.ts';

const { lead } = mails;
const sources: Readonly<Record<string, string>> = lead.sources;

/** The staff's e-mail about a sign-up, without the address that it goes to. A reply goes to the person. */
export function leadMail(signUp: SignUp): Omit<Mail, 'to'> {
  const fields = answersOf(signUp);
  const replyTo = isEmail(signUp.email) ? { name: signUp.nome, address: signUp.email } : undefined;
  const hint = replyTo === undefined ? lead.noReply : lead.reply;
  return {
    subject: `${lead.subject}: ${signUp.nome}, ${signUp.empresa} (${lead.fields.list.toLowerCase()}: ${lead.lists[listOf(signUp.source)]})`,
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

/** The answers that were given, each with its label, in the order in which a seller reads them. */
function answersOf(signUp: SignUp): readonly (readonly [label: string, answer: string])[] {
  const size = companySizeOptions.find(({ value }) => value === signUp.company_size);
  const answers = {
    list: lead.lists[listOf(signUp.source)],
    nome: signUp.nome,
    cargo: cargoOptions.find(({ value }) => value === signUp.cargo)?.label ?? signUp.cargo,
    empresa: signUp.empresa,
    email: signUp.email,
    phone: signUp.phone,
    company_size: size === undefined ? null : sizeText(size),
    site: signUp.site,
    portal_name: signUp.portal_name,
    portal_url: signUp.portal_url,
    goals: signUp.goals,
    source: sources[signUp.source] ?? signUp.source,
    created_at: `${formatDayAndTime(signUp.created_at)} ${lead.clock}`,
    id: String(signUp.id),
  } satisfies Record<keyof typeof lead.fields, string | null>;
  return Object.entries(answers).flatMap(([field, answer]) =>
    answer === null ? [] : [[lead.fields[field as keyof typeof answers], answer] as const],
  );
}

function sizeText({ label, detail }: (typeof companySizeOptions)[number]): string {
  return `${label} (${/\d/.test(detail) ? `${detail} ${lead.people}` : detail})`;
}
