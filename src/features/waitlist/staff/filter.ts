import { type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';
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
  /** Whether it was attended to. */
  readonly isAttended?: boolean | undefined;
}

/** Which sign-ups. */
export interface SignUpFilter extends ColumnFilter {
  /** A text that stands in the name, the company or the e-mail, whatever its case and accents; blank searches nothing. */
  readonly search?: string | undefined;
}

/** The condition on rows of `waitlist` that a filter stands for, in any query. It knows nothing of the search (search.ts). */
export function fits({
  source,
  since,
  until,
  hasPortal,
  size,
  isAttended,
}: ColumnFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'waitlist'>();
  const conditions: Expression<SqlBool>[] = [];
  if (source !== undefined) conditions.push(eb('waitlist.source', '=', source));
  if (since !== undefined) conditions.push(eb('waitlist.created_at', '>=', startOfDay(since)));
  if (until !== undefined) conditions.push(eb('waitlist.created_at', '<', startOfDay(until, 1)));
  if (hasPortal !== undefined) conditions.push(eb('waitlist.has_news_portal', '=', hasPortal));
  if (size !== undefined) conditions.push(eb('waitlist.company_size', '=', size));
  if (isAttended !== undefined) {
    conditions.push(eb('waitlist.attended_at', isAttended ? 'is not' : 'is', null));
  }
  return eb.and(conditions);
}

/** The query for the sign-ups that fit a filter, to which columns and order are added. */
export function signUps(db: Kysely<Schema>, filter: ColumnFilter) {
  return db.selectFrom('waitlist').where(fits(filter));
}
