import type { Logger } from 'pino';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import type { Env } from './env.ts';
import { createLog } from './http/log.ts';
import { createWriteLimiter, type WriteLimiter } from './http/write-limiter.ts';

/** What a route may use: opened once at the start, handed to routes as `Astro.locals.services`. */
export interface Services {
  readonly env: Env;
  readonly database: DatabaseHandle;
  readonly log: Logger;
  readonly writeLimiter: WriteLimiter;
}

/**
 * Opens what the routes need; the database's migrations run here.
 * @throws when the database can't be opened or migrated
 */
export async function createServices(env: Env): Promise<Services> {
  return {
    env,
    database: await openDatabase(env),
    log: createLog(env.logLevel),
    writeLimiter: createWriteLimiter(env.rateLimitWritesPerMinute),
  };
}
