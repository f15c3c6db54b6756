import type { DatabaseHandle } from '#server/database/database.ts';
import { keysetPages, pageSize } from '#server/database/keyset-pages.ts';
import { type ExportedSignUp, exportedColumns } from './columns.ts';
import { type SignUpFilter, signUps } from './filter.ts';

/** The sign-ups that fit a filter, page by page, the oldest first. */
export function signUpPages(
  { db }: Pick<DatabaseHandle, 'db'>,
  filter: SignUpFilter,
): AsyncGenerator<readonly ExportedSignUp[]> {
  return keysetPages((last) =>
    signUps(db, filter)
      .select(exportedColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
}
