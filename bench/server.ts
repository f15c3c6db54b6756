/**
 * Requests per second and p99 of `/` beside nginx, and of sign-ups beside a Node server that only has each on the disk, on SQLite and
 * PostgreSQL. `npm run bench -- server SQLite` (or `PostgreSQL`, or `/`) runs those alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../scripts/lib/free-port.ts';
import { htmlHeaders, securityHeaders } from '../src/server/http/answers/headers.ts';
import { runNginx } from '../tests/support/proxies.ts';
import { startServer } from '../tests/support/server.ts';
import { best, type Load, read, signUpAt } from './server/wrk.ts';
import { decimal, goalLine, percentile, type Row, table } from './support/print.ts';
import { own, type Report, type Scenario } from './support/scenarios.ts';
import { ownSite } from './support/site.ts';

/** How long each load lasts, in seconds. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/**
 * Clients that read, in short loads that take turns. What counts is the median of the ratios of neighbours: a machine that is slow for a
 * moment is so for both, where the least of each may come from two different moments.
 */
const readers = 64;
const turns = 20;
const turnSeconds = 2;
/** Clients that sign up: one shows what a sign-up costs, several show how they wait for each other. */
const allWriters = 24;
const writers = [1, 8, allWriters];
/** Servers on one PostgreSQL that share those clients. */
const several = 3;
/**
 * What a flush takes longer on a volume of the network than on a disk that has its own memory for it, where a whole commit costs less than
 * the HTTP around it, and says little of how often a sign-up waits for the disk.
 */
const networkDiskMs = 2;
/**
 * The most processor time that a page may take, times that of a Node server that decides nothing and sends the same bytes; the most of
 * the bare server's p99 that a lone client's sign-up may take; and of one server's p99 that several may, with all the clients.
 */
const goals = { ofBareCpu: 1.15, ofBareP99: { sqlite: 1.5, postgres: 2.5 }, ofOneServer: 2 };

for (const tool of ['wrk', 'nginx', 'taskset']) {
  if (spawnSync(tool, ['--version']).error !== undefined) {
    throw new Error(`Este bench precisa de ${tool} (pacotes wrk, nginx e util-linux do Debian).`);
  }
}

// Servers on the first core, clients on the second: each server has one core to itself.
export const scenarios: readonly Scenario[] = [
  { name: `/ (brotli), um núcleo, ${readers} clientes`, run: compareStatic },
  { name: 'inscrições, SQLite', run: () => signUps('sqlite', [1]) },
  { name: 'inscrições, PostgreSQL', run: () => signUps('postgres', [1, several]) },
  {
    name: `inscrições, PostgreSQL, gravação de mais ${networkDiskMs} ms`,
    run: () => signUps('postgres', [1, several], networkDiskMs),
  },
];

async function compareStatic(): Promise<Report> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'site-nginx-'));
  await using nginx = await startNginx(join(folder.path, 'nginx'));
  await using bare = await startBare();
  await using site = await ownSite();
  const server = await site.start({ LOG_LEVEL: 'warn' });
  const servers = { nginx, 'Node sem nada': bare, site: server };
  for (const { process } of Object.values(servers)) spawnSync('taskset', ['-acp', '0', String(process.pid)]);
  const found = { nginx: [], 'Node sem nada': [], site: [] } as Record<keyof typeof servers, ReadLoad[]>;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { url, process }] of Object.entries(servers)) {
      const before = cpuSeconds(process);
      const loaded = await read(url, readers, turnSeconds);
      const cpuUs = ((cpuSeconds(process) - before) / (loaded.perSecond * turnSeconds)) * 1e6;
      found[name as keyof typeof servers].push({ ...loaded, cpuUs });
    }
  }
  const rows = Object.entries(found).map(([name, loads]) => {
    const cpu = Math.round(Math.min(...loads.map(({ cpuUs }) => cpuUs)) * 10) / 10;
    return [name, { ...rowOf(best(loads, ({ perSecond }) => -perSecond)), 'CPU (µs)': cpu }] as const;
  });
  const ratios = (one: keyof typeof servers, other: keyof typeof servers) => {
    const neighbours = found[one].map(({ cpuUs }, turn) => cpuUs / (found[other][turn]?.cpuUs ?? Number.NaN));
    const at = (share: number): number => percentile(neighbours, share);
    return {
      median: at(0.5),
      line: `${one}/${other} em tempo de processador: ${decimal(at(0.5), 2)} (mediana de ${turns} voltas; sem as duas menores e as duas maiores, ${decimal(at(0.15), 2)} a ${decimal(at(0.9), 2)})`,
    };
  };
  const ofBare = ratios('site', 'Node sem nada');
  const isMet = ofBare.median <= goals.ofBareCpu && found.site.every(({ errors }) => errors === 0);
  return measured([
    `o melhor de ${turns}; CPU: tempo de processador por pedido`,
    table('servidor', Object.fromEntries(rows)),
    ofBare.line,
    ratios('site', 'nginx').line,
    ratios('Node sem nada', 'nginx').line,
    goalLine(
      isMet,
      `tempo de processador do site: até ${decimal(goals.ofBareCpu, 2)}x o do Node sem nada (${decimal(ofBare.median, 2)}x), sem erros`,
    ),
  ]);
}

