import { startServer } from './server.ts';

/** Starts the server that all browser tests visit, and has the workers know its address. Returns what ends it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  process.env.E2E_URL = server.url;
  return () => server.end();
}
