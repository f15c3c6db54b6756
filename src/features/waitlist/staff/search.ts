import type { DatabaseHandle } from '#server/database/database.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import { type ColumnFilter, signUps } from './filter.ts';
import { findOnPostgres } from './search-postgres.ts';
import { findOnSqlite } from './search-sqlite.ts';
import { foldWhole, isAmong, isFound, type Searching } from './searching.ts';

type Database = Pick<DatabaseHandle, 'db' | 'kind'>;

/** No name, company or e-mail is longer. */
const longestTerm = 254;

/**
 * What somebody typed to search for, as it is compared: without accents, in small letters, blanks as one space.
 * @returns undefined when there is nothing to search for
 */
export function searchTerm(typed: string | undefined): string | undefined {
  const term = foldWhole((typed ?? '').slice(0, longestTerm))
    .trim()
    .replace(/\s+/g, ' ');
  return term === '' ? undefined : term;
}

/** So many sign-ups that fit the filter are looked through one by one. */
const few = 2_000;
/** Found sign-ups that are held against the filter at a time. */
const mostAtOnce = 4_000;

/**
 * The sign-ups that contain a term and fit a filter, by their numbers. The term is looked up in what the database keeps for it
 * (migration 0015); where only few sign-ups fit the filter, these are read instead.
 * @throws the database's error when it can't be used
 */
export async function searchSignUps(
  database: Database,
  filter: ColumnFilter,
  searching: Searching,
): Promise<readonly ExportedSignUp[]> {
  const { edge, isForward, most } = searching;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const candidates = isFiltered ? await readFew(database, filter) : undefined;
  if (candidates !== undefined) {
    const ids = candidates
      .filter((row) => isFound(row, searching.term) && (isForward ? row.id > edge : row.id < edge))
      .map(({ id }) => id)
      .sort((a, b) => (isForward ? a - b : b - a));
    return readRows(database, {}, ids.slice(0, most), isForward);
  }
  const find = database.kind === 'sqlite' ? findOnSqlite : findOnPostgres;
  const found: ExportedSignUp[] = [];
  for (let from = edge, size = most; ; size = Math.min(size * 4, mostAtOnce)) {
    const ids = await find(database, { ...searching, edge: from, most: size });
    found.push(...(await readRows(database, filter, ids, isForward)));
    from = ids.at(-1) ?? from;
    if (found.length >= most || ids.length < size) return found.slice(0, most);
  }
}

/** The texts of all sign-ups that fit a filter; undefined when they are many. */
async function readFew({ db }: Database, filter: ColumnFilter) {
  const rows = await signUps(db, filter)
    .select(['id', 'nome', 'empresa', 'email'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(few + 1)
    .execute();
  return rows.length > few ? undefined : rows;
}

async function readRows(
  { db, kind }: Database,
  filter: ColumnFilter,
  ids: readonly number[],
  isForward: boolean,
): Promise<readonly ExportedSignUp[]> {
  if (ids.length === 0) return [];
  return signUps(db, filter)
    .select(exportedColumns)
    .where(isAmong(kind, ids))
    .orderBy('id', isForward ? 'asc' : 'desc')
    .execute();
}
