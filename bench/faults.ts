/** Breaks what the site stands on, under load, and counts acknowledged sign-ups that were lost or doubled. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '../tests/support/server.ts';
import { clientsOf, readiness, reportOf, startLoad, untilReadiness } from './support/load.ts';
import { NotHere, type Report, type Scenario } from './support/scenarios.ts';
import { ownSite, type Site } from './support/site.ts';

/** Debian's package `faketime`. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export const scenarios: readonly Scenario[] = [
  { name: 'kill -9 do PostgreSQL, 5 vezes', run: killPostgres },
  { name: 'disco cheio (SQLite em um tmpfs de 64 MB)', run: fillDisk },
  { name: 'relógio salta +1 dia, -2 dias e volta (SQLite)', run: moveClock },
];

/**
 * Clients sign up while something is done, then the server ends and the database is compared with what the clients were told.
 * @param fault gives what was seen of `/readyz`, and whether it told the truth and the service came back by itself
 */
async function underLoad(
  site: Site,
  server: TestServer,
  fault: () => Promise<{ readonly seen: string; readonly isSound: boolean }>,
): Promise<Report> {
  const { ledger } = site;
  await using load = startLoad(ledger, 8, clientsOf([server.url]));
  await sleep(500);
  const { seen, isSound } = await fault();
  const before = ledger.acknowledged.length;
  await sleep(500);
  const isAlive = ledger.acknowledged.length > before;
  await load.stop();
  await server.stop();
  return await reportOf(site, () => isSound && isAlive, [seen]);
}

/** PostgreSQL is started again as its own service manager would. */
async function killPostgres(): Promise<Report> {
  await using site = await ownSite('postgres');
  const server = await site.start();
  return await underLoad(site, server, async () => {
    const times: (number | undefined)[] = [];
    for (let round = 0; round < 5; round += 1) {
      await site.postgres?.crash();
      times.push(await untilReadiness(server.url, 503));
      await site.postgres?.start();
      times.push(await untilReadiness(server.url, 200));
      await sleep(300);
    }
    return { seen: `503 e 200 em ms: ${times.join(' ')}`, isSound: !times.includes(undefined) };
  });
}

async function fillDisk(): Promise<Report> {
  if (process.getuid?.() !== 0) throw new NotHere('montar um tmpfs pede root');
  await using site = await ownSite();
  const { dataDir } = site.settings;
  mkdirSync(dataDir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
  using mounted = new DisposableStack();
  mounted.defer(() => execFileSync('umount', ['--lazy', dataDir]));
  const server = await site.start();
  return await underLoad(site, server, async () => {
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
}

async function moveClock(): Promise<Report> {
  if (!existsSync(faketime)) throw new NotHere('instale o pacote faketime');
  await using site = await ownSite();
  const file = join(site.folder, 'time');
  writeFileSync(file, '+0');
  const server = await site.start({
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return await underLoad(site, server, async () => {
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
