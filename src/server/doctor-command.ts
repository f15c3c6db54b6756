/**
 * `npm run doctor`: reads the server's settings and says in a table what is well, what is not, and which section of the documents mends
 * it. Changes and sends nothing, unless `--send` asks for a test to the receivers of notices.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { parseArgs, promisify } from 'node:util';
import { createMailer } from '#features/outbox/mailer.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { connectDatabase, type DatabaseHandle } from './database/database.ts';
import { databaseName, otherDatabase } from './database/database-name.ts';
import { readDurability } from './database/durability.ts';
import { lastDone } from './database/last-done.ts';
import { checkMigrated } from './database/migrate.ts';
import { migrations } from './database/migrations/index.ts';
import { openingProblem } from './database/opening-problem.ts';
import { sqlitePath } from './database/sqlite.ts';
import { readSettings, type Settings } from './settings/settings.ts';

type State = 'ok' | 'atenção' | 'falha' | 'não visto' | 'desligado';

/** What was looked at, how it is, in words, and the section of docs/operations.md about it. */
type Line = readonly [state: State, what: string, found: string, section: string];

const patienceMs = 10_000;
const hourMs = 3_600_000;
/** By what a domain's DKIM keys are commonly called; nobody can ask for all of them. */
const usualSelectors = ['default', 'mail', 'dkim', 's1', 's2', 'k1', 'google', 'selector1', 'selector2'];

