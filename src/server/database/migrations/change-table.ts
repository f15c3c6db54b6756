import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './migration.ts';

/** One check of a table, by its name, and what it says before and after; both as the migrations write it. */
interface CheckChange {
  readonly table: string;
  readonly constraint: string;
  readonly from: string;
  readonly to: string;
}

/** Replaces what a check says. PostgreSQL takes it off and puts the new one on; SQLite has no such statement. */
export async function changeCheck(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  { table, constraint, from, to }: CheckChange,
): Promise<void> {
  if (kind === 'sqlite') {
    const text = (condition: string): string => `constraint "${constraint}" check (${condition})`;
    return rebuildTable(db, table, text(from), text(to));
  }
  await db.schema.alterTable(table).dropConstraint(constraint).execute();
  await db.schema.alterTable(table).addCheckConstraint(constraint, sql.raw(to)).execute();
}

/**
 * Replaces the check that a column was added with, which has no name of ours. PostgreSQL finds it by the column, which must
 * have no other.
 */
export async function changeColumnCheck(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  { table, column, from, to }: Omit<CheckChange, 'constraint'> & { readonly column: string },
): Promise<void> {
  if (kind === 'sqlite') return rebuildTable(db, table, `check (${from})`, `check (${to})`);
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and pg_get_constraintdef(oid) like ${`%(${column} IS NOT NULL)%`}
      and pg_get_constraintdef(oid) like '%kind%'`.execute(db);
  const [found] = rows;
  if (found === undefined || rows.length > 1)
    throw new Error(`${table} has ${rows.length} checks of ${column}`);
  await db.schema.alterTable(table).dropConstraint(found.name).execute();
  await db.schema.alterTable(table).addCheckConstraint(`${table}_${column}`, sql.raw(to)).execute();
}

/** Lets a column be null. */
export async function dropNotNull(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  { table, column, type }: { readonly table: string; readonly column: string; readonly type: string },
): Promise<void> {
  if (kind === 'sqlite')
    return rebuildTable(db, table, `"${column}" ${type} not null`, `"${column}" ${type}`);
  await db.schema
    .alterTable(table)
    .alterColumn(column, (change) => change.dropNotNull())
    .execute();
}

/**
 * Makes a SQLite table anew under a changed definition, with its rows, its indexes and its count of ids
 * (https://www.sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema Changes"). Only for a table that no
 * other one refers to: dropping the old one would remove their rows.
 * @throws when the definition does not say `from`
 */
async function rebuildTable(db: Kysely<unknown>, table: string, from: string, to: string): Promise<void> {
  const { rows: schema } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null`.execute(db);
  const definition = schema.find(({ type }) => type === 'table')?.sql ?? '';
  const start = new RegExp(`^create table "?${table}"?`, 'i');
  if (!definition.includes(from) || !start.test(definition))
    throw new Error(`the table ${table} has no ${from}`);
  const made = `new_${table}`;
  await sql.raw(definition.replace(from, to).replace(start, `create table "${made}"`)).execute(db);
  await sql`insert into ${sql.table(made)} select * from ${sql.table(table)}`.execute(db);
  await sql`delete from sqlite_sequence where name = ${made}`.execute(db);
  await sql`insert into sqlite_sequence select ${made}, seq from sqlite_sequence where name = ${table}`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(made).renameTo(table).execute();
  for (const { type, sql: index } of schema) if (type === 'index') await sql.raw(index).execute(db);
}
