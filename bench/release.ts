/** A release under continuous sign-ups: build anew, restart with the new build, go back. Counts what is lost and what fails. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyBuiltSite } from '../tests/support/site-copy.ts';
import { startClients } from './release/clients.ts';
import { requireBuild } from './support/built.ts';
import { judge, newLedger } from './support/load.ts';
import { type Row, table } from './support/print.ts';

const clientCount = 4;
const loadMs = 5_000;

requireBuild();
const site = copyBuiltSite();
const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMIT_WRITES_PER_MINUTE: '1000000',
};
const holder = spawn(
  process.execPath,
  [join(import.meta.dirname, '../tests/support/socket-holder.ts'), site.folder],
  {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let printed = '';
holder.stdout.setEncoding('utf8').on('data', (text: string) => {
  printed += text;
});
const servers = (): readonly number[] =>
  [...printed.matchAll(/^server (\d+)$/gm)].map(([, pid]) => Number(pid));
const rows: Record<string, Row> = {};
const packageFile = join(site.folder, 'package.json');
const sources = readFileSync(packageFile, 'utf8');
let failed = 0;

try {
  const url = `http://127.0.0.1:${await printedNumber(/^port (\d+)$/m)}`;
  await untilBuild(url, undefined);
  const first = await buildOf(url);
  const ledger = newLedger();
  const clients = startClients(url, clientCount, ledger);
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work();
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const { confirmed, failed: errors, repeated, slowestMs } = clients.seen();
    failed += errors;
    rows[name] = {
      segundos: seconds,
      confirmadas: confirmed,
      '5xx': errors,
      repetidas: repeated,
      'mais lenta (ms)': slowestMs,
      build: await buildOf(url),
    };
  };

  await step('carga', () => sleep(loadMs));
  await step('novo build', async () => {
    writeFileSync(packageFile, sources.replace(/"version": "[^"]+"/, '"version": "999.0.0"'));
    await build();
  });
  await step('carga, build antigo', () => sleep(loadMs));
  await step('troca', () => restart(url, first));
  const second = await buildOf(url);
  await step('carga, build novo', () => sleep(loadMs));
  await step('volta: build', async () => {
    writeFileSync(packageFile, sources);
    await build();
  });
  await step('volta: troca', () => restart(url, second));
  await step('carga, build de antes', () => sleep(loadMs));
  const last = await buildOf(url);
  await clients.stop();
  await end();
  const verdict = await judge({ databaseUrl: undefined, dataDir }, ledger);
  const others = [...ledger.others].map(([status, count]) => `${count} x ${status}`).join(', ');
  console.log(`${table('etapa', rows)}

inscrições enviadas:       ${ledger.sent}
confirmadas (201):         ${ledger.acknowledged.length}
outras respostas:          ${others || 0}
linhas no banco:           ${verdict.rows}
confirmadas e perdidas:    ${verdict.lost}
e-mails em duplicidade:    ${verdict.doubled}`);
  const switched = first !== second && last === first;
  if (!switched) console.log('A troca ou a volta não chegou ao servidor.');
  if (!switched || failed > 0 || ledger.others.size > 0 || verdict.lost > 0 || verdict.doubled > 0)
    process.exitCode = 1;
} finally {
  await end();
  site.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

/** `npm run build` in the copy. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: site.folder, stdio: 'ignore' });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve);
  if ((await promise) !== 0) throw new Error('O build da cópia falhou.');
}

/** Stops the server as `systemctl restart` does; the next one starts when it has ended. */
async function restart(url: string, before: string): Promise<void> {
  process.kill(servers().at(-1) ?? 0, 'SIGTERM');
  await untilBuild(url, before);
}

/** Waits until a server answers with another build than the one before. */
async function untilBuild(url: string, before: string | undefined): Promise<void> {
  for (let waits = 0; waits < 300; waits += 1) {
    const now = await buildOf(url);
    if (now !== '' && now !== before) return;
    await sleep(100);
  }
  throw new Error('O servidor não voltou.');
}

/** The build that answers; empty when nobody does. */
async function buildOf(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(20_000) });
    const { build: id }: { build: string } = await answer.json();
    return id;
  } catch {
    return '';
  }
}

async function printedNumber(pattern: RegExp): Promise<number> {
  for (;;) {
    const [, number] = pattern.exec(printed) ?? [];
    if (number !== undefined) return Number(number);
    await sleep(20);
  }
}

/** Ends who holds the socket first, so that no new server starts, then the server. */
async function end(): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  const pid = servers().at(-1);
  if (pid !== undefined) process.kill(pid, 'SIGTERM');
  await sleep(1_000);
}
