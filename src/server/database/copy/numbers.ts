import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, type Schema, tableNames } from '#server/database/tables.ts';

/**
 * The highest id that a table has given out, also to a row that is gone: whoever was told of a row by its number (a webhook) must
 * not find another under it. 0 when it has given out none.
 */
export async function readLastId(kind: DatabaseKind, db: Kysely<Schema>, table: string): Promise<number> {
  const [counter, highest] = await Promise.all([
    kind === 'sqlite'
      ? sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`.execute(
          db,
        )
      : sql<{ last: number | null }>`select pg_sequence_last_value(${sequenceOf(table)}) as last`.execute(db),
    sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(db),
  ]);
  // A row that was written under an id of its own does not move PostgreSQL's counter.
  return Math.max(counter.rows[0]?.last ?? 0, highest.rows[0]?.last ?? 0);
}

/** Lets the next row of a table get the id after this one, or a later one if later ones were given out. */
export async function continueAfter(
  kind: DatabaseKind,
  db: Kysely<Schema>,
  table: string,
  id: number,
): Promise<void> {
  const last = Math.max(id, await readLastId(kind, db, table));
  if (last === 0) return;
  if (kind === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  } else {
    await sql`select setval(${sequenceOf(table)}, ${last})`.execute(db);
  }
}

/** More than any table gets in the 28 days that a backup is kept (http/limits/storage-limits.ts); there is room for a thousand restores. */
const farAhead = 2_000_000;

/**
 * Lets every table go on far ahead of the ids that it holds: after a backup was brought back nobody knows which were given out since it
 * was made, and the one who was told of them must not find another person under one.
 */
export async function startFarAhead(kind: DatabaseKind, db: Kysely<Schema>): Promise<void> {
  for (const table of tableNames)
    await continueAfter(kind, db, table, (await readLastId(kind, db, table)) + farAhead);
}

const sequenceOf = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
