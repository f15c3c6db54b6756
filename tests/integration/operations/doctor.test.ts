import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/database.ts';
import { noteDatabase } from '#server/database/database-name.ts';
import { noteDone } from '#server/database/last-done.ts';
import { root, runCaptured } from '../../../scripts/lib/process.mjs';
import { hookSecret } from '../../support/outbox.ts';
import { startHookServer, startMailServer } from '../../support/receivers.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dataDir = temporaryFolder();
const [hooks, mail] = [await startHookServer(), await startMailServer()];
/** What stands in front of the site. */
const site = await startHookServer();
site.answer = (response) => response.end('{"version":"1.2.3","build":"abc"}');
afterAll(async () => {
  for (const server of [hooks, mail, site]) await server.close();
});
const settings = { databaseUrl: undefined, dataDir };
await migrateDatabase(settings);
await noteDatabase(settings);
for (const work of ['purge', 'backup', 'copy'] as const) await noteDone(dataDir, work);
const env = {
  // Not that of who runs the tests.
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  SITE_URL: new URL(site.url).origin,
  TRUSTED_PROXIES: '127.0.0.1',
  STAFF_BASIC_AUTH: 'equipe:uma senha longa',
  SMTP_URL: mail.url,
  LEADS_EMAIL_TO: 'vendas@x.example',
  LEADS_WEBHOOK_URL: hooks.url,
  LEADS_WEBHOOK_SECRET: hookSecret,
};

/** What is written of each thing, and all that was written. */
async function doctor(changes: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
  const command = ['src/server/doctor-command.ts', ...args];
  const { code, output } = await runCaptured(process.execPath, command, { env: { ...env, ...changes } });
  const states = output.split('\n').flatMap((line) => {
    const [state, what] = line.split(/ {2,}/);
    return what === undefined ? [] : [[what, state] as const];
  });
  return { code, output, states: Object.fromEntries(states) };
}

/** What depends on the machine that the tests run on. */
const well = Object.fromEntries(
  'Node,banco,durabilidade,limpeza,cópia da noite,cópia em outra máquina,equipe,proxy,site,e-mail,webhook'
    .split(',')
    .map((what) => [what, 'ok']),
);

test('says that all is well, and touches nothing (R-OPS-43)', async () => {
  const files = readdirSync(dataDir);
  const { states, output } = await doctor();
  expect(states).toMatchObject(well);
  expect(output).toContain('versão 1.2.3, build abc');
  expect(readdirSync(dataDir)).toEqual(files);
  expect([...hooks.received, ...mail.received]).toEqual([]);
  // Each line leads to a section that there is.
  const titles = readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^#+ (.+)$/gm);
  const slugs = [...titles].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = [...output.matchAll(/#([\w-]+)$/gm)].map(([, slug]) => slug);
  expect(named.length).toBe(output.trimEnd().split('\n').length);
  expect(named.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([]);
});

test('says what is not well, and ends with 1 (R-OPS-43)', { timeout: 60_000 }, async () => {
  const closed = 'http://127.0.0.1:1';
  const [{ code, states, output }, other, wrong] = await Promise.all([
    doctor({
      DATA_DIR: join(dataDir, 'nada'),
      SITE_URL: closed,
      TRUSTED_PROXIES: '',
      STAFF_BASIC_AUTH: '',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LEADS_WEBHOOK_URL: closed,
    }),
    doctor({ DATABASE_URL: 'postgres://site:segredo@127.0.0.1:1/site' }),
    doctor({ PORT: 'porta' }),
  ]);
  expect(code).toBe(1);
  expect(states).toMatchObject({
    banco: 'falha',
    disco: 'falha',
    'cópia em outra máquina': 'atenção',
    equipe: 'atenção',
    proxy: 'atenção',
    site: 'não visto',
    'e-mail': 'falha',
    webhook: 'falha',
  });
  expect(readdirSync(dataDir)).not.toContain('nada');
  expect(output).toContain('(ECONNREFUSED)');
  // A server of the same folder uses another database.
  expect(other.states).toMatchObject({ 'banco das variáveis': 'falha', banco: 'falha' });
  expect(other.output).not.toContain('segredo');
  expect(wrong).toMatchObject({ code: 1, output: expect.stringMatching(/^Variável PORT .*\n$/) });
});

test('sends a test when it is asked to (R-OPS-43)', async () => {
  const { states } = await doctor({}, '--send');
  expect(states).toMatchObject(well);
  expect(hooks.received.map(({ body }) => JSON.parse(body).type)).toEqual(['test']);
  expect(mail.received.map(({ to }) => to)).toEqual(['vendas@x.example']);
  hooks.answer = (response) => response.writeHead(401).end();
  expect(await doctor({}, '--send')).toMatchObject({ code: 1, states: { webhook: 'falha' } });
});
