/** Kills the server (kill -9) under load, again and again, and counts acknowledged sign-ups that are missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { clientsOf, reportOf, signUp, startLoad, untilMore, untilReadiness } from './support/load.ts';
import { onBoth, type Report } from './support/scenarios.ts';
import { ownSite } from './support/site.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 50);
const clients = 16;
/** How long the clients write after the first answer and before the kill, in milliseconds: from the least to the most, at random. */
const [least, most] = [200, 700];

export const scenarios = onBoth(`kill -9 do servidor, ${rounds} vezes, ${clients} clientes`, kill);

async function kill(kind: DatabaseKind): Promise<Report> {
  await using site = await ownSite(kind);
  const { ledger } = site;
  const ready: (number | undefined)[] = [];
  const start = async () => {
    const server = await site.start();
    ready.push(await untilReadiness(server.url, 200));
    return server;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const server = await start();
    await using _ = startLoad(ledger, clients, clientsOf([server.url]));
    await untilMore(ledger, 1);
    await sleep(least + Math.random() * (most - least));
    await server.kill();
  }
  // One more start, so that what is counted is what the server itself finds after the last kill.
  const last = await start();
  const repeated = await signUp(last.url, ledger.acknowledged.at(-1) ?? '');
  await last.stop();
  const times = ready.filter((ms) => ms !== undefined);
  const seen = `repetir a última: ${repeated}; /readyz 200 em ${times.length} de ${ready.length} partidas, a mais lenta em ${Math.max(...times)} ms`;
  return await reportOf(site, () => repeated === 409 && times.length === ready.length, [seen]);
}
