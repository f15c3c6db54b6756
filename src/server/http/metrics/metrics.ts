import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countRows } from '#server/database/count-ranges.ts';
import type { DatabaseOfKind } from '#server/database/database.ts';
import { lastDone, timedWorks } from '#server/database/last-done.ts';
import type { OnQuery } from '#server/database/timed-dialect.ts';
import type { OnRefusal } from '#server/http/limits/limits.ts';
import { originOf } from '#server/http/node-server.ts';

/** How a sign-up ended: `held` came with the field filled in that people never see, and is kept apart, `repeated` is the same attempt sent again. */
const signUpEnds = ['stored', 'repeated', 'duplicate', 'invalid', 'held', 'failed'] as const;
export type SignUpEnd = (typeof signUpEnds)[number];

/** What is told of the server's work to whoever watches it. Nothing of it is personal, and every text is one of a few. */
export type Observer = ReturnType<typeof createMetrics>['observer'];

/** How a request is classified: labels must be few, or every address that somebody invents would be kept for good. */
interface RouteParts {
  isPage(pathname: string): boolean;
  has(pathname: string): boolean;
  isEndpoint(pathname: string): boolean;
}

/**
 * Numbers about a running server, for Prometheus.
 * @param build which build is served; `routes` what the site has
 */
export function createMetrics(build: { readonly version: string; readonly id: string }, routes: RouteParts) {
  const registry = new Registry();
  // Process, memory, garbage collection, event loop.
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string, labelNames: readonly string[], read?: Read) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      ...(read && {
        async collect() {
          this.reset();
          // Without what it reads the last number would lie, and so would the 0 that is left of it; the others are still wanted.
          if (labelNames.length === 0) this.remove({});
          await read(this).catch(() => undefined);
        },
      }),
    });
  gauge('site_build_info', 'Always 1; which version and build is served', ['version', 'build']).set(
    { version: build.version, build: build.id },
    1,
  );
  const requests = counter('site_http_requests_total', 'Answered requests by route class and status', [
    'route',
    'status',
  ]);
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from a request’s head to the end of its answer, by route class',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const signUps = counter('site_sign_ups_total', 'Sign-ups by how they ended', ['end']);
  for (const end of signUpEnds) signUps.inc({ end }, 0);
  const refusals = counter(
    'site_limit_refusals_total',
    'Writes refused, by limit and by the bound that was met',
    ['limit', 'bound'],
  );
  refusals.inc({ limit: 'write', bound: 'minute' }, 0);
  const databaseSeconds = counter(
    'site_database_seconds_total',
    'Time spent waiting for the database, by kind of statement',
    ['operation'],
  );
  const databaseErrors = counter(
    'site_database_errors_total',
    'Statements that failed, by kind; a duplicate is no failure',
    ['operation'],
  );
  databaseErrors.inc({ operation: 'insert' }, 0);
  /** A write was refused: too many in a minute, or more than may be stored. */
  const refused: OnRefusal = (limit, bound) => refusals.inc({ limit, bound });
  /** The database answered, or failed. */
  const queried: OnQuery = (operation, seconds, ok) => {
    databaseSeconds.inc({ operation }, seconds);
    if (!ok) databaseErrors.inc({ operation });
  };

  function readStores({ db, kind }: DatabaseOfKind, dataDir: string): void {
    gauge(
      'site_outbox_oldest_seconds',
      'Age of the oldest notice that waits for delivery; 0 when none does',
      [],
      async (oldest) => {
        const row = await db
          .selectFrom('outbox')
          .select(({ fn }) => fn.min('created_at').as('first'))
          .where('state', '=', 'pending')
          .executeTakeFirst();
        oldest.set(row?.first ? (Date.now() - Date.parse(row.first)) / 1000 : 0);
      },
    );
    gauge(
      'site_outbox_items',
      'Notices by state: pending wait for delivery, dead were given up',
      ['state'],
      async (items) => {
        const rows = await db
          .selectFrom('outbox')
          .select(['state', ({ fn }) => fn.countAll<number>().as('many')])
          .where('state', 'in', ['pending', 'dead'])
          .groupBy('state')
          .execute();
        for (const state of ['pending', 'dead'])
          items.set({ state }, Number(rows.find((row) => row.state === state)?.many ?? 0));
      },
    );
    gauge(
      'site_held_sign_ups',
      'Sign-ups kept apart, because a field that people never see was filled in; they go after 30 days',
      [],
      async (held) => held.set(await countRows(db.selectFrom('held_sign_ups'))),
    );
    gauge(
      'site_last_done_timestamp_seconds',
      'When a work of the timers (purge, backup, copy off the machine) last ended well, in seconds since 1970; 0 when it is not known to have',
      ['work'],
      async (works) => {
        for (const work of timedWorks) works.set({ work }, await lastDone(dataDir, work));
      },
    );
    // Elsewhere the database is not on that disk.
    if (kind !== 'sqlite') return;
    gauge('site_data_dir_free_bytes', 'Room on the disk of DATA_DIR', [], async (room) => {
      const disk = await statfs(dataDir);
      room.set(disk.bavail * disk.bsize);
    });
  }

  return {
    /** Counts what the server's parts tell. */
    observer: { signedUp: (end: SignUpEnd) => signUps.inc({ end }), refused, queried },
    /** Counts and times the requests that a handler answers. */
    watch:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const started = performance.now();
        const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
        response.once('close', () => {
          const route = routeClass(routes, path, response.statusCode);
          requests.inc({ route, status: String(response.statusCode) });
          durations.observe({ route }, (performance.now() - started) / 1000);
        });
        handler(request, response);
      },
    /**
     * Serves `GET /metrics` on a port of its own, which no visitor reaches, and nothing else.
     * @param where as the settings name it; port 0 lets the system choose
     * @param database read each time
     * @param dataDir `DATA_DIR`: what has been done at night is noted there, and the embedded database must not fill it up
     * @returns the address that it answers at
     * @throws when it can't listen there
     */
    async serve(
      where: { readonly port: number; readonly host: string },
      database: DatabaseOfKind,
      dataDir: string,
    ): Promise<string> {
      readStores(database, dataDir);
      const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404, { Connection: 'close' }).end();
          return;
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      server.maxConnections = 20;
      server.listen(where);
      await once(server, 'listening');
      // The process ends without waiting for whoever reads.
      server.unref();
      return `${originOf(server)}/metrics`;
    },
  };
}

type Read = (gauge: Gauge) => Promise<void>;

/** One of a few names, whatever the path. */
function routeClass(routes: RouteParts, path: string, status: number): string {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (routes.isEndpoint(path)) return path;
  if (routes.isPage(path)) return 'page';
  if (routes.has(path)) return 'file';
  return status === 404 || status === 400 || status === 308 ? 'other' : 'on-demand';
}
