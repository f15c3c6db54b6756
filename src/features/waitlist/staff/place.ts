import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema, SignUp } from '#server/database/tables.ts';
import { type SignUpFilter, signUps } from './filter.ts';

/** Where a sign-up stands in the list: by the clock, and of those of one moment by number. */
type Position = Pick<SignUp, 'created_at' | 'id'>;

/** A stretch of the list. */
export interface Place {
  /** Only what is behind this one; undefined begins at the end that is read from. */
  readonly from: Position | undefined;
  /** Towards the newest; otherwise towards the oldest. */
  readonly isForward: boolean;
  readonly most: number;
}

/** The query for the sign-ups of a stretch that fit a filter, in the order in which they are read, to which columns are added. */
export function signUpsAt(db: Kysely<Schema>, filter: SignUpFilter, { from, isForward, most }: Place) {
  const order = isForward ? 'asc' : 'desc';
  const query = signUps(db, filter).orderBy('created_at', order).orderBy('id', order).limit(most);
  return from === undefined ? query : query.where(isBehind(from, isForward));
}

/** The condition that a row of `waitlist` stands behind another. */
function isBehind({ created_at, id }: Position, isForward: boolean) {
  const comparison = sql.raw(isForward ? '>' : '<');
  return sql<SqlBool>`(waitlist.created_at, waitlist.id) ${comparison} (${created_at}, ${id})`;
}

/** Where a number stands in the list; when its sign-up is gone, its neighbour on the side that is not read. */
export function positionOf(
  db: Kysely<Schema>,
  id: number,
  isForward: boolean,
): Promise<Position | undefined> {
  return db
    .selectFrom('waitlist')
    .select(['id', 'created_at'])
    .where('id', isForward ? '<=' : '>=', id)
    .orderBy('id', isForward ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}
