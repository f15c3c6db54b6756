/** What `npm run doctor` looks at outside of this machine: the site as the world sees it, who is told of a sign-up, the sender's domain. */
import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { errorCode } from '#features/outbox/lane.ts';
import { createMailer } from '#features/outbox/mailer.ts';
import { sendProbes } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import type { Settings } from './settings/settings.ts';

/** What was looked at, how it is, in words, and the section of docs/operations.md about it. */
export type Line = readonly [
  state: 'ok' | 'atenção' | 'falha' | 'não visto' | 'desligado',
  what: string,
  found: string,
  section: string,
];

/** How long a look may take, in milliseconds. */
export const patienceMs = 10_000;
/** By what a domain's DKIM keys are commonly called; nobody can ask for all of them. */
const usualSelectors = ['default', 'mail', 'dkim', 's1', 's2', 'k1', 'google', 'selector1', 'selector2'];

/** The site as the world sees it: certificate, name, proxy, server. */
export async function site({ siteUrl }: Settings): Promise<readonly Line[]> {
  const section = 'behind-a-proxy';
  try {
    const answer = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    const { version, build }: { version?: string; build?: string } = await answer
      .json()
      .catch(() => ({}) as const);
    if (!answer.ok || version === undefined)
      return [['falha', 'site', `${siteUrl}/healthz responde ${answer.status}, e não é este site`, section]];
    const lines: Line[] = [['ok', 'site', `${siteUrl}: versão ${version}, build ${build}`, section]];
    if (!answer.headers.has('Strict-Transport-Security') && siteUrl.startsWith('https:'))
      lines.push(['atenção', 'cabeçalhos', 'o proxy tira Strict-Transport-Security', section]);
    return lines;
  } catch (error) {
    return [['não visto', 'site', `${siteUrl} não respondeu daqui (${errorCode(error)})`, section]];
  }
}

/** Whether the receivers of notices are there: a login at the mail server, a connection to the webhook's. */
export function lookAtReceivers({ notifications: { smtp, webhook } }: Settings): Promise<readonly Line[]> {
  const section = 'who-hears-of-a-sign-up';
  const mail = async (): Promise<Line> => {
    if (smtp === undefined) return ['desligado', 'e-mail', 'sem SMTP_URL', section];
    const problem = await createMailer(smtp).verify();
    return problem === undefined
      ? ['ok', 'e-mail', 'o servidor aceita o usuário', section]
      : ['falha', 'e-mail', `o servidor não aceita: ${problem}`, section];
  };
  const hook = async (): Promise<Line> => {
    if (webhook === undefined) return ['desligado', 'webhook', 'sem LEADS_WEBHOOK_URL', section];
    const problem = await reach(new URL(webhook.url)).catch(errorCode);
    return problem === undefined
      ? ['ok', 'webhook', 'a máquina responde; --send manda um teste', section]
      : ['falha', 'webhook', `a máquina não responde (${problem})`, section];
  };
  return Promise.all([mail(), hook()]);
}

function reach({ hostname, port, protocol }: URL): Promise<undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: patienceMs,
  })
    .once('connect', () => resolve(undefined))
    .once('timeout', () => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    .once('error', reject);
  return promise.finally(() => socket.destroy());
}

/** Sends each receiver a message that says it is a test. */
export async function sendTests(settings: Settings): Promise<readonly Line[]> {
  const section = 'who-hears-of-a-sign-up';
  // No test reads the database.
  const database = { db: undefined as never };
  const { notifications, siteUrl } = settings;
  const { probes = [] } = signUpNotices({ database, settings: notifications, siteUrl });
  if (probes.length === 0) return [['desligado', 'avisos', 'ninguém os recebe', section]];
  const results = await sendProbes(probes, patienceMs);
  return results.map(({ to, delivery }): Line => {
    const what = to === undefined ? 'webhook' : 'e-mail';
    return delivery.status === 'delivered'
      ? ['ok', what, 'o teste foi aceito', section]
      : ['falha', what, `o teste não foi aceito: ${delivery.reason}`, section];
  });
}

/** The texts of a name; undefined when nobody could be asked. */
type Texts = readonly string[] | undefined;

/** Whether the world believes the sender: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489). */
export async function senderDomain(domain: string, selectors = usualSelectors): Promise<readonly Line[]> {
  const section = 'who-hears-of-a-sign-up';
  const resolver = new Resolver({ timeout: patienceMs / 4, tries: 2 });
  const texts = (name: string): Promise<Texts> =>
    resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      (error: unknown) => (['ENODATA', 'ENOTFOUND'].includes(errorCode(error)) ? [] : undefined),
    );
  const [own, policy, ...keys] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    ...selectors.map((selector) => texts(`${selector}._domainkey.${domain}`)),
  ]);
  const line = (what: string, records: Texts, form: RegExp, missing: string): Line => {
    if (records === undefined) return ['não visto', what, `o DNS não respondeu sobre ${domain}`, section];
    const found = records.filter((record) => form.test(record));
    if (found.length === 0) return ['atenção', what, missing, section];
    // Receivers take two for none (RFC 7208, section 4.5; RFC 7489, section 6.6.3).
    if (found.length > 1 && what !== 'DKIM') return ['falha', what, `${domain} tem dois`, section];
    return ['ok', what, found[0]?.slice(0, 60) ?? '', section];
  };
  const asked = keys.some((records) => records !== undefined)
    ? keys.flatMap((records) => records ?? [])
    : undefined;
  return [
    line('SPF', own, /^v=spf1(?: |$)/i, `${domain} não diz quem pode enviar`),
    line('DKIM', asked, /\bp=[A-Za-z0-9+/]/, 'nenhuma chave com os nomes usuais: diga --dkim SELETOR'),
    line('DMARC', policy, /^v=DMARC1\b/i, `${domain} não diz o que fazer com o que é falso`),
  ];
}
