import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from '#server/database/tables.ts';

/** One step of the database's shape. Runs inside the transaction that holds the lock. */
export type Migration = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** What every table needs, in each database's own syntax, so that a migration is written once. */
export interface ColumnKinds {
  readonly boolean: RawBuilder<unknown>;
  /** A moment: `timestamptz`, or ISO 8601 text in UTC with milliseconds. */
  readonly moment: RawBuilder<unknown>;
  /** `jsonb`, or checked JSON text. */
  readonly json: RawBuilder<unknown>;
  /** A check that the column, when it is there, holds a moment. */
  isMoment(column: string): RawBuilder<boolean>;
  /** A check that the column holds a JSON object of at most `max` characters. */
  isJsonObject(column: string, max: number): RawBuilder<boolean>;
}

const sqlite: ColumnKinds = {
  boolean: sql`integer`,
  moment: sql`text`,
  json: sql`text`,
  isMoment: (column) =>
    sql`${sql.ref(column)} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*.[0-9][0-9][0-9]Z'`,
  isJsonObject: (column, max) =>
    sql`length(${sql.ref(column)}) <= ${sql.lit(max)} and json_valid(${sql.ref(column)}) and json_type(${sql.ref(column)}) = 'object'`,
};

const postgres: ColumnKinds = {
  boolean: sql`boolean`,
  moment: sql`timestamptz`,
  json: sql`jsonb`,
  isMoment: (column) => sql`isfinite(${sql.ref(column)})`,
  isJsonObject: (column, max) =>
    sql`length(${sql.ref(column)}::text) <= ${sql.lit(max)} and jsonb_typeof(${sql.ref(column)}) = 'object'`,
};

export function columnKinds(kind: DatabaseKind): ColumnKinds {
  return kind === 'sqlite' ? sqlite : postgres;
}

/** Starts a table with the columns that every table has: `id` and `created_at`. */
export function startTable(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
): CreateTableBuilder<string, 'id' | 'created_at'> {
  const columns = columnKinds(kind);
  const table =
    kind === 'sqlite'
      ? db.schema
          .createTable(name)
          .modifyEnd(sql`strict`)
          .addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
      : db.schema
          .createTable(name)
          .addColumn('id', 'integer', (id) => id.primaryKey().generatedByDefaultAsIdentity());
  const now =
    kind === 'sqlite' ? sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))` : sql`date_trunc('milliseconds', now())`;
  return table
    .addColumn('created_at', columns.moment, (column) => column.notNull().defaultTo(now))
    .addCheckConstraint(`${name}_created_at`, columns.isMoment('created_at'));
}

/** A check that a text, when it is there, has from `least` to `most` characters. */
export function hasLength(column: string, least: number, most: number): RawBuilder<boolean> {
  return sql`length(${sql.ref(column)}) between ${sql.lit(least)} and ${sql.lit(most)}`;
}

/** A check that a flag is one: SQLite's columns would take any integer. */
export function isFlag(kind: DatabaseKind, column: string): RawBuilder<boolean> {
  return kind === 'sqlite' ? sql`${sql.ref(column)} in (0, 1)` : sql`${sql.ref(column)} in (false, true)`;
}

/** A check that a text is how far the staff are with a sign-up. */
export function isAttendance(column: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} in ('open', 'contacted', 'attended', 'declined')`;
}
