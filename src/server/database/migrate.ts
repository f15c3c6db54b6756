import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { DatabaseKind, Migration } from './migrations/migration.ts';
import { protectTables } from './protect.ts';
import { recordTable } from './tables.ts';

/** The database was last migrated by another version of the site. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

// Any number will do, as long as every version of the site uses the same.
const advisoryLock = 7_482_610_935;

// A type, not an interface: Kysely's `withTables` takes only what has an index signature.
type Records = {
  readonly [recordTable]: { readonly name: string; readonly applied_at: string };
};

/**
 * Brings the database to the newest shape: all pending migrations in one transaction, under a lock, so that
 * several servers may start at once on one empty database; the others wait and find nothing to do.
 * @returns the names of the migrations that ran
 * @throws MigrationError when the database knows a migration that this version does not
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's transaction has the write lock from its beginning.
    if (kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`.execute(transaction);
    const ran = await runPending(transaction, kind, migrations);
    await protectTables(transaction, kind);
    return ran;
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
  migrations: readonly Migration[],
): Promise<void> {
  const applied = (await hasTable(db, kind, recordTable)) ? await readApplied(db) : [];
  const [missing] = pendingAfter(applied, migrations);
  if (missing !== undefined) {
    throw new MigrationError(
      `falta a migração ${missing.name}, que esta versão do site usa; rode npm run db:migrate ou inicie o site desta versão, ou use a versão que está no ar`,
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

async function runPending(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const records = db.$extendTables<Records>();
  await records.schema
    .createTable(recordTable)
    .ifNotExists()
    .addColumn('name', 'text', (name) => name.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const pending = pendingAfter(await readApplied(db), migrations);
  for (const migration of pending) {
    await migration.up(db, kind);
    await records
      .insertInto(recordTable)
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute();
  }
  return pending.map(({ name }) => name);
}

async function readApplied(db: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(recordTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations that are still to run; throws when one ran that is not known here. */
function pendingAfter(applied: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  for (const [index, name] of applied.entries()) {
    if (migrations[index]?.name !== name) {
      throw new MigrationError(
        `o banco tem a migração ${name}, que esta versão do site não conhece nesta posição; use a versão que a aplicou ou uma mais nova`,
      );
    }
  }
  return migrations.slice(applied.length);
}
