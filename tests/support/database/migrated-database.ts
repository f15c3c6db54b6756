import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#server/database/database.ts';
import { type DatabaseKind, type Schema, tableNames } from '#server/database/tables.ts';
import { type EmptyDatabase, migratedEmptyDatabase } from './database.ts';

/**
 * Opens a database for the cases of one `describe`: migrated, `tables` emptied after each case (all when none is named), removed
 * at the end.
 * @returns the database and its settings, which are there once the cases run
 */
export function migratedDatabase(kind: DatabaseKind, ...tables: readonly (keyof Schema)[]) {
  let empty: EmptyDatabase;
  let database: DatabaseHandle;
  beforeAll(async () => {
    empty = await migratedEmptyDatabase(kind);
    database = await openDatabase(empty.settings);
  });
  afterEach(async () => {
    for (const table of tables.length > 0 ? tables : tableNames)
      await sql`delete from ${sql.table(table)}`.execute(database.db);
  });
  afterAll(async () => {
    await database.close();
    await empty.remove();
  });
  return { handle: () => database, db: () => database.db, settings: () => empty.settings };
}

/** Makes a database for each case of one `describe`, and removes it after the case; its settings are there once one runs. */
export function databaseForEach(make: () => Promise<EmptyDatabase>): Pick<EmptyDatabase, 'settings'> {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await make();
  });
  afterEach(() => empty.remove());
  return {
    get settings() {
      return empty.settings;
    },
  };
}
