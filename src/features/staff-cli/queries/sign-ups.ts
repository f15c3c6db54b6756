import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#server/database/tables.ts';
import { startOfDay } from './days.ts';
import { keysetPages, pageSize } from './keyset-pages.ts';

/** Which sign-ups; what is undefined filters nothing. Days are those of São Paulo, as `2026-03-05`. */
export interface SignUpFilter {
  readonly source?: string | undefined;
  readonly since?: string | undefined;
  /** Included. */
  readonly until?: string | undefined;
  readonly hasPortal?: boolean | undefined;
}

/** The query for these sign-ups, to which columns and order are added. */
export function signUps(db: Kysely<Schema>, { source, since, until, hasPortal }: SignUpFilter) {
  let query = db.selectFrom('waitlist');
  if (source !== undefined) query = query.where('source', '=', source);
  if (since !== undefined) query = query.where('created_at', '>=', startOfDay(since));
  if (until !== undefined) query = query.where('created_at', '<', startOfDay(until, 1));
  if (hasPortal !== undefined) query = query.where('has_news_portal', '=', hasPortal);
  return query;
}

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

export type ExportedSignUp = Pick<Selectable<Schema['waitlist']>, (typeof exportedColumns)[number]>;

/** These sign-ups page by page, the oldest first. */
export function signUpPages(
  db: Kysely<Schema>,
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
