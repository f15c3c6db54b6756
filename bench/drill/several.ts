import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Http2Client,
  isInstalled,
  makeCertificate,
  type RunningProxy,
  startCaddy,
  startNginx,
} from '../../tests/support/proxies.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { NotHere, ownPostgres } from '../support/scenarios.ts';

const proxies = { nginx: startNginx, caddy: startCaddy } as const;
export type ProxyName = keyof typeof proxies;

/** Several servers on one PostgreSQL behind a proxy, as deploy/ sets them up. */
export interface Several {
  readonly databaseUrl: string;
  readonly servers: readonly TestServer[];
  /** A visitor with an address of its own, who comes by one of the proxies in turn. */
  visitor(number: number): Promise<Http2Client>;
  /** Ends a server, as `how` says, and starts the next one in its place, from a folder with its `dist/`, `awayMs` later. */
  restart(
    index: number,
    how: 'stop' | 'kill',
    options?: { readonly folder?: string; readonly awayMs?: number },
  ): Promise<void>;
}

/**
 * Plays with three servers behind a proxy, or with each of several in front of them.
 * @param options.upstreams how many of the servers the proxy knows
 * @param options.env settings of each server
 * @throws NotHere without PostgreSQL or a proxy
 */
export async function behind<Result>(
  names: readonly [ProxyName, ...ProxyName[]],
  play: (several: Several) => Promise<Result>,
  {
    upstreams = 3,
    env = () => ({}),
  }: {
    readonly upstreams?: number;
    readonly env?: (index: number, databaseUrl: string) => Readonly<Record<string, string>>;
  } = {},
): Promise<Result> {
  const missing = names.find((name) => !isInstalled(name));
  if (missing !== undefined) throw new NotHere(`instale o pacote ${missing}`);
  await using postgres = await ownPostgres('postgres');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'site-several-'));
  const start = (index: number, more: Readonly<Record<string, string>> = {}, from?: string) => {
    const usual = { LOG_LEVEL: 'warn', DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' };
    return startServer({ ...usual, ...env(index, postgres.url), ...more }, from);
  };
  const servers: TestServer[] = [];
  const running: RunningProxy[] = [];
  try {
    for (let index = 0; index < 3; index += 1) servers.push(await start(index));
    const certificate = makeCertificate(folder.path);
    const known = servers.slice(0, upstreams).map(({ port }) => port);
    for (const name of names)
      running.push(await proxies[name]({ folder: join(folder.path, name), certificate, upstreams: known }));
    return await play({
      databaseUrl: postgres.url,
      servers,
      visitor(number) {
        const proxy = running[number % running.length];
        if (proxy === undefined) throw new Error('there is no proxy');
        return proxy.visitor(`127.0.9.${number}`);
      },
      async restart(index, how, { folder: from, awayMs = 0 } = {}) {
        const server = servers[index];
        if (server === undefined) throw new Error(`there is no server ${index}`);
        await server[how]();
        await sleep(awayMs);
        servers[index] = await start(index, { PORT: String(server.port), DATA_DIR: server.dataDir }, from);
      },
    });
  } finally {
    for (const proxy of running) await proxy.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
}
