import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isInstalled,
  makeCertificate,
  type RunningProxy,
  startCaddy,
  startNginx,
} from '../../tests/support/proxies.ts';
import { NotHere } from '../support/scenarios.ts';
import { type Env, ownSite } from '../support/site.ts';

const proxies = { nginx: startNginx, caddy: startCaddy } as const;
export type ProxyName = keyof typeof proxies;

/** Several servers on one PostgreSQL behind a proxy, as deploy/ sets them up. */
export type Several = Awaited<ReturnType<typeof threeServers>>;

/**
 * Three servers behind a proxy, or with each of several in front of them, until they go out of scope.
 * @param options.upstreams how many of the servers the proxy knows
 * @param options.env settings of each server
 * @throws NotHere without PostgreSQL or a proxy
 */
export async function threeServers(
  names: readonly ProxyName[],
  {
    upstreams = 3,
    env = () => ({}),
  }: { readonly upstreams?: number; readonly env?: (index: number, databaseUrl: string) => Env } = {},
) {
  const missing = names.find((name) => !isInstalled(name));
  if (missing !== undefined) throw new NotHere(`instale o pacote ${missing}`);
  await using setup = new AsyncDisposableStack();
  const site = setup.use(await ownSite('postgres', { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }));
  const url = site.settings.databaseUrl ?? '';
  const start = (index: number, port = 0, from?: string) =>
    site.start({ PORT: String(port), DATA_DIR: join(site.folder, String(index)), ...env(index, url) }, from);
  const servers = [await start(0), await start(1), await start(2)];
  const certificate = makeCertificate(site.folder);
  const known = servers.slice(0, upstreams).map(({ port }) => port);
  const fronts: RunningProxy[] = [];
  for (const name of names) {
    const parts = { folder: join(site.folder, name), certificate, upstreams: known };
    fronts.push(setup.use(await proxies[name](parts)));
  }
  const running = setup.move();
  return {
    settings: site.settings,
    ledger: site.ledger,
    servers,
    /** A visitor with an address of its own, who comes by one of the proxies in turn. */
    visitor(number: number) {
      const proxy = fronts[number % fronts.length];
      if (proxy === undefined) throw new Error('there is no proxy');
      return proxy.visitor(`127.0.9.${number}`);
    },
    /** Ends a server, as `how` says, and starts the next one in its place, from a folder with its `dist/`, `awayMs` later. */
    async restart(
      index: number,
      how: 'stop' | 'kill',
      { folder, awayMs = 0 }: { readonly folder?: string; readonly awayMs?: number } = {},
    ) {
      const server = servers[index];
      if (server === undefined) throw new Error(`there is no server ${index}`);
      await server[how]();
      await sleep(awayMs);
      servers[index] = await start(index, server.port, folder);
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
