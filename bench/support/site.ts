import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { startHookServer } from '../../tests/support/receivers.ts';
import { startServer } from '../../tests/support/server.ts';
import { newLedger } from './load.ts';
import { ownPostgres } from './scenarios.ts';

/** Settings of a server, by their names in the environment. */
export type Env = Readonly<Record<string, string>>;

/** A database with its servers and who signed up there; what is running, and the folder, go when it goes out of scope. */
export type Site = Awaited<ReturnType<typeof ownSite>>;

/**
 * A site of a scenario's own.
 * @param kind of its database: the embedded one, or a PostgreSQL of its own
 * @param usual settings of all its servers
 * @param ledger of an earlier site whose place it takes
 */
export async function ownSite(kind: DatabaseKind = 'sqlite', usual: Env = {}, ledger = newLedger()) {
  await using setup = new AsyncDisposableStack();
  const postgres = kind === 'sqlite' ? undefined : setup.use(await ownPostgres());
  const folder = setup.use(mkdtempDisposableSync(join(tmpdir(), 'site-bench-'))).path;
  const settings = { databaseUrl: postgres?.url, dataDir: join(folder, 'data') };
  const running = setup.move();
  return {
    /** An empty folder of its own. */
    folder,
    postgres,
    settings,
    ledger,
    /**
     * Starts a server, beside those that run or in the place of one that has ended.
     * @param from folder of another version of the site
     */
    async start(env: Env = {}, from?: string) {
      const where = { DATABASE_URL: postgres?.url ?? '', DATA_DIR: settings.dataDir };
      return running.use(await startServer({ LOG_LEVEL: 'error', ...where, ...usual, ...env }, from));
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** A system that gets webhooks, the settings with which a site tells it, and the e-mails of the sign-ups that it was told. */
export async function ownHooks() {
  const hooks = await startHookServer();
  const env: Env = { LEADS_WEBHOOK_URL: hooks.url, LEADS_WEBHOOK_SECRET: hookSecret };
  return Object.assign(hooks, { env, [Symbol.asyncDispose]: hooks.close });
}
