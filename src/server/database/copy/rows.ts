import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { keysetPages } from '#server/database/keyset-pages.ts';
import { type DatabaseKind, jsonColumns, type Schema, tableNames } from '#server/database/tables.ts';

/** A row of any table; the values are the same on both databases (tables.ts). */
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows in memory at a time. With 24 columns a batch is far below what one statement may carry (SQLite 32,766 values, PostgreSQL 65,535). */
const batchSize = 500;

/** A table as it was read: two copies of it are compared by this. */
export interface ReadTable {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 over all rows in the order of their ids, in hexadecimal digits. */
  readonly hash: string;
}

/**
 * Reads a table to its end, in batches and in the order of the ids.
 * @param take gets each batch; the next is read when it is done
 */
export async function readTable(
  db: Kysely<Schema>,
  name: string,
  take: (rows: readonly Row[]) => Promise<void> = async () => undefined,
): Promise<ReadTable> {
  const hash = createHash('sha256');
  let count = 0;
  const batches = keysetPages(async (last) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(
      db,
    );
    return rows;
  }, batchSize);
  for await (const rows of batches) {
    count += rows.length;
    hash.update(rows.map((row) => `${canonical(row)}\n`).join(''));
    await take(rows);
    // Two embedded databases would never let a signal in.
    await nextTurn();
  }
  return { name, rows: count, hash: hash.digest('hex') };
}

/** Inserts rows under their own ids. */
export async function insertRows(db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => Object.fromEntries(Object.entries(row).map(toColumn)));
  // Which table it is, is known when it runs.
  await db
    .insertInto(table as 'waitlist')
    .values(values as never)
    .execute();
}

function toColumn([column, value]: [string, unknown]): [string, unknown] {
  return [column, jsonColumns.has(column) && value !== null ? JSON.stringify(value) : value];
}

/**
 * JSON with the keys of every object in order: equal values give one text, whatever the order of a table's columns, and
 * although `jsonb` keeps keys in an order of its own.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

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

/** More than any table gets in the 28 days that a backup is kept (http/limits/limits.ts); there is room for a thousand restores. */
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
