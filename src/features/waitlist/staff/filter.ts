import type { Kysely } from 'kysely';
import type { CompanySize } from '#features/waitlist/rules/field-schemas.ts';
import type { Schema } from '#server/database/tables.ts';
import { startOfDay } from '#shared/days.ts';

/** Which sign-ups, by what a database compares; what is undefined filters nothing. Days are those of São Paulo, as `2026-03-05`. */
export interface ColumnFilter {
  readonly source?: string | undefined;
  readonly since?: string | undefined;
  /** Included. */
  readonly until?: string | undefined;
  readonly hasPortal?: boolean | undefined;
  readonly size?: CompanySize | undefined;
}

/** Which sign-ups. */
export interface SignUpFilter extends ColumnFilter {
  /** A text that stands in the name, the company or the e-mail, whatever its case and accents; blank searches nothing. */
  readonly search?: string | undefined;
}

/** The query for sign-ups, to which columns and order are added. It knows nothing of the search (search.ts). */
export function signUps(db: Kysely<Schema>, { source, since, until, hasPortal, size }: ColumnFilter) {
  let query = db.selectFrom('waitlist');
  if (source !== undefined) query = query.where('waitlist.source', '=', source);
  if (since !== undefined) query = query.where('waitlist.created_at', '>=', startOfDay(since));
  if (until !== undefined) query = query.where('waitlist.created_at', '<', startOfDay(until, 1));
  if (hasPortal !== undefined) query = query.where('waitlist.has_news_portal', '=', hasPortal);
  if (size !== undefined) query = query.where('waitlist.company_size', '=', size);
  return query;
}
