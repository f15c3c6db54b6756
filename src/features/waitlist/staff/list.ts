import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema, SignUp } from '#server/database/tables.ts';
import { exportedColumns } from './columns.ts';
import { type ColumnFilter, type SignUpFilter, signUps } from './filter.ts';
import { searchSignUps, searchTerm } from './search.ts';
import { farEdge } from './searching.ts';

type ListColumns =
  | 'id'
  | 'created_at'
  | 'nome'
  | 'email'
  | 'empresa'
  | 'cargo'
  | 'phone'
  | 'has_news_portal'
  | 'portal_name'
  | 'company_size'
  | 'source';

/** A sign-up in a list. */
export interface ListedSignUp extends Pick<SignUp, ListColumns> {
  /** When it was attended to (ISO 8601); null while it was not. */
  readonly attended_at: string | null;
}

/** Where a page of a list begins: the newest one when neither is given. */
export interface PageCursor {
  /** The sign-ups older than the one with this number. */
  readonly before?: number | undefined;
  /** The sign-ups newer than the one with this number. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A page of a list, the newest first. */
export interface SignUpPage {
  readonly rows: readonly ListedSignUp[];
  /** Number for `after` of the page before this one; undefined when there is none. */
  readonly newer?: number | undefined;
  /** Number for `before` of the page behind this one; undefined when there is none. */
  readonly older?: number | undefined;
}

type Row = Omit<ListedSignUp, 'attended_at'>;
type Position = Pick<Row, 'created_at' | 'id'>;

/**
 * One page of the sign-ups that fit a filter. A page is found by the sign-up at its edge, so a list that grows meanwhile neither repeats
 * nor skips one; a sign-up at the edge that was removed since does no harm. The newest is the one that came last, by the clock; of those
 * that a search finds, the one with the highest number, which is the same unless rows were written by hand.
 * @throws the database's error when it can't be used
 */
export async function listSignUps(
  database: Pick<DatabaseHandle, 'db' | 'kind'>,
  { search, ...filter }: SignUpFilter,
  { before, after, limit }: PageCursor,
): Promise<SignUpPage> {
  const isForward = after !== undefined && before === undefined;
  const edge = before ?? after;
  const term = searchTerm(search);
  // One more, to know whether there are more.
  const most = limit + 1;
  const found =
    term === undefined
      ? await readRows(database, filter, { edge, isForward, most })
      : await searchSignUps(database, filter, {
          term,
          isForward,
          edge: edge ?? farEdge(isForward),
          most,
        });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isForward) rows.reverse();
  const first = rows.at(0)?.id;
  const last = rows.at(-1)?.id;
  return {
    rows: await addAttendance(database.db, rows),
    newer: (isForward ? hasMore : before !== undefined) ? first : undefined,
    older: isForward || hasMore ? last : undefined,
  };
}

interface Reading {
  readonly edge: number | undefined;
  readonly isForward: boolean;
  readonly most: number;
}

async function readRows(
  { db }: Pick<DatabaseHandle, 'db'>,
  filter: ColumnFilter,
  { edge, isForward, most }: Reading,
): Promise<readonly Row[]> {
  const order = isForward ? 'asc' : 'desc';
  let query = signUps(db, filter)
    .select(exportedColumns)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(most);
  const from = edge === undefined ? undefined : await positionAt(db, edge, isForward);
  if (from !== undefined) {
    const comparison = sql.raw(isForward ? '>' : '<');
    query = query.where(
      sql<boolean>`(waitlist.created_at, waitlist.id) ${comparison} (${from.created_at}, ${from.id})`,
    );
  }
  return query.execute();
}

/** Where a number stands in the list; when its sign-up is gone, its neighbour on the side that is not read. */
function positionAt(db: Kysely<Schema>, id: number, isForward: boolean): Promise<Position | undefined> {
  return db
    .selectFrom('waitlist')
    .select(['id', 'created_at'])
    .where('id', isForward ? '<=' : '>=', id)
    .orderBy('id', isForward ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}

async function addAttendance(db: Kysely<Schema>, rows: readonly Row[]): Promise<readonly ListedSignUp[]> {
  if (rows.length === 0) return [];
  const newest = await db
    .selectFrom('waitlist_attendance')
    .select(['waitlist_id', 'attended_at'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('waitlist_attendance')
        .select(({ fn }) => fn.max('id').as('id'))
        .where(
          'waitlist_id',
          'in',
          rows.map(({ id }) => id),
        )
        .groupBy('waitlist_id'),
    )
    .execute();
  const attendedAt = new Map(newest.map(({ waitlist_id, attended_at }) => [waitlist_id, attended_at]));
  return rows.map((row) => ({ ...row, attended_at: attendedAt.get(row.id) ?? null }));
}
