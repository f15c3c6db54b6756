import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from './migrations/columns.ts';
import { migrations as ours } from './migrations/index.ts';
import { protectTables } from './protect.ts';
import { type DatabaseKind, recordTable } from './tables.ts';

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
 * @param migrations others in tests
 * @returns the names of the migrations that ran
 * @throws MigrationError when a newer version has migrated the database to a shape that this one can't use
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  migrations: Migrations = ours,
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's transaction has the write lock from its beginning.
    if (kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`.execute(transaction);
    const { pending } = await readRecord(transaction, kind, migrations);
    const record = sql.table(recordTable);
    // Asked first, because a role that may no longer create tables starts all the same when there is nothing to do.
    if (!(await hasTable(transaction, kind, recordTable)))
      await sql`create table ${record} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        transaction,
      );
    for (const name of pending) {
      await migrations[name]?.(transaction, kind);
      const values = sql.join([name, new Date().toISOString()]);
      await sql`insert into ${record} (name, timestamp) values (${values})`.execute(transaction);
    }
    await protectTables(transaction, kind);
    return pending;
  });
}

/**
 * Checks that this version can use the database as it is, and changes nothing: a command that is run from a newer checkout must not
 * migrate the database of a server that is running.
 * @returns the names of the migrations of newer versions that it has; they only added to what this version knows
 * @throws MigrationError when a migration is missing, or a newer version has taken away what this one uses
 */
export async function checkMigrated(
  db: QueryExecutorProvider,
  kind: DatabaseKind,
): Promise<readonly string[]> {
  const { pending, newer } = await readRecord(db, kind, ours);
  const [missing] = pending;
  if (missing !== undefined) {
    throw new MigrationError(
      `falta a migração ${missing}, que esta versão do site usa; rode npm run db:migrate ou inicie o site desta versão, ou use a versão que está no ar`,
    );
  }
  return newer;
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

/**
 * From which version on a database can be used after a migration: the number of the newest migration that the version has to know; 0 for
 * any. A migration says it by its name, which is all that an older version can read of it: without a word it only adds, and
 * `0012-drop-phone-from-0011` takes away what versions use that don't know 0011 (CONTRIBUTING.md, "Migrations").
 */
export function readableFrom(name: string): number {
  return Number(/-from-(\d{4})$/.exec(name)?.[1] ?? 0);
}

/**
 * What the database's record says to this version: the migrations that are still to run, and those of newer versions, which only added.
 * @throws MigrationError when it can't use the database
 */
async function readRecord(db: QueryExecutorProvider, kind: DatabaseKind, migrations: Migrations) {
  const names = Object.keys(migrations);
  if (!(await hasTable(db, kind, recordTable))) return { pending: names, newer: [] };
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(recordTable)} order by name`.execute(db);
  const ran = rows.map(({ name }) => name);
  const newer = ran.slice(names.length);
  const unknown = ran.find((name, index) => index < names.length && name !== names[index]);
  if (unknown !== undefined) {
    throw new MigrationError(
      `o banco tem a migração ${unknown}, que esta versão do site não conhece nesta posição; use a versão que a aplicou ou uma mais nova`,
    );
  }
  const taken = newer.find((name) => readableFrom(name) > names.length);
  if (taken !== undefined) {
    throw new MigrationError(
      `o banco tem a migração ${taken}, que retira o que esta versão do site usa; use uma versão que conheça a migração ${String(readableFrom(taken)).padStart(4, '0')}`,
    );
  }
  return { pending: names.slice(ran.length), newer };
}
