import { createTables } from './0001-create-tables.ts';
import type { Migration } from './columns.ts';

/** Every migration by its name, a number and a verb, which the database remembers. One that has been released is never edited or moved. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-create-tables': createTables,
};
