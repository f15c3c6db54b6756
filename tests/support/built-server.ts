import { afterAll, beforeAll } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** The built server that the tests of one file ask. */
export interface BuiltServer {
  readonly port: () => number;
  readonly url: () => string;
  /** Asks for a path of the site, as a browser would; redirects are followed unless `init` says otherwise. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Starts the built server (`dist/`) for the tests of the `describe`, or of the file, in which it is called. */
export function builtServer(): BuiltServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
    server.removeData();
  });
  return {
    port: () => server.port,
    url: () => server.url,
    get: (path, init) => fetch(new URL(path, server.url), init),
  };
}

/** Paths of the sitemap, as the server gives it: the pages that search engines may show. */
export async function listedPages({ get }: BuiltServer): Promise<readonly string[]> {
  const index = await (await get('/sitemap-index.xml')).text();
  const sitemap = new URL(/<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '').pathname;
  const xml = await (await get(sitemap)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
