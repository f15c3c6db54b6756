import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../tests/support/server.ts';
import {
  judge,
  type Ledger,
  newLedger,
  signUp,
  signUpUntil,
  untilReadiness,
  type Verdict,
} from '../support/load.ts';

/** How long the clients write before each kill, in milliseconds: from the least to the most, at random. */
const writing = [200, 700] as const;
const patienceMs = 10_000;

/**
 * `kill -9` of the server under load, several times, on one database.
 * @param databaseUrl a PostgreSQL server; SQLite when left out
 * @returns also what repeating the last acknowledged sign-up after the last start is answered with (409 is right), and
 *   after how many milliseconds `/readyz` was 200 after each start (undefined: not in ten seconds)
 */
export async function killServer({
  rounds,
  clients,
  databaseUrl = '',
}: {
  readonly rounds: number;
  readonly clients: number;
  readonly databaseUrl?: string | undefined;
}): Promise<{
  readonly ledger: Ledger;
  readonly verdict: Verdict;
  readonly repeated: number | undefined;
  readonly ready: readonly (number | undefined)[];
}> {
  const ready: (number | undefined)[] = [];
  const ledger = newLedger();
  const settings: Record<string, string> = { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl };
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(settings);
    settings.DATA_DIR = server.dataDir;
    ready.push(await untilReadiness(server.url, 200, patienceMs));
    const stop = new AbortController();
    const writers = signUpUntil(stop.signal, clients, () => [server.url], ledger);
    const [least, most] = writing;
    await sleep(least + Math.random() * (most - least));
    await server.kill();
    stop.abort();
    await writers;
  }
  // One more start, so that what is counted is what the server itself finds after the last kill.
  const last = await startServer(settings);
  ready.push(await untilReadiness(last.url, 200, patienceMs));
  const again = ledger.acknowledged.at(-1);
  const repeated = again === undefined ? undefined : await signUp(last.url, again);
  await last.stop();
  const dataDir = settings.DATA_DIR ?? '';
  const verdict = await judge({ databaseUrl: databaseUrl || undefined, dataDir }, ledger);
  rmSync(dataDir, { recursive: true, force: true });
  return { ledger, verdict, repeated, ready };
}

/** The times of `/readyz` in a few words. */
export function sayReady(ready: readonly (number | undefined)[]): string {
  const times = ready.filter((ms) => ms !== undefined);
  return `/readyz 200 em ${times.length} de ${ready.length} partidas, a mais lenta em ${Math.max(0, ...times)} ms`;
}
