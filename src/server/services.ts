import type { Logger } from 'pino';
import { requestNotices } from '#features/data-requests/server/notices.ts';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import type { ApiMethods } from './http/api.ts';
import { type StorageLimits, storageLimitsOf } from './http/limits/storage-limits.ts';
import { createWriteLimiter, type WriteLimiter } from './http/limits/write-limiter.ts';
import { createLog } from './http/log.ts';
import type { Observer } from './http/metrics/observer.ts';
import type { Settings } from './settings/settings.ts';

/**
 * What a route may use: opened once at the start, handed to routes as `Astro.locals.services`. What is below
 * (features, server/http) declares the part of it that it needs.
 */
export interface Services {
  readonly settings: Settings;
  readonly database: DatabaseHandle;
  readonly log: Logger;
  readonly writeLimiter: WriteLimiter;
  /** The same for what pages send by themselves, so that it can't use up what the people behind an address write. */
  readonly backgroundLimiter: WriteLimiter;
  /** What strangers can make the site store, by the hour and by the day. */
  readonly storageLimits: StorageLimits;
  /** Hears how sign-ups end; undefined while nobody watches. */
  readonly signedUp?: Observer['signedUp'] | undefined;
  /** Delivers the notices about sign-ups and requests; started and stopped by the process that serves. */
  readonly outbox: Outbox;
}

/** A JSON endpoint of this site (src/api). */
export type Endpoint = ApiMethods<Services>;

/**
 * Opens what the routes need; the database's migrations run here.
 * @param observer hears of what they do; undefined while nobody watches
 * @throws when the database can't be opened or migrated
 */
export async function createServices(settings: Settings, observer?: Observer): Promise<Services> {
  const database = await openDatabase(settings, undefined, observer?.queried);
  const log = createLog(settings.logLevel);
  const aboutSignUps = signUpNotices({
    database,
    settings: settings.notifications,
    siteUrl: settings.siteUrl,
  });
  const aboutRequests = requestNotices({ database, settings: settings.notifications });
  return {
    settings,
    database,
    log,
    writeLimiter: createWriteLimiter(settings.rateLimitWritesPerMinute, () =>
      observer?.refused('write', 'minute'),
    ),
    backgroundLimiter: createWriteLimiter(settings.rateLimitWritesPerMinute, () =>
      observer?.refused('background', 'minute'),
    ),
    storageLimits: storageLimitsOf(settings, database, observer?.refused),
    signedUp: observer?.signedUp,
    outbox: createOutbox({
      database,
      log,
      ...aboutSignUps,
      requestTargets: aboutRequests.targets,
      deliverers: [...aboutSignUps.deliverers, ...aboutRequests.deliverers],
    }),
  };
}
