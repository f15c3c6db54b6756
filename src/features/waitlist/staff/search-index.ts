import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import { fillSearch } from '#server/database/fill-search.ts';
import { type ColumnFilter, fits } from './filter.ts';
import { isBehind, type Place } from './place.ts';

type Database = Pick<DatabaseHandle, 'db' | 'kind'>;

/**
 * Numbers of the sign-ups of a stretch of the list that contain a term and fit a filter, by what the database keeps for the search (migrations
 * 0015, 0018 and 0020).
 * @param term what `searchTerm` gave
 * @throws the database's error when it can't be used
 */
export async function findByIndex(
  database: Database,
  filter: ColumnFilter,
  term: string,
  { from, isForward, most }: Place,
): Promise<readonly number[]> {
  const order = isForward ? 'asc' : 'desc';
  await fillSearch(database);
  const found = database.kind === 'sqlite' ? await onSqlite(database, term) : onPostgres(term);
  let query = database.db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    // Not an inner join, whose order SQLite would choose.
    .crossJoin('waitlist')
    .whereRef('waitlist.id', '=', 'found.id')
    .where(fits(filter))
    .select('waitlist.id')
    .orderBy('waitlist.created_at', order)
    .orderBy('waitlist.id', order)
    .limit(most);
  if (from !== undefined) query = query.where(isBehind(from, isForward));
  return (await query.execute()).map(({ id }) => id);
}

/** A query for the numbers of all that contain a term. */
type Found = RawBuilder<{ id: number }>;

const trigramLength = 3;

/**
 * By the index of trigrams. A term of one or two letters has no trigram: any of those that begin with it will do, because every text ends with
 * two line breaks.
 */
async function onSqlite(database: Database, term: string): Promise<Found> {
  let phrases: readonly string[] = [term];
  if ([...term].length < trigramLength) {
    const { rows } = await sql<{ term: string }>`
      select term from waitlist_search_terms where term >= ${term} and term < ${`${term}\u{10FFFF}`}`.execute(
      database.db,
    );
    phrases = rows.map((row) => row.term);
  }
  // Nothing between quotes finds nothing.
  const query = phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(' OR ') || '""';
  return sql`(select rowid as id from waitlist_search where waitlist_search match ${query})`;
}

/**
 * By the index of trigrams; without it, and for one or two letters, the texts are all read. Those that came since the index was filled are read
 * by themselves.
 */
function onPostgres(term: string): Found {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  // `union all` and `offset 0` have PostgreSQL answer this first: the order would otherwise lead it to look through the texts one by one.
  return sql`(
    select waitlist_id as id from waitlist_search where is_indexed and text like ${pattern}
    union all
    select waitlist_id as id from waitlist_search where not is_indexed and text like ${pattern}
    offset 0
  )`;
}
