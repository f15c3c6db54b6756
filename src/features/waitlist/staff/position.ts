import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import { type SignUpFilter, signUps } from './filter.ts';

/** What a list is sorted by: the newest first, or the companies from A to Z. */
export type ListOrder = 'date' | 'company';

const sortings = {
  date: { column: 'created_at', isRising: false },
  company: { column: 'search_text', isRising: true },
} as const;

/** Where a sign-up stands in a list: by what it is sorted by, and of those that are equal by number. */
export interface Position {
  readonly id: number;
  readonly sorted: string;
}

/** A stretch of a list. */
interface Stretch {
  readonly order: ListOrder;
  /** Only what is behind this one; undefined begins at the end that is read from. */
  readonly from: Position | undefined;
  /** Towards the beginning of the list; otherwise towards its end. */
  readonly isBackwards?: boolean;
  readonly most: number;
}

/** The places of the sign-ups of a stretch that fit a filter, in the order in which they are read. */
export function placesAt(
  db: Kysely<Schema>,
  filter: SignUpFilter,
  { order, from, isBackwards = false, most }: Stretch,
): Promise<Position[]> {
  const { column, isRising } = sortings[order];
  const goesUp = isRising !== isBackwards;
  const direction = goesUp ? 'asc' : 'desc';
  let query = signUps(db, filter)
    .select(['waitlist.id', `waitlist.${column} as sorted`])
    .orderBy(`waitlist.${column}`, direction)
    .orderBy('waitlist.id', direction)
    .limit(most);
  if (from !== undefined) {
    const comparison = sql.raw(goesUp ? '>' : '<');
    query = query.where(
      sql<SqlBool>`(${sql.ref(`waitlist.${column}`)}, waitlist.id) ${comparison} (${from.sorted}, ${from.id})`,
    );
  }
  return query.execute();
}

/**
 * Where a number stands in a list. When its sign-up is gone, its neighbour by number on the side that is not read: in a list by company
 * that is somebody else's place, so undefined there.
 */
export function positionOf(
  db: Kysely<Schema>,
  id: number,
  order: ListOrder,
  isBackwards: boolean,
): Promise<Position | undefined> {
  const { column } = sortings[order];
  const isGoneKnown = order === 'date';
  return db
    .selectFrom('waitlist')
    .select(['id', `${column} as sorted`])
    .where('id', isGoneKnown ? (isBackwards ? '<=' : '>=') : '=', id)
    .orderBy('id', isBackwards ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}
