import type { DatabaseHandle } from '#server/database/database.ts';
import { keysetPages, pageSize } from '#server/database/keyset-pages.ts';
import type { Schema, SignUp } from '#server/database/tables.ts';
import { type SignUpFilter, signUps } from './filter.ts';
import { isFound, searchTerm } from './search.ts';

/** What of a sign-up leaves the database: all of it but the key of the attempt. */
export const exportedColumns = [
  'id',
  'created_at',
  'nome',
  'email',
  'empresa',
  'cargo',
  'site',
  'phone',
  'has_news_portal',
  'portal_name',
  'portal_url',
  'company_size',
  'goals',
  'source',
  'terms_accepted',
  'terms_accepted_at',
  'journalism_terms_accepted',
  'journalism_terms_accepted_at',
  'consent_version',
  'terms_version',
  'journalism_terms_version',
] as const satisfies readonly (keyof Schema['waitlist'])[];

export type ExportedSignUp = Pick<SignUp, (typeof exportedColumns)[number]>;

/** The sign-ups that fit a filter, page by page, the oldest first. */
export async function* signUpPages(
  { db }: Pick<DatabaseHandle, 'db' | 'kind'>,
  filter: SignUpFilter,
): AsyncGenerator<readonly ExportedSignUp[]> {
  const term = searchTerm(filter.search);
  const pages = keysetPages((last) =>
    signUps(db, filter)
      .select(exportedColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const page of pages) yield term === undefined ? page : page.filter((row) => isFound(row, term));
}