/** A load, and the processor time of one request in microseconds, which does not count what other processes took of the core. */
type ReadLoad = Load & { readonly cpuUs: number };

async function signUps(
  kind: keyof typeof goals.ofBareP99,
  processes: readonly number[],
  flushMs = 0,
): Promise<Report> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'site-fsync-'));
  await using bare = await startBare(join(folder.path, 'file'), String(flushMs));
  const found: Record<string, Load> = {};
  for (const count of processes) {
    await using site = await ownSite(kind, { LOG_LEVEL: 'warn', RATE_LIMIT_WRITES_PER_MINUTE: '1000000' });
    if (site.postgres) await delayFlushes(site.postgres.url, flushMs);
    const urls: string[] = [];
    while (urls.length < count) urls.push((await site.start()).url);
    for (const clients of writers.filter((number) => number % count === 0)) {
      // In turn, and the best of each: the machine is noisy.
      const loads: Load[] = [];
      const disk: Load[] = [];
      while (loads.length < 3) {
        loads.push(await signUpAt(urls, clients, seconds));
        disk.push(await signUpAt([bare.url], clients, seconds));
      }
      found[loadName(count, clients)] = best(loads);
      found[diskName(clients)] ??= best(disk);
    }
  }
  const p99Of = (name: string): number => found[name]?.p99Ms ?? Number.NaN;
  const ofDisk = p99Of(loadName(1, 1)) / p99Of(diskName(1));
  const ofOne = p99Of(loadName(several, allWriters)) / p99Of(loadName(1, allWriters));
  const most = goals.ofBareP99[kind];
  const rows = Object.entries(found).map(([name, load]) => [name, rowOf(load)] as const);
  return measured([
    'o melhor de três',
    table('carga', Object.fromEntries(rows)),
    goalLine(
      ofDisk <= most && found[loadName(1, 1)]?.errors === 0,
      `um cliente: p99 até ${decimal(most, 1)}x o de um Node que só grava no disco (${decimal(ofDisk, 2)}x), sem erros`,
    ),
    ...(processes.includes(several)
      ? [
          goalLine(
            ofOne <= goals.ofOneServer,
            `${several} processos, ${allWriters} clientes: p99 até ${goals.ofOneServer}x o de um processo com os mesmos (${decimal(ofOne, 2)}x)`,
          ),
        ]
      : []),
  ]);
}

/** Has each commit of a PostgreSQL wait so much longer for its flush, also a lone one's. */
async function delayFlushes(url: string, ms: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter system set commit_delay = ${ms * 1000}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** A speed that misses its goal is said, and is no failure. */
function measured(lines: readonly string[]): Report {
  return { isGood: true, lines, row: {} };
}

function loadName(processes: number, clients: number): string {
  return `${processes} processo${processes > 1 ? 's' : ''}, ${clients} cliente${clients > 1 ? 's' : ''}`;
}

function diskName(clients: number): string {
  return `só o disco, ${clients} cliente${clients > 1 ? 's' : ''}`;
}

function rowOf({ perSecond, p99Ms, errors }: Load): Row {
  return { 'pedidos/s': perSecond, 'p99 (ms)': p99Ms, erros: errors };
}

/** Processor time that a process has used, in seconds (proc(5), fields 14 and 15 in hundredths). */
function cpuSeconds({ pid }: { readonly pid?: number | undefined }): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** A Node server that decides nothing: the limit of the runtime, and of the disk where it writes to a file. */
function startBare(...file: readonly string[]) {
  return startServer({}, undefined, ['bench/server/bare.ts', ...file]);
}

/** nginx, whose one worker answers `/` with the same brotli bytes and as many headers as the site. */
async function startNginx(folder: string) {
  const port = await freePort();
  const client = fileURLToPath(new URL('../dist/client', import.meta.url));
  const packed = { 'Content-Encoding': 'br', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  const headers = Object.entries({ ...packed, ...securityHeaders, ...htmlHeaders });
  const { pid, stop } = await runNginx(
    folder,
    `server {
      listen 127.0.0.1:${port}; root ${client}; types {} default_type "text/html; charset=utf-8";
      access_log off; gzip off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      open_file_cache max=100;
      location / { try_files /index.html.br =404;
        ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n')} }
    }`,
    port,
  );
  const url = `http://127.0.0.1:${port}`;
  await fetch(url);
  // The worker, which has answered; what was started is the master.
  const [worker] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return own({ url, process: { pid: Number(worker) }, stop });
}
