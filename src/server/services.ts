import { requestNotices } from '#features/data-requests/server/notices.ts';
import { createDayCounts } from '#features/funnel/day-counts.ts';
import { createOutbox } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { openDatabase } from './database/database.ts';
import type { ApiMethods } from './http/api.ts';
import { watchDisk } from './http/free-space.ts';
import { createLimits } from './http/limits/limits.ts';
import { countersOf } from './http/limits/shared-counters.ts';
import { createLog } from './http/log.ts';
import type { Observer } from './http/metrics/metrics.ts';
import type { Settings } from './settings/settings.ts';

/**
 * What a route may use: opened once at the start, handed to routes as `Astro.locals.services`. What is below
 * (features, server/http) declares the part of it that it needs.
 */
export type Services = Readonly<Awaited<ReturnType<typeof createServices>>>;

/** A JSON endpoint of this site (src/api). */
export type Endpoint = ApiMethods<Services>;

/**
 * Opens what the routes need; the database's migrations run here.
 * @param observer hears of what they do; undefined while nobody watches
 * @throws when the database can't be opened or migrated
 */
export async function createServices(settings: Settings, observer?: Observer) {
  const database = await openDatabase(settings, undefined, observer?.queried);
  const log = createLog(settings.logLevel);
  const aboutSignUps = signUpNotices({
    database,
    settings: settings.notifications,
    siteUrl: settings.siteUrl,
  });
  const counters = countersOf(settings.databaseUrl, database, log);
  const aboutRequests = requestNotices({ settings: settings.notifications, siteUrl: settings.siteUrl });
  return {
    settings,
    database,
    log,
    /** Where what strangers try is counted: for all servers on one PostgreSQL, else in this process. */
    counters,
    limits: createLimits({
      writesPerMinute: settings.rateLimitWritesPerMinute,
      counters,
      // The room of a database that is elsewhere is not known.
      isDiskFull: settings.databaseUrl === undefined ? watchDisk(settings.dataDir) : undefined,
      onRefusal: observer?.refused,
    }),
    /** Hears how sign-ups end; undefined while nobody watches. */
    signedUp: observer?.signedUp,
    /** Counts views and forms per day. */
    dayCounts: createDayCounts(database, log),
    /** Delivers the notices about sign-ups and requests; started and stopped by the process that serves. */
    outbox: createOutbox({
      database,
      log,
      ...aboutSignUps,
      requestTargets: aboutRequests.targets,
      deliverers: [...aboutSignUps.deliverers, ...aboutRequests.deliverers],
    }),
  };
}
