import { type Kysely, type SqlBool, sql } from 'kysely';
import { rowFields } from '#features/waitlist/rules/schema.ts';
import { searchTerm } from '#features/waitlist/rules/search-text.ts';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database } from '#server/database/database.ts';
import { pageSize } from '#server/database/keyset-pages.ts';
import type { Schema, SignUp } from '#server/database/tables.ts';
import { campaignParts } from '#shared/campaign.ts';
import { type ListOrder, type SignUpFilter, signUps } from './filter.ts';

const sortings = {
  date: { column: 'created_at', isRising: false },
  company: { column: 'search_text', isRising: true },
} as const;

/** Where a sign-up stands in a list: by what it is sorted by, and of those that are equal by number. */
interface Position {
  readonly id: number;
  readonly sorted: string;
}

interface Stretch {
  readonly order: ListOrder;
  /** Only what is behind this one; undefined begins at the end that is read from. */
  readonly from: Position | undefined;
  /** Towards the beginning of the list; otherwise towards its end. */
  readonly isBackwards?: boolean;
  readonly most: number;
}

/** The places of the sign-ups of a stretch that fit a filter, in the order in which they are read. Sorting whole rows takes twice as long. */
function placesAt(
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
function positionOf(
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

/** Where a page of a list begins: at the beginning when neither is given. */
export interface PageCursor {
  /** The sign-ups behind the one with this number. */
  readonly before?: number | undefined;
  /** Those before it. */
  readonly after?: number | undefined;
  readonly limit: number;
  readonly order?: ListOrder | undefined;
}

export type SignUpPage = Awaited<ReturnType<typeof listSignUps>>;

/**
 * One page of the sign-ups that fit a filter. A page is found by the sign-up at its edge, so a list that grows meanwhile neither repeats
 * nor skips one; a sign-up at the edge that was removed since does no harm. The newest is the one that came last, by the clock.
 * @throws the database's error when it can't be used
 */
export async function listSignUps(
  { db }: Database,
  filter: SignUpFilter,
  { before, after, limit, order = 'date' }: PageCursor,
) {
  const isBackwards = after !== undefined && before === undefined;
  const edge = before ?? after;
  // A search reads every row until it has enough, so what it finds is counted on the way, and not again behind that.
  const isSearch = searchTerm(filter.search ?? '') !== '';
  const isCounted = isSearch && edge === undefined;
  const found = await placesAt(db, filter, {
    order,
    from: edge === undefined ? undefined : await positionOf(db, edge, order, isBackwards),
    isBackwards,
    // One more, to know whether there are more.
    most: (isCounted ? mostCounted : limit) + 1,
  });
  const hasMore = found.length > limit;
  const places = found.slice(0, limit);
  if (isBackwards) places.reverse();
  const first = places.at(0)?.id;
  const last = places.at(-1)?.id;
  return {
    rows: await signUpsOf(db, places),
    /** Number for `after` of the page before this one; undefined when there is none. */
    newer: (isBackwards ? hasMore : before !== undefined) ? first : undefined,
    /** Number for `before` of the page behind this one; undefined when there is none. */
    older: isBackwards || hasMore ? last : undefined,
    /** How many fit, at most one more than {@link mostCounted}; undefined behind the beginning of what a search finds. */
    many: isCounted ? found.length : isSearch ? undefined : await countSignUps({ db }, filter),
    isFirst: edge === undefined,
  };
}

/** The sign-ups at these places, in their order; one that is gone by now is left out. */
async function signUpsOf(
  db: Kysely<Schema>,
  places: readonly Position[],
): Promise<readonly ExportedSignUp[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom('waitlist').select(exportedColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The sign-ups that fit a filter, in pages, with no more than one in memory and without a cursor that stays open: those that are there from
 * the beginning to the end come exactly once, whatever is written meanwhile.
 * @param isBackwards from the end of the list to its beginning
 */
export async function* signUpPages(
  { db }: Database,
  filter: SignUpFilter,
  order: ListOrder,
  isBackwards = false,
): AsyncGenerator<readonly ExportedSignUp[]> {
  let from: Position | undefined;
  for (;;) {
    const places = await placesAt(db, filter, { order, from, isBackwards, most: pageSize });
    yield await signUpsOf(db, places);
    from = places.at(-1);
    if (places.length < pageSize) return;
  }
}

/** So many are counted one by one; more are 'more'. */
export const mostCounted = 1_000;

/**
 * How many sign-ups fit a filter: at most one more than {@link mostCounted}, so that a million cost no more than that.
 * @throws the database's error when it can't be used
 */
export function countSignUps({ db }: Database, filter: SignUpFilter): Promise<number> {
  const counted = signUps(db, filter).select('id');
  return countRows(db.selectFrom(counted.limit(mostCounted + 1).as('counted')));
}

/** What of a sign-up leaves the database: all of it but the key of the attempt and what the search reads. */
export type ExportedSignUp = Omit<SignUp, 'idempotency_key' | 'search_text'>;

export const exportedColumns: readonly (keyof ExportedSignUp)[] = [
  'id',
  'created_at',
  ...rowFields,
  ...campaignParts,
  'consent_version',
  'terms_version',
  'journalism_terms_version',
  'attendance',
];
