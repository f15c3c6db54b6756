import type { Logger } from 'pino';
import { requestNotices } from '#features/data-requests/server/notices.ts';
import { createDayCounts, type DayCounts } from '#features/funnel/day-counts.ts';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import type { ApiMethods } from './http/api.ts';
import { createFreeSpace } from './http/free-space.ts';
import type { Counters } from './http/limits/counters.ts';
import { countersOf } from './http/limits/shared-counters.ts';
import { createStorageLimits, type StorageLimits } from './http/limits/storage-limits.ts';
import { createWriteLimiter, type WriteLimiter } from './http/limits/write-limiter.ts';
import { createLog } from './http/log.ts';
import type { Observer } from './http/metrics/metrics.ts';
import type { Settings } from './settings/settings.ts';

/**
 * What a route may use: opened once at the start, handed to routes as `Astro.locals.services`. What is below
 * (features, server/http) declares the part of it that it needs.
 */
export interface Services {
  readonly settings: Settings;
  readonly database: DatabaseHandle;
  readonly log: Logger;
  /** Where what strangers try is counted: for all servers on one PostgreSQL, else in this process. */
  readonly counters?: Counters;
  readonly writeLimiter: WriteLimiter;
  /** The same for what pages send by themselves, so that it can't use up what the people behind an address write. */
  readonly backgroundLimiter: WriteLimiter;
  /** The same for what is only counted, in this process: a count costs no question to the database. */
  readonly countLimiter: WriteLimiter;
  /** What strangers can make the site store, by the hour and by the day. */
  readonly storageLimits: StorageLimits;
  /** Hears how sign-ups end; undefined while nobody watches. */
  readonly signedUp?: Observer['signedUp'] | undefined;
  /** Counts views and forms per day; undefined where nobody counts. */
  readonly dayCounts?: DayCounts | undefined;
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
  const counters = countersOf(settings.databaseUrl, database);
  const { rateLimitWritesPerMinute: writesPerMinute } = settings;
  const aboutRequests = requestNotices({ settings: settings.notifications, siteUrl: settings.siteUrl });
  return {
    settings,
    database,
    log,
    counters,
    writeLimiter: createWriteLimiter(writesPerMinute, counters, 'write', observer?.refused),
    backgroundLimiter: createWriteLimiter(writesPerMinute, counters, 'background', observer?.refused),
    countLimiter: createWriteLimiter(6 * writesPerMinute, undefined, 'count', observer?.refused),
    storageLimits: createStorageLimits({
      writesPerMinute,
      counters,
      // The room of a database that is elsewhere is not known.
      space: settings.databaseUrl === undefined ? createFreeSpace(settings.dataDir) : undefined,
      onRefusal: observer?.refused,
    }),
    signedUp: observer?.signedUp,
    dayCounts: createDayCounts(database, log),
    outbox: createOutbox({
      database,
      log,
      ...aboutSignUps,
      requestTargets: aboutRequests.targets,
      deliverers: [...aboutSignUps.deliverers, ...aboutRequests.deliverers],
    }),
  };
}
