import { statfs } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '#server/database/database.ts';
import { lastDone, timedWorks } from '#server/database/last-done.ts';
import type { OnQuery } from '#server/database/timed-dialect.ts';
import type { StoredKind } from '#server/http/limits/free-space.ts';
import type { StorageBound } from '#server/http/limits/storage-limits.ts';
import type { LimitKind } from '#server/http/limits/write-limiter.ts';

/** How a sign-up ended: `held` came with the field filled in that people never see, and is kept apart, `repeated` is the same attempt sent again. */
const signUpEnds = ['stored', 'repeated', 'duplicate', 'invalid', 'held', 'failed'] as const;
export type SignUpEnd = (typeof signUpEnds)[number];

/** What is told of the server's work to whoever watches it. Nothing of it is personal, and every text is one of a few. */
export interface Observer {
  signedUp(end: SignUpEnd): void;
  /** A write was refused: too many in a minute, or more than may be stored. */
  refused(limit: LimitKind | StoredKind, bound: 'minute' | StorageBound): void;
  /** The database answered, or failed. */
  readonly queried: OnQuery;
}

/** Numbers about a running server, for Prometheus. */
export interface Metrics {
  /** Counts what the server's parts tell. */
  readonly observer: Observer;
  /** Counts and times the requests that a handler answers. */
  watch(handler: RequestListener): RequestListener;
  /** Adds what is asked for when the numbers are read: the outbox, and the room on the disk. */
  readStores(stores: StoredParts): void;
  /** Everything in Prometheus's text form. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** What can be read of the server's stores. */
interface StoredParts {
  readonly database: Pick<DatabaseHandle, 'db'>;
  /** `DATA_DIR`: what has been done at night is noted there. */
  readonly dataDir: string;
  /** Whether the database is in that folder, so that it must not fill up. */
  readonly isEmbedded: boolean;
}

/** How a request is classified: labels must be few, or every address that somebody invents would be kept for good. */
export interface RouteParts {
  isPage(pathname: string): boolean;
  has(pathname: string): boolean;
  isEndpoint(pathname: string): boolean;
}

/** @param build which build is served; `routes` what the site has */
export function createMetrics(
  build: { readonly version: string; readonly id: string },
  routes: RouteParts,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Process, memory, garbage collection, event loop.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; which version and build is served',
    labelNames: ['version', 'build'],
    registers,
  }).set({ version: build.version, build: build.id }, 1);
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Answered requests by route class and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from a request’s head to the end of its answer, by route class',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const signUps = new Counter({
    name: 'site_sign_ups_total',
    help: 'Sign-ups by how they ended',
    labelNames: ['end'],
    registers,
  });
  for (const end of signUpEnds) signUps.inc({ end }, 0);
  const refusals = new Counter({
    name: 'site_limit_refusals_total',
    help: 'Writes refused, by limit and by the bound that was met',
    labelNames: ['limit', 'bound'],
    registers,
  });
  refusals.inc({ limit: 'write', bound: 'minute' }, 0);
  const databaseSeconds = new Counter({
    name: 'site_database_seconds_total',
    help: 'Time spent waiting for the database, by kind of statement',
    labelNames: ['operation'],
    registers,
  });
  const databaseErrors = new Counter({
    name: 'site_database_errors_total',
    help: 'Statements that failed, by kind; a duplicate is no failure',
    labelNames: ['operation'],
    registers,
  });
  databaseErrors.inc({ operation: 'insert' }, 0);

  return {
    observer: {
      signedUp: (end) => signUps.inc({ end }),
      refused: (limit, bound) => refusals.inc({ limit, bound }),
      queried(operation, seconds, ok) {
        databaseSeconds.inc({ operation }, seconds);
        if (!ok) databaseErrors.inc({ operation });
      },
    },
    watch: (handler) => (request, response) => {
      const started = performance.now();
      const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
      response.once('close', () => {
        const route = routeClass(routes, path, response.statusCode);
        requests.inc({ route, status: String(response.statusCode) });
        durations.observe({ route }, (performance.now() - started) / 1000);
      });
      handler(request, response);
    },
    readStores: (stores) => addStores(registry, stores),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** One of a few names, whatever the path. */
function routeClass(routes: RouteParts, path: string, status: number): string {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (routes.isEndpoint(path)) return path;
  if (routes.isPage(path)) return 'page';
  if (routes.has(path)) return 'file';
  return status === 404 || status === 400 || status === 308 ? 'other' : 'on-demand';
}

function addStores(registry: Registry, { database: { db }, dataDir, isEmbedded }: StoredParts): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest notice that waits for delivery; 0 when none does',
    registers,
  });
  new Gauge({
    name: 'site_outbox_items',
    help: 'Notices by state: pending wait for delivery, dead were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('outbox')
        .select(['state', ({ fn }) => fn.countAll<number>().as('many')])
        .select(({ fn }) => fn.min('created_at').as('first'))
        .where('state', 'in', ['pending', 'dead'])
        .groupBy('state')
        .execute()
        // Without the database the last numbers would lie, and the others are still wanted.
        .catch(() => undefined);
      this.reset();
      if (rows === undefined) return oldest.reset();
      for (const state of ['pending', 'dead'] as const) {
        const row = rows.find((found) => found.state === state);
        this.set({ state }, Number(row?.many ?? 0));
        if (state === 'pending') oldest.set(row ? (Date.now() - Date.parse(row.first)) / 1000 : 0);
      }
    },
  });
  new Gauge({
    name: 'site_held_sign_ups',
    help: 'Sign-ups kept apart, because a field that people never see was filled in; they go after 30 days',
    registers,
    async collect() {
      this.reset();
      const row = await db
        .selectFrom('held_sign_ups')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .executeTakeFirst()
        .catch(() => undefined);
      if (row) this.set(Number(row.many));
    },
  });
  new Gauge({
    name: 'site_last_done_timestamp_seconds',
    help: 'When a work of the timers (purge, backup, copy off the machine) last ended well, in seconds since 1970; 0 when it is not known to have',
    labelNames: ['work'],
    registers,
    async collect() {
      for (const work of timedWorks) this.set({ work }, await lastDone(dataDir, work));
    },
  });
  if (!isEmbedded) return;
  new Gauge({
    name: 'site_data_dir_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers,
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}
