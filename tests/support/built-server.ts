import { afterAll, beforeAll } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/**
 * Starts the built server (`dist/`) for the tests of the `describe`, or of the file, in which it is called.
 * @param env as `startServer` takes it
 */
export function builtServer(env: Readonly<Record<string, string>> = {}) {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(env);
  });
  afterAll(() => server.end());
  return {
    port: () => server.port,
    url: () => server.url,
    server: () => server,
    /** Asks for a path of the site, as a browser would; redirects are followed unless `init` says otherwise. */
    get: (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init),
  };
}
