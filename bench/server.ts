/**
 * Requests per second and p99 of `/` beside nginx, and of sign-ups beside a Node server that only has each on the disk, on SQLite and
 * PostgreSQL. `npm run bench -- server SQLite` (or `PostgreSQL`, or `/`) runs one of the three.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { startServer, type TestServer } from '../tests/support/server.ts';
import { startNginx } from './server/nginx.ts';
import { type Load, load, loadAll } from './server/wrk.ts';
import { decimal, goalLine, type Row, table } from './support/print.ts';
import { requireBuild, stopWithUs } from './support/scenarios.ts';

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
 * The most processor time that a page may take, times that of a Node server that decides nothing and sends the same bytes; the most of
 * the bare server's p99 that a lone client's sign-up may take; and of one server's p99 that several may, with all the clients.
 */
const goals = { ofBareCpu: 1.15, ofBareP99: { SQLite: 1.5, PostgreSQL: 2.5 }, ofOneServer: 2 };

requireBuild();

for (const tool of ['wrk', 'nginx', 'taskset']) {
  if (spawnSync(tool, ['--version']).error !== undefined) {
    throw new Error(`Este bench precisa de ${tool} (pacotes wrk, nginx e util-linux do Debian).`);
  }
}

// Servers on the first core, clients on the second: each server has one core to itself.
const only = process.argv[2] ?? '';
if ('/'.includes(only)) await compareStatic();
if ('SQLite'.includes(only)) await signUps('SQLite', [1]);
if ('PostgreSQL'.includes(only)) await signUps('PostgreSQL', [1, several]);

async function compareStatic(): Promise<void> {
  const nginx = stopWithUs(await startNginx());
  const bare = await startBare(new URL('server/bare.ts', import.meta.url));
  const site = await startServer({ LOG_LEVEL: 'warn' });
  onFirstCore(bare.pid);
  onFirstCore(site.process.pid);
  const servers = { nginx, 'Node sem nada': bare, site: { url: site.url, pid: site.process.pid } };
  const found = { nginx: [], 'Node sem nada': [], site: [] } as Record<keyof typeof servers, ReadLoad[]>;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { url, pid }] of Object.entries(servers)) {
      const before = cpuSeconds(pid);
      const loaded = load(url, readers, turnSeconds);
      const cpuUs = ((cpuSeconds(pid) - before) / (loaded.perSecond * turnSeconds)) * 1e6;
      found[name as keyof typeof servers].push({ ...loaded, cpuUs });
    }
  }
  nginx.stop();
  bare.stop();
  await site.end();
  console.log(
    `/ (brotli), um núcleo, ${readers} clientes, o melhor de ${turns}; CPU: tempo de processador por pedido`,
  );
  const best = Object.entries(found).map(([name, loads]) => {
    const [quickest] = loads.toSorted((one, other) => other.perSecond - one.perSecond);
    const row: Row = {
      ...(quickest && inPortuguese(quickest)),
      'CPU (µs)': Math.round(Math.min(...loads.map(({ cpuUs }) => cpuUs)) * 10) / 10,
    };
    return [name, row] as const;
  });
  console.log(table('servidor', Object.fromEntries(best)));
  const pairs: readonly (readonly [keyof typeof servers, keyof typeof servers])[] = [
    ['site', 'Node sem nada'],
    ['site', 'nginx'],
    ['Node sem nada', 'nginx'],
  ];
  const ratios = pairs.map(([one, other]) => {
    const neighbours = found[one]
      .map(({ cpuUs }, turn) => cpuUs / (found[other][turn]?.cpuUs ?? Number.NaN))
      .toSorted((a, b) => a - b);
    const ratio = neighbours[turns / 2] ?? Number.NaN;
    const [least = Number.NaN, most = Number.NaN] = [neighbours.at(2), neighbours.at(-3)];
    console.log(
      `${one}/${other} em tempo de processador: ${decimal(ratio, 2)} (mediana de ${turns} voltas; sem as duas menores e as duas maiores, ${decimal(least, 2)} a ${decimal(most, 2)})`,
    );
    return ratio;
  });
  const ofBare = ratios[0] ?? Number.NaN;
  const isMet = ofBare <= goals.ofBareCpu && found.site.every(({ errors }) => errors === 0);
  console.log(
    `${goalLine(isMet, `tempo de processador do site: até ${decimal(goals.ofBareCpu, 2)}x o do Node sem nada (${decimal(ofBare, 2)}x), sem erros`)}\n`,
  );
}

