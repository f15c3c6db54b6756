import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from './migrations/columns.ts';
import { protectTables } from './protect.ts';
import { type DatabaseKind, recordLockTable, recordTable } from './tables.ts';

/** The database was last migrated by another version of the site. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Migrations by their names, whose order is theirs. */
type Migrations = Readonly<Record<string, Migration>>;

// Any number will do, as long as every version of the site uses the same.
const advisoryLock = 7_482_610_935;

/**
 * Brings the database to the newest shape: all pending migrations in one transaction, under a lock, so that
 * several servers may start at once on one empty database; the others wait and find nothing to do.
 * @returns the names of the migrations that ran
 * @throws MigrationError when the database knows a migration that this version does not
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's transaction has the write lock from its beginning.
    if (kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`.execute(transaction);
    const pending = await readPending(transaction, kind, migrations);
    if (pending.length > 0) await runPending(transaction, kind, migrations);
    await protectTables(transaction, kind);
    return pending;
  });
}

/**
 * Checks that the database has this version's shape, and changes nothing: a command that is run from a newer checkout must not
 * migrate the database of a server that is running.
 * @throws MigrationError when a migration is missing, or one is unknown
 */
export async function checkMigrated(
  db: QueryExecutorProvider,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<void> {
  const [missing] = await readPending(db, kind, migrations);
  if (missing !== undefined) {
    throw new MigrationError(
      `falta a migração ${missing}, que esta versão do site usa; rode npm run db:migrate ou inicie o site desta versão, ou use a versão que está no ar`,
    );
  }
}

/** Whether there is a table of this name, to a database of whatever shape. */
export async function hasTable(
  db: QueryExecutorProvider,
  kind: DatabaseKind,
  name: string,
): Promise<boolean> {
  const { rows } = await (kind === 'sqlite'
    ? sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
    : sql`select 1 where to_regclass(${name}) is not null`
  ).execute(db);
  return rows.length > 0;
}

/** The names of the migrations that are still to run; throws when one ran that is not known here: the database is newer than this version. */
async function readPending(
  db: QueryExecutorProvider,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<readonly string[]> {
  const names = Object.keys(migrations);
  if (!(await hasTable(db, kind, recordTable))) return names;
  const { rows: ran } = await sql<{
    name: string;
  }>`select name from ${sql.table(recordTable)} order by name`.execute(db);
  const unknown = ran.find(({ name }, index) => name !== names[index]);
  if (unknown !== undefined) {
    throw new MigrationError(
      `o banco tem a migração ${unknown.name}, que esta versão do site não conhece nesta posição; use a versão que a aplicou ou uma mais nova`,
    );
  }
  return names.slice(ran.length);
}

async function runPending(
  transaction: Kysely<unknown>,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<void> {
  const steps = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (db: Kysely<unknown>) => up(db, kind) },
  ]);
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    migrationTableName: recordTable,
    migrationLockTableName: recordLockTable,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