// A reader that has enough, as `| head`, is no failure.
process.stdout.on('error', () => undefined);
try {
  const { values } = parseArgs({
    options: { send: { type: 'boolean', default: false }, dkim: { type: 'string', multiple: true } },
  });
  const settings = readSettings(process.env);
  const lines = await examine(settings, values.send, values.dkim ?? usualSelectors);
  const width = (column: 0 | 1 | 2) => Math.max(...lines.map((line) => line[column].length));
  for (const [state, what, found, section] of lines) {
    process.stdout.write(
      `${state.padEnd(width(0))}  ${what.padEnd(width(1))}  ${found.padEnd(width(2))}  docs/operations.md#${section}\n`,
    );
  }
  if (lines.some(([state]) => state === 'falha')) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function examine(
  settings: Settings,
  isSending: boolean,
  selectors: readonly string[],
): Promise<readonly Line[]> {
  const domain = settings.notifications.smtp?.from.split('@')[1];
  const found = await Promise.all([
    [node()],
    examineDatabase(settings),
    examineWorks(settings),
    disk(settings.dataDir),
    [staff(settings), proxies(settings)],
    site(settings),
    clock(),
    isSending ? sendTests(settings) : lookAtReceivers(settings),
    domain === undefined ? [] : senderDomain(domain, selectors),
  ]);
  return found.flat();
}

function node(): Line {
  const { node: version } = process.versions;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isRight = major > 22 || (major === 22 && minor >= 18);
  return [isRight ? 'ok' : 'falha', 'Node', isRight ? version : `${version}, antigo demais`, 'one-machine'];
}

async function examineDatabase(settings: Settings): Promise<readonly Line[]> {
  const isEmbedded = settings.databaseUrl === undefined;
  const section = isEmbedded ? 'sqlite' : 'postgresql';
  const other = await otherDatabase(settings);
  const lines: Line[] = other === undefined ? [] : [['falha', 'banco das variáveis', other, 'systemd']];
  // Opening would make it.
  if (isEmbedded && !existsSync(sqlitePath(settings.dataDir)))
    return [...lines, ['falha', 'banco', `não há ${databaseName(settings)}`, section]];
  let handle: DatabaseHandle | undefined;
  try {
    handle = connectDatabase(settings, { max: 1, queryTimeoutMs: patienceMs });
    const newer = await checkMigrated(handle.db, handle.kind, migrations);
    lines.push(['ok', 'banco', databaseName(settings), section]);
    if (newer.length > 0)
      lines.push(['atenção', 'versão do banco', `mais nova do que esta: ${newer.join(', ')}`, 'going-back']);
    const { weak, standbys } = await readDurability(handle);
    const settingsOf = weak.map(({ setting, value }) => `${setting} = ${value}`).join(', ');
    lines.push(
      weak.length > 0
        ? ['falha', 'durabilidade', `uma queda custa inscrições confirmadas: ${settingsOf}`, section]
        : ['ok', 'durabilidade', 'confirmada só depois de gravada no disco', section],
    );
    if (!isEmbedded)
      lines.push(
        standbys === ''
          ? ['desligado', 'servidor reserva', 'nenhum é esperado', 'no-window-at-all']
          : ['ok', 'servidor reserva', `esperado a cada inscrição: ${standbys}`, 'no-window-at-all'],
      );
  } catch (error) {
    lines.push(['falha', 'banco', openingProblem(settings, error), section]);
  } finally {
    await handle?.close();
  }
  return lines;
}

/** What the timers have done, and when. */
function examineWorks({ dataDir }: Settings): Promise<readonly Line[]> {
  const works = [
    ['purge', 'limpeza', 26, 'every-day'],
    ['backup', 'cópia da noite', 26, 'backup-and-restore'],
    ['copy', 'cópia em outra máquina', 0.25, 'the-copy-off-the-machine'],
  ] as const;
  return Promise.all(
    works.map(async ([work, what, hours, section]): Promise<Line> => {
      const seconds = await lastDone(dataDir, work);
      if (seconds === 0) return ['atenção', what, 'nunca foi feita com esta pasta', section];
      const age = Date.now() - seconds * 1000;
      const said = `há ${age < 2 * hourMs ? `${Math.round(age / 60_000)} min` : `${Math.round(age / hourMs)} h`}`;
      return [age > hours * hourMs ? 'falha' : 'ok', what, said, section];
    }),
  );
}

async function disk(dataDir: string): Promise<readonly Line[]> {
  const found = await statfs(dataDir).catch(() => undefined);
  if (found === undefined) return [['falha', 'disco', `não há a pasta ${dataDir}`, 'watch']];
  const share = found.bavail / found.blocks;
  const said = `${Math.round((found.bavail * found.bsize) / 1e6)} MB livres (${Math.round(share * 100)}%)`;
  return [[share < 0.05 ? 'falha' : share < 0.2 ? 'atenção' : 'ok', 'disco', said, 'watch']];
}

function staff({ staff: users }: Settings): Line {
  return users === undefined
    ? ['atenção', 'equipe', '/equipe desligada, e o gerador aberto a todos', 'the-staffs-tools']
    : ['ok', 'equipe', 'com senha', 'the-staffs-tools'];
}

function proxies({ trustedProxies }: Settings): Line {
  return trustedProxies.length === 0
    ? ['atenção', 'proxy', 'TRUSTED_PROXIES vazia: atrás de um proxy todos são um só', 'behind-a-proxy']
    : ['ok', 'proxy', `${trustedProxies.length} em TRUSTED_PROXIES`, 'behind-a-proxy'];
}

/** The site as the world sees it: certificate, name, proxy, server. */
async function site({ siteUrl }: Settings): Promise<readonly Line[]> {
  try {
    const answer = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    const { version, build }: { version?: string; build?: string } = await answer
      .json()
      .catch(() => ({}) as const);
    const isOurs = answer.ok && version !== undefined;
    const lines: Line[] = [
      isOurs
        ? ['ok', 'site', `${siteUrl}: versão ${version}, build ${build}`, 'behind-a-proxy']
        : [
            'falha',
            'site',
            `${siteUrl}/healthz responde ${answer.status}, e não é este site`,
            'behind-a-proxy',
          ],
    ];
    if (isOurs && !answer.headers.has('Strict-Transport-Security') && siteUrl.startsWith('https:'))
      lines.push(['atenção', 'cabeçalhos', 'o proxy tira Strict-Transport-Security', 'behind-a-proxy']);
    return lines;
  } catch (error) {
    return [['não visto', 'site', `${siteUrl} não respondeu daqui (${codeOf(error)})`, 'behind-a-proxy']];
  }
}

/** The clock decides on terms, signatures and days. */
async function clock(): Promise<readonly Line[]> {
  const show = ['show', '--property=NTPSynchronized', '--value'];
  const said = await promisify(execFile)('timedatectl', show, { timeout: patienceMs }).catch(() => undefined);
  const state = said?.stdout.trim();
  if (state === 'yes') return [['ok', 'relógio', 'acertado pela rede', 'watch']];
  if (state === 'no') return [['atenção', 'relógio', 'não é acertado pela rede', 'watch']];
  return [['não visto', 'relógio', 'timedatectl não respondeu', 'watch']];
}

/** Whether the receivers of notices are there: a login at the mail server, a connection to the webhook's. */
function lookAtReceivers({ notifications: { smtp, webhook } }: Settings): Promise<readonly Line[]> {
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
    const problem = await reach(new URL(webhook.url)).catch(codeOf);
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
async function sendTests(settings: Settings): Promise<readonly Line[]> {
  const section = 'who-hears-of-a-sign-up';
  // No test reads the database.
  const database = { db: undefined as never };
  const { notifications, siteUrl } = settings;
  const { probes = [] } = signUpNotices({ database, settings: notifications, siteUrl });
  if (probes.length === 0) return [['desligado', 'avisos', 'ninguém os recebe', section]];
  return Promise.all(
    probes.map(async ([kind, probe]): Promise<Line> => {
      const what = kind === 'lead-webhook' ? 'webhook' : 'e-mail';
      const delivery = await probe(randomUUID(), AbortSignal.timeout(patienceMs)).catch((error: unknown) => ({
        status: 'failed' as const,
        reason: codeOf(error),
      }));
      return delivery.status === 'delivered'
        ? ['ok', what, 'o teste foi aceito', section]
        : ['falha', what, `o teste não foi aceito: ${delivery.reason}`, section];
    }),
  );
}

/** Whether the world believes the sender: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489). */
async function senderDomain(domain: string, selectors: readonly string[]): Promise<readonly Line[]> {
  const section = 'who-hears-of-a-sign-up';
  const resolver = new Resolver({ timeout: patienceMs / 4, tries: 2 });
  /** The texts of a name; undefined when nobody could be asked. */
  const texts = (name: string): Promise<readonly string[] | undefined> =>
    resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      (error: unknown) => (['ENODATA', 'ENOTFOUND'].includes(codeOf(error)) ? [] : undefined),
    );
  const [own, policy, ...keys] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    ...selectors.map((selector) => texts(`${selector}._domainkey.${domain}`)),
  ]);
  const line = (
    what: string,
    records: readonly string[] | undefined,
    form: RegExp,
    missing: string,
  ): Line => {
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

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'sem código';
}
