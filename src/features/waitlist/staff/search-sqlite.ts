import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import { isFound, type Searching } from './searching.ts';

/** Types, not interfaces: Kysely takes only what has an index signature. */
type SearchTables = {
  readonly waitlist_search: { readonly rowid: number };
  readonly waitlist_search_terms: { readonly term: string };
};

type Database = Pick<DatabaseHandle, 'db'>;

const trigramLength = 3;
/** Sign-ups that are read for a short term before the index is asked, and how many at a time. */
const readFirst = 4_000;
const readAtOnce = 1_000;
/** Trigrams of one question to the index. */
const trigramsAtOnce = 100;

/**
 * Numbers of the next sign-ups that contain a term. The index gives them in their order, one after the other, so that a term that
 * stands in every sign-up is found as fast as one that stands in none.
 */
export function findOnSqlite(database: Database, searching: Searching): Promise<readonly number[]> {
  return [...searching.term].length < trigramLength
    ? findShort(database, searching)
    : match(database, searching, [searching.term]);
}

/** One or two letters: read the next sign-ups; what is not found there is rare, and the trigrams that begin with it are few. */
async function findShort(database: Database, searching: Searching): Promise<readonly number[]> {
  const { term, isForward, most } = searching;
  const found: number[] = [];
  let { edge } = searching;
  for (let read = 0; read < readFirst; read += readAtOnce) {
    const rows = await database.db
      .selectFrom('waitlist')
      .select(['id', 'nome', 'empresa', 'email'])
      .where('id', isForward ? '>' : '<', edge)
      .orderBy('id', isForward ? 'asc' : 'desc')
      .limit(readAtOnce)
      .execute();
    found.push(...rows.filter((row) => isFound(row, term)).map(({ id }) => id));
    edge = rows.at(-1)?.id ?? edge;
    if (found.length >= most || rows.length < readAtOnce) return found.slice(0, most);
  }
  const trigrams = await database.db
    .$extendTables<SearchTables>()
    .selectFrom('waitlist_search_terms')
    .select('term')
    .where('term', '>=', term)
    .where('term', '<', `${term}\u{10FFFF}`)
    .execute();
  const rest = { ...searching, edge, most: most - found.length };
  const more = new Set<number>();
  for (let start = 0; start < trigrams.length; start += trigramsAtOnce) {
    const some = trigrams.slice(start, start + trigramsAtOnce).map((row) => row.term);
    for (const id of await match(database, rest, some)) more.add(id);
  }
  const sorted = [...more].sort((a, b) => (isForward ? a - b : b - a));
  return [...found, ...sorted].slice(0, most);
}

async function match(
  { db }: Database,
  { isForward, edge, most }: Searching,
  phrases: readonly string[],
): Promise<readonly number[]> {
  const query = phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(' OR ');
  const rows = await db
    .$extendTables<SearchTables>()
    .selectFrom('waitlist_search')
    .select('rowid')
    .where(sql<boolean>`waitlist_search match ${query}`)
    .where('rowid', isForward ? '>' : '<', edge)
    .orderBy('rowid', isForward ? 'asc' : 'desc')
    .limit(most)
    .execute();
  return rows.map(({ rowid }) => rowid);
}
