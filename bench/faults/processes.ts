import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { readiness, untilReadiness } from '../support/load.ts';
import { NotHere } from '../support/scenarios.ts';
import { killServer, sayReady } from './kill-server.ts';
import { type Scenario, underLoad } from './scenario.ts';

const patienceMs = 30_000;

/** `kill -9` of the server, 50 times under 16 clients. */
export function serverKilled(database: 'sqlite' | 'postgres'): Scenario {
  return {
    name: `kill -9 do servidor, 50 vezes, 16 clientes (${database})`,
    async run() {
      const postgres = database === 'postgres' ? await privatePostgres() : undefined;
      try {
        const { ledger, verdict, repeated, ready } = await killServer({
          rounds: 50,
          clients: 16,
          databaseUrl: postgres?.url,
        });
        return {
          ledger,
          verdict,
          seen: `repetir a última: ${repeated}; ${sayReady(ready)}`,
          sound: repeated === 409 && ready.every((ms) => ms !== undefined),
        };
      } finally {
        await postgres?.stop();
      }
    },
  };
}

/** `kill -9` of PostgreSQL under load; it is started again as its own service manager would. */
export const postgresKilled: Scenario = {
  name: 'kill -9 do PostgreSQL, 5 vezes',
  async run() {
    const postgres = await privatePostgres();
    const server = await startServer({ LOG_LEVEL: 'silent', DATABASE_URL: postgres.url });
    try {
      return await underLoad(
        () => ({ databaseUrl: postgres.url, dataDir: '' }),
        () => [server.url],
        async () => {
          const times: string[] = [];
          let sound = true;
          for (let round = 0; round < 5; round += 1) {
            await postgres.crash();
            const noticed = await untilReadiness(server.url, 503, patienceMs);
            await postgres.start();
            const back = await untilReadiness(server.url, 200, patienceMs);
            times.push(`${noticed ?? 'nunca'}/${back ?? 'nunca'}`);
            sound &&= noticed !== undefined && back !== undefined;
            await sleep(300);
          }
          return { seen: `503/200 em ms: ${times.join(' ')}`, sound };
        },
        () => end([server]),
      );
    } finally {
      await end([server]);
      await postgres.stop();
      server.removeData();
    }
  },
};

/** SIGTERM in the middle of submits, five servers one after the other. */
export const terminated: Scenario = {
  name: 'SIGTERM no meio de envios, 5 vezes (SQLite)',
  async run() {
    let server = await startServer({ LOG_LEVEL: 'info' });
    const { dataDir } = server;
    try {
      return await underLoad(
        () => ({ databaseUrl: undefined, dataDir }),
        () => [server.url],
        async () => {
          const codes: (number | null)[] = [];
          const draining: (number | undefined)[] = [];
          const ready: (number | undefined)[] = [];
          for (let round = 0; round < 5; round += 1) {
            const stopped = server.stop();
            // What comes before the server has read the signal is answered as ever; then its log says so.
            while (server.process.exitCode === null && !server.output().includes('"stopping"'))
              await sleep(5);
            draining.push(await readiness(server.url));
            codes.push(await stopped);
            server = await startServer({ LOG_LEVEL: 'info', DATA_DIR: dataDir });
            ready.push(await untilReadiness(server.url, 200, patienceMs));
            await sleep(300);
          }
          const refuses = draining.every((status) => status === undefined || status === 503);
          return {
            seen: `códigos de saída: ${codes.join(' ')}; /readyz ao encerrar: ${draining.map((status) => status ?? 'sem resposta').join(', ')}; ${sayReady(ready)}`,
            sound: codes.every((code) => code === 0) && refuses && ready.every((ms) => ms !== undefined),
          };
        },
        () => end([server]),
      );
    } finally {
      await end([server]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Two servers that start at once on one empty database, and both take sign-ups. */
export function twoServers(database: 'sqlite' | 'postgres'): Scenario {
  return {
    name:
      database === 'sqlite'
        ? 'dois servidores em um arquivo SQLite'
        : 'dois servidores que nascem juntos em um PostgreSQL vazio',
    async run() {
      const postgres = database === 'postgres' ? await privatePostgres() : undefined;
      const first = database === 'sqlite' ? await startServer({ LOG_LEVEL: 'silent' }) : undefined;
      const settings = {
        LOG_LEVEL: 'silent',
        DATABASE_URL: postgres?.url ?? '',
        ...(first === undefined ? {} : { DATA_DIR: first.dataDir }),
      };
      const rest = await Promise.all(
        Array.from({ length: first === undefined ? 2 : 1 }, () => startServer(settings)),
      );
      const servers = first === undefined ? rest : [first, ...rest];
      const urls = servers.map(({ url }) => url);
      try {
        return await underLoad(
          () => ({ databaseUrl: postgres?.url, dataDir: first?.dataDir ?? '' }),
          () => urls,
          async () => {
            await sleep(3_000);
            const ready = await Promise.all(urls.map((url) => untilReadiness(url, 200, patienceMs)));
            return {
              seen: `/readyz 200 em ${ready.filter((ms) => ms !== undefined).length} de 2`,
              sound: ready.every((ms) => ms !== undefined),
            };
          },
          () => end(servers),
        );
      } finally {
        await end(servers);
        await postgres?.stop();
        for (const server of servers) server.removeData();
      }
    },
  };
}

async function privatePostgres() {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new NotHere('não há binários do PostgreSQL');
  return postgres;
}

async function end(servers: readonly TestServer[]): Promise<void> {
  await Promise.all(
    servers.filter(({ process }) => process.exitCode === null).map((server) => server.stop()),
  );
}
