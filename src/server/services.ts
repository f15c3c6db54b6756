import type { Logger } from 'pino';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import { createWriteLimiter, type WriteLimiter } from './http/limits/write-limiter.ts';
import { createLog } from './http/log.ts';
import type { Env } from './settings/settings.ts';

/** What a route may use: opened once at the start, handed to routes as `Astro.locals.services`. */
export interface Services {
  readonly env: Env;
  readonly database: DatabaseHandle;
  readonly log: Logger;
  readonly writeLimiter: WriteLimiter;
  /** The same for what pages send by themselves, so that it can't use up what the people behind an address write. */
  readonly backgroundLimiter: WriteLimiter;
  /** Tells others about a sign-up; whoever serves starts and stops it. */
  readonly outbox: Outbox;
}

/**
 * Opens what the routes need; the database's migrations run here.
 * @throws when the database can't be opened or migrated
 */
export async function createServices(env: Env): Promise<Services> {
  const database = await openDatabase(env);
  const log = createLog(env.logLevel);
  return {
    env,
    database,
    log,
    writeLimiter: createWriteLimiter(env.rateLimitWritesPerMinute),
    backgroundLimiter: createWriteLimiter(env.rateLimitWritesPerMinute),
    outbox: createOutbox({ database, log, settings: env.notifications, siteUrl: env.siteUrl }),
  };
}
