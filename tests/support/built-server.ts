import { afterAll, beforeAll } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** The built server that the tests of one file ask. */
export interface BuiltServer {
  readonly port: () => number;
  readonly url: () => string;
  /** The process itself. */
  readonly server: () => TestServer;
  /** Asks for a path of the site, as a browser would; redirects are followed unless `init` says otherwise. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Starts the built server (`dist/`) for the tests of the `describe`, or of the file, in which it is called.
 * @param env as `startServer` takes it
 */
export function builtServer(env: Readonly<Record<string, string>> = {}): BuiltServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(env);
  });
  afterAll(async () => {
    await server.stop();
    server.removeData();
  });
  return {
    port: () => server.port,
    url: () => server.url,
    server: () => server,
    get: (path, init) => fetch(new URL(path, server.url), init),
  };
}
