import { setTimeout as sleep } from 'node:timers/promises';
import type { HookServer, MailServer } from '../../tests/support/receivers.ts';
import type { Target } from './scenario.ts';
import { active, htmlOf } from './viewers.ts';

/** What leaves the server: the staff's e-mail, the person's, the webhook. */
export async function notices(
  { problem }: Target,
  emails: readonly string[],
  hooks: HookServer['received'],
  mails: MailServer['received'],
): Promise<void> {
  const about = (text: string): boolean => emails.some((email) => text.includes(email));
  const told = () => [
    hooks.filter(({ body }) => about(body)).length,
    mails.filter(({ to }) => about(to)).length,
    mails.filter(
      ({ raw }) => /^To: vendas@/m.test(raw) && about(raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')),
    ).length,
  ];
  for (let turn = 0; turn < 100 && told().some((count) => count < emails.length); turn += 1) await sleep(100);
  if (told().some((count) => count < emails.length))
    problem(`avisos que não chegaram: ${told().join(', ')} de ${emails.length}`);
  for (const { body } of hooks) JSON.parse(body);
  for (const { raw } of mails) {
    const [head = ''] = raw.split('\r\n\r\n', 1);
    if (/^(?:bcc|cc|x-injetado):/im.test(head)) problem('um e-mail traz um cabeçalho injetado');
    if ((head.match(/^(?:To|From|Subject):/gim) ?? []).length !== 3) problem('um e-mail repete cabeçalhos');
    const html = htmlOf(raw);
    if (!html.includes('</html>')) problem('um e-mail não tem HTML');
    if (active.test(html) || /\sonmouseover='/.test(html)) problem('um e-mail mostra marcação como marcação');
  }
}
