import { type Dialect, Kysely, sql } from 'kysely';
import { withinTime } from '#shared/time-limit.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { type PoolSize, postgresDialect } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { DatabaseKind, Schema } from './tables.ts';
import { type OnQuery, queryLog, timedDialect } from './timed-dialect.ts';

/** An open database, migrated to this version's shape or to one that a newer version has added to. */
export type DatabaseHandle = Readonly<ReturnType<typeof connectDatabase>>;

/** What a query needs of it; and what one needs that the two kinds take differently. */
export type Database = Pick<DatabaseHandle, 'db'>;
export type DatabaseOfKind = Pick<DatabaseHandle, 'db' | 'kind'>;

/** What the database needs from the server's settings. */
export interface DatabaseSettings {
  /** Address of a PostgreSQL server; undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string;
}

const pingTimeoutMs = 2_000;
/** A migration may rewrite a large table, or wait for another server's. */
const migrationTimeoutMs = 10 * 60_000;

/**
 * Opens the database that the settings name and runs the pending migrations.
 * @param pool of PostgreSQL; the server's own when left out
 * @param onQuery hears of every statement
 * @throws when it can't be opened, or a newer version of the site has taken away what this one uses
 */
export async function openDatabase(
  settings: DatabaseSettings,
  pool?: PoolSize,
  onQuery?: OnQuery,
): Promise<DatabaseHandle> {
  await migrateDatabase(settings);
  const opened = connectDatabase(settings, pool, onQuery);
  // Kysely connects with the first query, and closes only what it has connected.
  await opened.ping();
  return opened;
}

/**
 * Opens the database beside a server that uses it, for a command: migrates nothing.
 * @throws MigrationError when it lacks what this version of the site uses; when it can't be opened
 */
export async function openMigratedDatabase(
  settings: DatabaseSettings,
  pool: PoolSize,
): Promise<DatabaseHandle> {
  const opened = connectDatabase(settings, pool);
  try {
    await checkMigrated(opened.db, opened.kind);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Runs the pending migrations and closes the connection that it used.
 * @returns the names of the migrations that ran
 */
export async function migrateDatabase(settings: DatabaseSettings): Promise<readonly string[]> {
  const { kind, dialect } = dialectOf(settings, { max: 1, queryTimeoutMs: migrationTimeoutMs });
  const db = new Kysely<unknown>({ dialect });
  return migrate(db, kind).finally(() => db.destroy());
}

/**
 * Connects to a database of whatever shape, none at all among them; the embedded one is made where there is none. For who looks
 * before anything is changed; everybody else calls one of the functions above.
 */
export function connectDatabase(settings: DatabaseSettings, pool?: PoolSize, onQuery?: OnQuery) {
  const { kind, dialect } = dialectOf(settings, pool);
  const db = new Kysely<Schema>(
    onQuery === undefined ? { dialect } : { dialect: timedDialect(dialect, onQuery), log: queryLog(onQuery) },
  );
  return {
    kind,
    db,
    /**
     * Reads from a table of ours; on SQLite also writes, so that a full or read-only disk is noticed.
     * @throws when the database does not answer within 2 s
     */
    ping: () => withinTime(probe(db, kind), pingTimeoutMs, 'database ping timeout'),
    /** Waits for the queries in flight and closes every connection. May be called again. */
    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

function dialectOf(
  { databaseUrl, dataDir }: DatabaseSettings,
  pool?: PoolSize,
): { kind: DatabaseKind; dialect: Dialect } {
  return databaseUrl === undefined
    ? { kind: 'sqlite', dialect: openSqlite(dataDir) }
    : { kind: 'postgres', dialect: postgresDialect(databaseUrl, pool) };
}

/**
 * PostgreSQL refuses everything when it can't write to its disk; SQLite goes on reading. Its `user_version`, which
 * nothing here uses, is written as it is: a whole transaction, with its fsync.
 */
async function probe(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  await db.selectFrom('waitlist').select('id').limit(1).execute();
  if (kind === 'sqlite') await sql`PRAGMA user_version = 0`.execute(db);
}
