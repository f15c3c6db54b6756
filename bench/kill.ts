/** Kills the server (kill -9) under load, again and again, and counts acknowledged sign-ups that are missing. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { startServer } from '../tests/support/server.ts';
import { judge, newLedger, signUp, signUpUntil, untilMore, untilReadiness } from './support/load.ts';
import { ownPostgres, playAll, type Report, reportOf, requireBuild } from './support/scenarios.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 50);
const clients = 16;
/** How long the clients write after the first answer and before the kill, in milliseconds: from the least to the most, at random. */
const [least, most] = [200, 700];

requireBuild();
const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
await playAll(
  kinds.map((kind) => ({
    name: `kill -9 do servidor, ${rounds} vezes, ${clients} clientes (${kind})`,
    kind,
  })),
  ({ kind }) => kill(kind),
);

async function kill(kind: DatabaseKind): Promise<Report> {
  await using postgres = await ownPostgres(kind);
  const ledger = newLedger();
  const settings: Record<string, string> = { LOG_LEVEL: 'silent', DATABASE_URL: postgres?.url ?? '' };
  const ready: (number | undefined)[] = [];
  const start = async () => {
    const server = await startServer(settings);
    settings.DATA_DIR = server.dataDir;
    ready.push(await untilReadiness(server.url, 200));
    return server;
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const server = await start();
      const stop = new AbortController();
      const writers = signUpUntil(stop.signal, clients, () => [server.url], ledger);
      await untilMore(ledger, 1);
      await sleep(least + Math.random() * (most - least));
      await server.kill();
      stop.abort();
      await writers;
    }
    // One more start, so that what is counted is what the server itself finds after the last kill.
    const last = await start();
    const again = ledger.acknowledged.at(-1) ?? '';
    const repeated = await signUp(last.url, again);
    await last.stop();
    const times = ready.filter((ms) => ms !== undefined);
    return reportOf(ledger, await judge({ databaseUrl: postgres?.url, dataDir: last.dataDir }, ledger), {
      seen: `repetir a última: ${repeated}; /readyz 200 em ${times.length} de ${ready.length} partidas, a mais lenta em ${Math.max(...times)} ms`,
      isSound: repeated === 409 && times.length === ready.length,
    });
  } finally {
    if (settings.DATA_DIR !== undefined) rmSync(settings.DATA_DIR, { recursive: true, force: true });
  }
}
