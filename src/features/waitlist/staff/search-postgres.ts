import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Searching } from './searching.ts';

/** A type, not an interface: Kysely takes only what has an index signature. */
type SearchTable = {
  readonly waitlist_search: { readonly waitlist_id: number; readonly text: string };
};

/** So many of the next texts are read before the index is asked. */
const readFirst = 20_000;

/**
 * Numbers of the next sign-ups that contain a term. A term that stands in many is found among the next texts; one that does not stands in
 * few, and the index of trigrams gives them all, to be put in order. Without the index, and for one or two letters, which have no
 * trigram, the texts are all read.
 */
export async function findOnPostgres(
  { db }: Pick<DatabaseHandle, 'db'>,
  { term, isForward, edge, most }: Searching,
): Promise<readonly number[]> {
  const own = db.$extendTables<SearchTable>();
  const order = isForward ? 'asc' : 'desc';
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const near = await own
    .selectFrom(({ selectFrom }) =>
      selectFrom('waitlist_search')
        .select(['waitlist_id', 'text'])
        .where('waitlist_id', isForward ? '>' : '<', edge)
        .orderBy('waitlist_id', order)
        .limit(sql.lit(readFirst))
        .as('near'),
    )
    .select('waitlist_id')
    .where('text', 'like', pattern)
    .orderBy('waitlist_id', order)
    .limit(most)
    .execute();
  if (near.length === most) return near.map(({ waitlist_id }) => waitlist_id);
  const all = await own
    // Materialised: the order would otherwise lead PostgreSQL to look through the texts one by one.
    .with(
      (name) => name('found').materialized(),
      (query) =>
        query
          .selectFrom('waitlist_search')
          .select('waitlist_id')
          .where('text', 'like', pattern)
          .where('waitlist_id', isForward ? '>' : '<', edge),
    )
    .selectFrom('found')
    .select('waitlist_id')
    .orderBy('waitlist_id', order)
    .limit(most)
    .execute();
  return all.map(({ waitlist_id }) => waitlist_id);
}
