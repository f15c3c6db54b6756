/** Requests per second and p99 of `/` beside nginx, and of sign-ups beside an fsync, on SQLite and PostgreSQL. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startServer, type TestServer } from '../tests/support/server.ts';
import { fsyncP99 } from './server/fsync.ts';
import { startNginx } from './server/nginx.ts';
import { type Load, load, loadAll } from './server/wrk.ts';

/** How long each load lasts, in seconds. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** Clients that read, and clients that sign up. */
const readers = 64;
const writers = 8;

for (const tool of ['wrk', 'nginx', 'taskset']) {
  if (spawnSync(tool, ['--version']).error !== undefined) {
    throw new Error(`Este bench precisa de ${tool} (pacotes wrk, nginx e util-linux do Debian).`);
  }
}

// Servers on the first core, clients on the second: each server has one core to itself.
await compareStatic();
await signUps('SQLite', []);
await signUps('PostgreSQL', ['um', 'dois']);

async function compareStatic(): Promise<void> {
  const nginx = await startNginx();
  const bare = await startBare();
  const site = await startServer({ LOG_LEVEL: 'warn' });
  onFirstCore(bare.pid);
  onFirstCore(site.process.pid);
  const urls = { nginx: nginx.url, 'Node sem nada': bare.url, site: site.url };
  const best: Record<string, Load> = {};
  // In turn, three times, and the best of each: the machine is noisy.
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const found = load(url, readers, seconds);
      if (found.perSecond > (best[name]?.perSecond ?? 0)) best[name] = found;
    }
  }
  nginx.stop();
  bare.stop();
  await site.stop();
  site.removeData();
  const rate = (name: keyof typeof urls): number => best[name]?.perSecond ?? 0;
  console.log(`/ (brotli), um núcleo, ${readers} clientes`);
  console.table(best);
  console.log(`site/nginx ${(rate('site') / rate('nginx')).toFixed(2)} (meta: 0,60)
Node sem nada/nginx ${(rate('Node sem nada') / rate('nginx')).toFixed(2)}
site/Node sem nada ${(rate('site') / rate('Node sem nada')).toFixed(2)}
`);
}

async function signUps(kind: 'SQLite' | 'PostgreSQL', servers: readonly string[]): Promise<void> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  if (kind === 'PostgreSQL' && postgres === undefined) {
    console.log('PostgreSQL: não há binários nesta máquina.');
    return;
  }
  const settings = {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_WRITES_PER_MINUTE: '1000000',
    DATABASE_URL: postgres?.url ?? '',
  };
  const results: Record<string, Load> = {};
  for (const count of servers.length === 0 ? [1] : servers.map((_, index) => index + 1)) {
    const running: TestServer[] = [];
    for (let index = 0; index < count; index += 1) running.push(await startServer(settings));
    results[`${count} processo${count > 1 ? 's' : ''}`] = await loadAll(
      running.map(({ url }) => url),
      writers,
      seconds,
    );
    for (const server of running) {
      await server.stop();
      server.removeData();
    }
  }
  await postgres?.stop();
  const fsync = fsyncP99(200);
  console.log(`POST /api/waitlist, ${kind}, ${writers} clientes`);
  console.table(results);
  for (const [name, { p99Ms }] of Object.entries(results)) {
    console.log(
      `${name}: p99 ${p99Ms} ms = ${(p99Ms / fsync).toFixed(1)}x o p99 de um fsync (${fsync.toFixed(2)} ms)`,
    );
  }
  console.log();
}

/** The same page from a Node server that decides nothing: the limit of the runtime. */
async function startBare(): Promise<{
  readonly url: string;
  readonly pid: number | undefined;
  stop(): void;
}> {
  const file = new URL('server/bare.ts', import.meta.url);
  const child = spawn(process.execPath, [fileURLToPath(file)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: child.pid,
    stop: () => child.kill(),
  };
}

function onFirstCore(pid: number | undefined): void {
  spawnSync('taskset', ['-acp', '0', String(pid)]);
}