/** A load, and the processor time of one request in microseconds, which does not count what other processes took of the core. */
type ReadLoad = Load & { readonly cpuUs: number };

async function signUps(kind: 'SQLite' | 'PostgreSQL', processes: readonly number[]): Promise<void> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  if (postgres) stopWithUs(postgres);
  else if (kind === 'PostgreSQL') {
    console.log('PostgreSQL: não executado, não há binários nesta máquina; a sua meta não foi medida.');
    return;
  }
  const settings = {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_WRITES_PER_MINUTE: '1000000',
    DATABASE_URL: postgres?.url ?? '',
  };
  const bare = await startBare(new URL('server/bare-sync.ts', import.meta.url));
  const results: Record<string, Load> = {};
  const alone: Load[] = [];
  const least: Load[] = [];
  for (const count of processes) {
    const running: TestServer[] = [];
    for (let index = 0; index < count; index += 1) running.push(await startServer(settings));
    const urls = running.map(({ url }) => url);
    for (const clients of writers.filter((number) => number % count === 0)) {
      // The goal compares those of all the clients: the best of three.
      const loads: Load[] = [];
      while (loads.length < (clients === allWriters ? 3 : 1))
        loads.push(await loadAll(urls, clients, seconds));
      const [quickest] = loads.toSorted((one, other) => one.p99Ms - other.p99Ms);
      if (quickest !== undefined) results[loadName(count, clients)] = quickest;
      results[`só o disco, ${clientsName(clients)}`] ??= await loadAll([bare.url], clients, seconds);
    }
    // In turn, and the best of each: the machine is noisy.
    for (let turn = 0; count === 1 && turn < 3; turn += 1) {
      alone.push(await loadAll(urls, 1, seconds));
      least.push(await loadAll([bare.url], 1, seconds));
    }
    for (const server of running) await server.end();
  }
  await postgres?.stop();
  bare.stop();
  console.log(`POST /api/waitlist, ${kind}`);
  const rows = Object.entries(results).map(([name, found]) => [name, inPortuguese(found)] as const);
  console.log(table('carga', Object.fromEntries(rows)));
  const best = (loads: readonly Load[]): number => Math.min(...loads.map(({ p99Ms }) => p99Ms));
  const ratio = best(alone) / best(least);
  const goal = goals.ofBareP99[kind];
  const isMet = ratio <= goal && alone.every(({ errors, perSecond }) => errors === 0 && perSecond > 0);
  console.log(`
um cliente, o melhor de três: p99 de ${decimal(best(alone), 2)} ms; só o disco, ${decimal(best(least), 2)} ms
${goalLine(isMet, `${kind}, um cliente: p99 até ${decimal(goal, 1)}x o de um Node que só grava no disco (${decimal(ratio, 2)}x), sem erros`)}
`);
  if (kind === 'SQLite') return;
  const p99Of = (count: number): number => results[loadName(count, allWriters)]?.p99Ms ?? Number.NaN;
  const ofOne = p99Of(several) / p99Of(1);
  console.log(
    `${goalLine(ofOne <= goals.ofOneServer, `${several} processos, ${allWriters} clientes, o melhor de três: p99 até ${goals.ofOneServer}x o de um processo com os mesmos (${decimal(ofOne, 2)}x)`)}\n`,
  );
}

function clientsName(clients: number): string {
  return `${clients} cliente${clients > 1 ? 's' : ''}`;
}

function loadName(processes: number, clients: number): string {
  return `${processes} processo${processes > 1 ? 's' : ''}, ${clientsName(clients)}`;
}

function inPortuguese({ perSecond, p99Ms, errors }: Load): Row {
  return { 'pedidos/s': perSecond, 'p99 (ms)': p99Ms, erros: errors };
}

/** Processor time that a process has used, in seconds (proc(5), fields 14 and 15 in hundredths). */
function cpuSeconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** A Node server that decides nothing: the limit of the runtime. */
async function startBare(file: URL) {
  const child = spawn(process.execPath, [fileURLToPath(file)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${String(port).trim()}`;
  return stopWithUs({ url, pid: child.pid, stop: () => child.kill() });
}

function onFirstCore(pid: number | undefined): void {
  spawnSync('taskset', ['-acp', '0', String(pid)]);
}
