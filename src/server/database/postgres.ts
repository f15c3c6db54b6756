import { hash } from 'node:crypto';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { sqlStateOf } from './errors.ts';

/** What the site's connections are called, in `pg_stat_activity` for one. */
export const applicationName = 'site';
/** How long a request waits for a connection, free or new, before it is told that the database is away, in milliseconds. */
const connectTimeoutMs = 2_000;
/** How long the server's own queries may take, in milliseconds: with the wait for a connection 5 s. */
const queryTimeoutMs = 3_000;
/** How much earlier PostgreSQL gives up a wait for a lock, and a statement, than this process does. */
const lockMarginMs = 1_000;
const statementMarginMs = 500;
/** When PostgreSQL ends a session that says nothing in the middle of a transaction: its process or its line is gone. */
const idleInTransactionMs = 10_000;

const plannedOnceMark = '/* planned once */';
/**
 * Stands at the end of a statement that every sign-up makes: PostgreSQL reads and plans it once for each connection, where that took
 * most of its time. Not for one that gives `*`, which a migration beside it would make fail.
 */
export const plannedOnce = sql.raw<never>(plannedOnceMark);

/** How much of a PostgreSQL server a process takes up. */
export interface PoolSize {
  readonly max: number;
  /** How long a query may take, in milliseconds; more than a second. */
  readonly queryTimeoutMs: number;
}

/**
 * A dialect over a pool of connections to a PostgreSQL server. Every wait has an end, and PostgreSQL's own comes first: when a
 * statement is given up here, it is no longer under way there, where it would hold a connection and be stored later.
 *
 * The limits are set by a statement, because a pooler (PgBouncer) refuses a connection that asks for them at its start. They are all
 * that outlives a transaction, so it also works behind a pooler in transaction mode, which gives them to whichever of its connections
 * is free; named statements ({@link plannedOnce}) are made only where no pooler stands between.
 * @param url `postgres://user:password@host:port/database`; `sslmode` means what it means to libpq
 */
export function postgresDialect(url: string, size: PoolSize = { max: 10, queryTimeoutMs }): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: withLibpqMeaning(url),
    max: size.max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: size.queryTimeoutMs,
    onConnect: (client) => prepareSession(client, size.queryTimeoutMs),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: applicationName,
    types: { getTypeParser },
  });
  // A connection that breaks is dropped by the pool, and a query on it fails by itself; without listeners its
  // `error` event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watchQueries(client);
  });
  // One that is ending is not put back.
  pool.on('release', (_error, client) => {
    if (broken.has(client)) void client.end();
  });
  return new PostgresDialect({ pool });
}

/** Sessions of PostgreSQL's own, not of a pooler: the process that answers is the one that the connection was told of when it began. */
const direct = new WeakSet<pg.ClientBase>();

/**
 * Sets the limits. Also has every commit wait for the disk; a server that has its commits wait for more (`remote_apply`) or knows why not
 * (`local`) is left alone.
 */
async function prepareSession(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set lock_timeout = ${queryTimeout - lockMarginMs}; set statement_timeout = ${queryTimeout - statementMarginMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs};
     select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  );
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
  // Not in the types of `pg`, which uses it to cancel a query.
  if ('processID' in client && client.processID === rows[0]?.pid) direct.add(client);
}

/**
 * `pg` reads `sslmode=require` as `verify-full`, which refuses the certificates of Supabase and others that
 * are signed by their own authority. libpq's meaning is the documented one: `require` encrypts,
 * `verify-full` with `sslrootcert` also checks who answers.
 */
function withLibpqMeaning(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.searchParams.has('sslmode')) return url;
  parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}

/** The same values as SQLite's: moments as ISO texts with milliseconds, 64-bit integers as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const { builtins } = pg.types;
  if (oid === builtins.INT8) return Number;
  if (oid === builtins.TIMESTAMPTZ) {
    const parse: (text: string) => Date = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text');
    return (text: string) => parse(text).toISOString();
  }
  return pg.types.getTypeParser(oid, format);
}

/** Connections that a time-out or a break has left waiting for an answer; `pg` would put them back in the pool. */
const broken = new WeakSet<pg.ClientBase>();

/** Sees which connections break, and names the statements that are planned once. */
function watchQueries(client: pg.PoolClient): void {
  async function query(text: string, parameters: readonly unknown[]) {
    const name = direct.has(client) && text.endsWith(plannedOnceMark) ? hash('sha1', text) : undefined;
    const statement: pg.QueryConfig = { text, values: [...parameters], ...(name && { name }) };
    try {
      return await pg.Client.prototype.query.call<pg.ClientBase, [pg.QueryConfig], unknown>(
        client,
        statement,
      );
    } catch (error) {
      if (sqlStateOf(error) === undefined) broken.add(client);
      throw error;
    }
  }
  Object.assign(client, { query });
}
