import type { Generated, Selectable } from 'kysely';
import { tables } from './migrations/0001-create-tables.ts';
import type { Column } from './migrations/columns.ts';

export type { DatabaseKind } from './migrations/columns.ts';

/**
 * The tables as queries see them: the same JavaScript values on SQLite and on PostgreSQL. A moment is an
 * ISO 8601 text in UTC with milliseconds, a flag a boolean, JSON a parsed value (R-OPS-12).
 */
export type Schema = { readonly [Name in keyof typeof tables]: Rows<(typeof tables)[Name]['columns']> };

type Rows<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
} & {
  readonly id: Generated<number>;
  readonly created_at: Generated<string>;
};

/** A sign-up as it is stored. */
export type SignUp = Selectable<Schema['waitlist']>;

/** How far the staff are with a sign-up: not yet, waiting for an answer, done, or the person does not want it. */
export type Attendance = SignUp['attendance'];

/** Name of every table of ours. */
export const tableNames: readonly string[] = Object.keys(tables);

/** The migrations' own table, with the name of each that ran. */
export const recordTable = 'schema_migrations';

/** On PostgreSQL alone: counts of writes that are over within a day. No copy and no backup needs it. */
export const writeCountsTable = 'write_counts';

const columnsOf = (type: Column['type']): ReadonlySet<string> =>
  new Set(
    Object.values<{ readonly columns: Readonly<Record<string, Column>> }>(tables)
      .flatMap(({ columns }) => Object.entries(columns))
      .filter(([, column]) => column.type === type)
      .map(([name]) => name),
  );

/** Columns that SQLite keeps as 0 or 1. */
export const booleanColumns = columnsOf('flag');

/** Columns that SQLite keeps as JSON text. */
export const jsonColumns = columnsOf('json');
