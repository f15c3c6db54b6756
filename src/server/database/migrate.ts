import { type Kysely, sql } from 'kysely';
import type { DatabaseKind, Migration } from './migrations/migration.ts';
import { protectTables } from './protect.ts';

/** The database was last migrated by another version of the site. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

// Any number will do, as long as every version of the site uses the same.
const advisoryLock = 7_482_610_935;

const recordTable = 'schema_migrations';

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
  return db.connection().execute(async (connection) => {
    // IMMEDIATE takes SQLite's write lock at once; PostgreSQL's is taken inside, and ends with the transaction.
    await sql.raw(kind === 'sqlite' ? 'begin immediate' : 'begin').execute(connection);
    try {
      if (kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`.execute(connection);
      const ran = await runPending(connection, kind, migrations);
      if (kind === 'postgres') await protectTables(connection, recordTable);
      await sql`commit`.execute(connection);
      return ran;
    } catch (error) {
      // The first error tells more than a failed rollback, which the lost connection makes needless.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
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
  const applied = await records.selectFrom(recordTable).select('name').orderBy('name').execute();
  for (const [index, { name }] of applied.entries()) {
    if (migrations[index]?.name !== name) {
      throw new MigrationError(
        `o banco tem a migração ${name}, que esta versão do site não conhece nesta posição; use a versão que a aplicou ou uma mais nova`,
      );
    }
  }
  const pending = migrations.slice(applied.length);
  for (const migration of pending) {
    await migration.up(db, kind);
    await records
      .insertInto(recordTable)
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute();
  }
  return pending.map(({ name }) => name);
}
