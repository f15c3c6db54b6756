import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema, SignUp } from '#server/database/tables.ts';
import { type SignUpFilter, signUps } from './filter.ts';
import { isFound, searchTerm } from './search.ts';

const columns = [
  'waitlist.id',
  'waitlist.created_at',
  'waitlist.nome',
  'waitlist.email',
  'waitlist.empresa',
  'waitlist.cargo',
  'waitlist.phone',
  'waitlist.has_news_portal',
  'waitlist.portal_name',
  'waitlist.company_size',
  'waitlist.source',
] as const;

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

/** Rows that are read at a time while they are searched. */
const searchedAtOnce = 1_000;

/**
 * One page of the sign-ups that fit a filter. A page is found by the sign-up at its edge, so a list that grows meanwhile neither repeats
 * nor skips one; a sign-up at the edge that was removed since does no harm.
 * @throws the database's error when it can't be used
 */
export async function listSignUps(
  { db }: Pick<DatabaseHandle, 'db' | 'kind'>,
  filter: SignUpFilter,
  { before, after, limit }: PageCursor,
): Promise<SignUpPage> {
  const isForward = after !== undefined && before === undefined;
  const edge = isForward ? await edgeAt(db, after, 'older') : before && (await edgeAt(db, before, 'newer'));
  // One more, to know whether there are more.
  const found = await readRows(db, filter, { edge: edge || undefined, isForward, most: limit + 1 });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isForward) rows.reverse();
  const withAttendance = await addAttendance(db, rows);
  const first = rows.at(0)?.id;
  const last = rows.at(-1)?.id;
  return {
    rows: withAttendance,
    newer: (isForward ? hasMore : before !== undefined) ? first : undefined,
    older: isForward || hasMore ? last : undefined,
  };
}

/** Where a number stands in the list; when its sign-up is gone, its neighbour on the side that is not asked for. */
function edgeAt(db: Kysely<Schema>, id: number, side: 'newer' | 'older'): Promise<Position | undefined> {
  return db
    .selectFrom('waitlist')
    .select(['id', 'created_at'])
    .where('id', side === 'newer' ? '>=' : '<=', id)
    .orderBy('id', side === 'newer' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Reading {
  readonly edge: Position | undefined;
  readonly isForward: boolean;
  readonly most: number;
}

async function readRows(
  db: Kysely<Schema>,
  filter: SignUpFilter,
  { edge, isForward, most }: Reading,
): Promise<Row[]> {
  const term = searchTerm(filter.search);
  const found: Row[] = [];
  for (let from = edge; ; ) {
    const size = term === undefined ? most : searchedAtOnce;
    const order = isForward ? 'asc' : 'desc';
    let query = signUps(db, filter)
      .select(columns)
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(size);
    if (from !== undefined) {
      const { created_at, id } = from;
      query = query.where(
        sql<boolean>`(created_at, id) ${sql.raw(isForward ? '>' : '<')} (${created_at}, ${id})`,
      );
    }
    const page = await query.execute();
    found.push(...(term === undefined ? page : page.filter((row) => isFound(row, term))));
    from = page.at(-1);
    if (found.length >= most || page.length < size || term === undefined) return found.slice(0, most);
  }
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
