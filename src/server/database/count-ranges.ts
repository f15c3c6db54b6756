import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DatabaseOfKind } from './database.ts';

/** How many rows a query finds. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as('many')).$castTo<{ readonly many: number }>();
  return Number((await counted.executeTakeFirstOrThrow()).many);
}

/** Rows from one moment to before another (ISO 8601), with a value in the column that is counted by, if there is one. */
export interface CountedRange {
  readonly from: string;
  readonly to: string;
  readonly value?: string;
}

interface Counting {
  readonly table: 'waitlist' | 'site_referrals' | 'consents';
  /** Column that holds the ranges' values. */
  readonly column?: string;
  /** Only rows for which this is true. */
  readonly condition?: RawBuilder<boolean>;
}

/**
 * How many rows of a table each range holds, in the ranges' order. One statement, that steps through an index on (column, `created_at`) and
 * reads no row: grouping as many would sort them all.
 */
export async function countRanges(
  { db, kind }: DatabaseOfKind,
  { table, column, condition }: Counting,
  ranges: readonly CountedRange[],
): Promise<readonly number[]> {
  if (ranges.length === 0) return [];
  const json = JSON.stringify(ranges.map(({ from, to, value }) => [from, to, value]));
  const cells =
    kind === 'sqlite'
      ? sql<{ value: string }>`json_each(${json})`
      : sql<{ value: string }>`jsonb_array_elements(${json}::jsonb)`;
  const moment = (place: number) =>
    kind === 'sqlite'
      ? sql<string>`(value ->> ${sql.lit(place)})`
      : sql<string>`(value ->> ${sql.lit(place)})::timestamptz`;
  const rows = await db
    .selectFrom(cells.as(sql`cell${kind === 'sqlite' ? sql`` : sql`(value)`}`))
    .select(({ selectFrom }) => {
      let counted = selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where(({ eb, and }) =>
          and([eb(sql.ref('created_at'), '>=', moment(0)), eb(sql.ref('created_at'), '<', moment(1))]),
        );
      if (column !== undefined) counted = counted.where(sql.ref(column), '=', sql`(value ->> 2)`);
      if (condition !== undefined) counted = counted.where(condition);
      return counted.as('many');
    })
    .execute();
  return rows.map(({ many }) => many ?? 0);
}
