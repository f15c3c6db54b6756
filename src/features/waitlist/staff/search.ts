import type { DatabaseHandle } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import type { ColumnFilter } from './filter.ts';
import { type Place, signUpsAt } from './place.ts';
import { findByIndex } from './search-index.ts';

/** No name, company or e-mail is longer. */
const longestTerm = 254;

/**
 * What somebody typed to search for, as it is compared: without accents, in small letters, blanks as one space.
 * @returns undefined when there is nothing to search for
 */
export function searchTerm(typed: string | undefined): string | undefined {
  const term = fold((typed ?? '').slice(0, longestTerm))
    .trim()
    .replace(/\s+/g, ' ');
  return term === '' ? undefined : term;
}

const searchedColumns = ['nome', 'empresa', 'email'] as const;

/** Whether a sign-up's name, company or e-mail contains a term. */
export function contains(row: Pick<SignUp, (typeof searchedColumns)[number]>, term: string): boolean {
  return fold(searchedColumns.map((column) => row[column]).join('\n')).includes(term);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** So many sign-ups are read at a time, */
const readAtOnce = 2_000;
/** and so many times at the most before the index is asked. */
const mostReads = 10;

/**
 * The sign-ups of a stretch of the list that contain a term and fit a filter. What stands in many is found among the next ones, and where
 * few fit the filter these are all there are. As soon as the next ones don't promise enough, the index is asked for what is left.
 * @throws the database's error when it can't be used
 */
export async function searchSignUps(
  database: Pick<DatabaseHandle, 'db' | 'kind'>,
  filter: ColumnFilter,
  term: string,
  place: Place,
): Promise<readonly ExportedSignUp[]> {
  const { db } = database;
  const { most } = place;
  const ids: number[] = [];
  for (let { from } = place, isPromising = true; ids.length < most; ) {
    const rest = { ...place, from, most: most - ids.length };
    if (!isPromising) {
      ids.push(...(await findByIndex(database, filter, term, rest)));
      break;
    }
    const next = await signUpsAt(db, filter, { ...rest, most: readAtOnce })
      .select(['id', 'created_at', ...searchedColumns])
      .execute();
    const found = next.filter((row) => contains(row, term)).map(({ id }) => id);
    ids.push(...found);
    if (next.length < readAtOnce) break;
    from = next.at(-1);
    isPromising = found.length * mostReads >= most;
  }
  if (ids.length === 0) return [];
  return signUpsAt(db, {}, { ...place, from: undefined })
    .select(exportedColumns)
    .where('id', 'in', ids.slice(0, most))
    .execute();
}
