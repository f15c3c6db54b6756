import type { DatabaseHandle } from '#server/database/database.ts';
import { keysetPages, pageSize } from '#server/database/keyset-pages.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import { type SignUpFilter, signUps } from './filter.ts';
import { searchSignUps, searchTerm } from './search.ts';

/** The sign-ups that fit a filter, page by page, the oldest first. */
export function signUpPages(
  database: Pick<DatabaseHandle, 'db' | 'kind'>,
  { search, ...filter }: SignUpFilter,
): AsyncGenerator<readonly ExportedSignUp[]> {
  const term = searchTerm(search);
  return keysetPages((last) =>
    term === undefined
      ? signUps(database.db, filter)
          .select(exportedColumns)
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute()
      : searchSignUps(database, filter, { term, isForward: true, edge: last, most: pageSize }),
  );
}
