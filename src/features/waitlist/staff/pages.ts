import type { DatabaseHandle } from '#server/database/database.ts';
import { keysetPages, pageSize } from '#server/database/keyset-pages.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import { type SignUpFilter, signUps } from './filter.ts';
import { contains, searchTerm } from './search.ts';

/** The sign-ups that fit a filter, page by page, the oldest first. With a search, each that fits the rest of the filter is looked through. */
export async function* signUpPages(
  { db }: Pick<DatabaseHandle, 'db'>,
  { search, ...filter }: SignUpFilter,
): AsyncGenerator<readonly ExportedSignUp[]> {
  const term = searchTerm(search);
  const pages = keysetPages((last) =>
    signUps(db, filter)
      .select(exportedColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const page of pages) yield term === undefined ? page : page.filter((row) => contains(row, term));
}
