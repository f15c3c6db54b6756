import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { DatabaseSettings } from '#server/database/database.ts';
import { isBusy, withSqlState } from '#server/database/errors.ts';
import { applicationName, postgresDialect } from '#server/database/postgres.ts';
import { sqlitePath } from '#server/database/sqlite.ts';

const queryTimeoutMs = 10_000;

/**
 * Whether a server, or a command, has the database open at this moment. On PostgreSQL a server is not seen behind a pooler of
 * connections, nor once it had nothing to do for half a minute (its pool lets connections go): it has to be stopped in any case.
 * @throws when the database can't be asked
 */
export async function isInUse({ databaseUrl, dataDir }: DatabaseSettings): Promise<boolean> {
  if (databaseUrl === undefined) return isFileInUse(sqlitePath(dataDir));
  const db = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, { max: 1, queryTimeoutMs }) });
  try {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()
      limit 1`.execute(db);
    return rows.length > 0;
  } finally {
    await db.destroy();
  }
}

/** In WAL mode whoever has the file open keeps a shared lock on it, and a connection in exclusive mode can't begin to read. */
function isFileInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('pragma locking_mode = exclusive; select count(*) from sqlite_schema');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw withSqlState(error);
  } finally {
    database?.close();
  }
}
