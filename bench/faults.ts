/** Breaks what the site stands on, under load, and counts acknowledged sign-ups that were lost or doubled. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../src/server/database/database.ts';
import { startServer, type TestServer } from '../tests/support/server.ts';
import { judge, newLedger, readiness, signUpUntil, untilReadiness } from './support/load.ts';
import { NotHere, ownPostgres, playAll, type Report, reportOf, requireBuild } from './support/scenarios.ts';

/** What was seen of `/readyz`, and whether it told the truth and the service came back by itself. */
interface Seen {
  readonly seen: string;
  readonly isSound: boolean;
}

/** Debian's package `faketime`. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

const scenarios: Readonly<Record<string, (folder: string) => Promise<Report>>> = {
  'kill -9 do PostgreSQL, 5 vezes': killPostgres,
  'disco cheio (SQLite em um tmpfs de 64 MB)': fillDisk,
  'relógio salta +1 dia, -2 dias e volta (SQLite)': moveClock,
  'dois servidores em um arquivo SQLite': startTwo,
};

requireBuild();
await playAll(
  Object.entries(scenarios).map(([name, run]) => ({ name, run })),
  async ({ run }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'site-faults-'));
    return await run(folder.path);
  },
);

/** Clients sign up while something is done, then the servers end and the database is compared with what the clients were told. */
async function underLoad(
  settings: DatabaseSettings,
  servers: readonly TestServer[],
  fault: () => Promise<Seen>,
): Promise<Report> {
  const ledger = newLedger();
  const stop = new AbortController();
  const writers = signUpUntil(stop.signal, 8, () => servers.map(({ url }) => url), ledger);
  const end = async (): Promise<void> => {
    stop.abort();
    await writers;
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    await sleep(500);
    const { seen, isSound } = await fault();
    const before = ledger.acknowledged.length;
    await sleep(500);
    const isAlive = ledger.acknowledged.length > before;
    await end();
    return reportOf(ledger, await judge(settings, ledger), { seen, isSound: isSound && isAlive });
  } finally {
    await end();
  }
}

/** PostgreSQL is started again as its own service manager would. */
async function killPostgres(dataDir: string): Promise<Report> {
  await using postgres = await ownPostgres('postgres');
  const server = await startServer({ LOG_LEVEL: 'silent', DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  return await underLoad({ databaseUrl: postgres.url, dataDir }, [server], async () => {
    const times: (number | undefined)[] = [];
    for (let round = 0; round < 5; round += 1) {
      await postgres.crash();
      times.push(await untilReadiness(server.url, 503));
      await postgres.start();
      times.push(await untilReadiness(server.url, 200));
      await sleep(300);
    }
    return { seen: `503 e 200 em ms: ${times.join(' ')}`, isSound: !times.includes(undefined) };
  });
}

async function fillDisk(dataDir: string): Promise<Report> {
  if (process.getuid?.() !== 0) throw new NotHere('montar um tmpfs pede root');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
  try {
    const server = await startServer({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    return await underLoad({ databaseUrl: undefined, dataDir }, [server], async () => {
      const ballast = join(dataDir, 'ballast');
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(64 * 1024), { flag: 'a' });
      } catch {
        // The disk is full now, as intended.
      }
      const noticed = await untilReadiness(server.url, 503);
      const page = await fetch(server.url);
      await sleep(1_000);
      const still = await readiness(server.url);
      rmSync(ballast);
      const back = await untilReadiness(server.url, 200);
      return {
        seen: `/readyz 503 em ${noticed} ms; páginas ${page.status}; de volta em ${back} ms`,
        isSound: noticed !== undefined && still === 503 && page.status === 200 && back !== undefined,
      };
    });
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
  }
}

async function moveClock(folder: string): Promise<Report> {
  if (!existsSync(faketime)) throw new NotHere('instale o pacote faketime');
  const [dataDir, file] = [join(folder, 'data'), join(folder, 'time')];
  writeFileSync(file, '+0');
  const server = await startServer({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return underLoad({ databaseUrl: undefined, dataDir }, [server], async () => {
    const days: (string | undefined)[] = [];
    const ready: (number | undefined)[] = [];
    for (const offset of ['+1d', '-2d', '+0']) {
      writeFileSync(file, offset);
      await sleep(2_000);
      ready.push(await readiness(server.url));
      days.push((await fetch(server.url)).headers.get('Date')?.slice(5, 11));
    }
    return {
      seen: `o servidor viu os dias ${days.join(', ')}; /readyz ${ready.join(' ')}`,
      isSound: new Set(days).size === 3 && ready.every((status) => status === 200),
    };
  });
}

async function startTwo(dataDir: string): Promise<Report> {
  const start = () => startServer({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const servers = await Promise.all([start(), start()]);
  return underLoad({ databaseUrl: undefined, dataDir }, servers, async () => {
    await sleep(3_000);
    const ready = await Promise.all(servers.map(({ url }) => readiness(url)));
    return { seen: `/readyz ${ready.join(' ')}`, isSound: ready.every((status) => status === 200) };
  });
}
