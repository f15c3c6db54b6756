import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { cargoOptions } from '#content/waitlist.ts';
import { type List, listSources } from '#content/waitlist-lists.ts';
import { type CompanySize, otherCargo } from '#features/waitlist/rules/fields.ts';
import { searchTerm } from '#features/waitlist/rules/search-text.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Attendance, Schema } from '#server/database/tables.ts';
import { startOfDay } from '#shared/dates.ts';

/** Which sign-ups; what is undefined filters nothing. Days are those of São Paulo, as `2026-03-05`. */
export interface SignUpFilter {
  /** A text that stands in the name, the company, the e-mail or the phone, as `searchTerm` compares; blank searches nothing. */
  readonly search?: string | undefined;
  readonly list?: List | undefined;
  readonly since?: string | undefined;
  /** Included. */
  readonly until?: string | undefined;
  /** Null: was not asked. */
  readonly hasPortal?: boolean | null | undefined;
  readonly size?: CompanySize | undefined;
  readonly state?: Attendance | undefined;
  /** A choice of the forms; `outro` stands for all that people typed themselves. */
  readonly cargo?: string | undefined;
  /** Name of a campaign: `utm_campaign`, or `utm_source` where a link has no other. Null: none. */
  readonly campaign?: string | null | undefined;
}

/** The name of a sign-up's campaign, as its index has it. */
const campaignName = sql<string | null>`coalesce(utm_campaign, utm_source)`;

const namedCargos = cargoOptions.map(({ value }) => value).filter((value) => value !== otherCargo);

/** The query for the sign-ups that fit a filter, to which columns and order are added. */
export function signUps(db: Kysely<Schema>, filter: SignUpFilter) {
  const { search, list, since, until, hasPortal, size, state, cargo, campaign } = filter;
  const eb = expressionBuilder<Schema, 'waitlist'>();
  const conditions: Expression<SqlBool>[] = [];
  const term = searchTerm(search ?? '');
  if (term !== '') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql<SqlBool>`waitlist.search_text like ${pattern} escape ${sql.lit('\\')}`);
  }
  if (list === 'other') conditions.push(eb('waitlist.source', 'not in', Object.values(listSources).flat()));
  else if (list !== undefined) conditions.push(eb('waitlist.source', 'in', listSources[list]));
  if (since !== undefined) conditions.push(eb('waitlist.created_at', '>=', startOfDay(since)));
  if (until !== undefined) conditions.push(eb('waitlist.created_at', '<', startOfDay(until, 1)));
  if (hasPortal !== undefined)
    conditions.push(eb('waitlist.has_news_portal', hasPortal === null ? 'is' : '=', hasPortal));
  if (size !== undefined) conditions.push(eb('waitlist.company_size', '=', size));
  if (cargo === otherCargo) conditions.push(eb('waitlist.cargo', 'not in', namedCargos));
  else if (cargo !== undefined) conditions.push(eb('waitlist.cargo', '=', cargo));
  if (campaign !== undefined) conditions.push(eb(campaignName, campaign === null ? 'is' : '=', campaign));
  if (state !== undefined) conditions.push(eb('waitlist.attendance', '=', state));
  return db.selectFrom('waitlist').where(eb.and(conditions));
}

const mostCampaigns = 500;

/** The names of the campaigns that somebody signed up by, in order; of very many those that brought most. */
export async function listCampaigns({ db }: Pick<DatabaseHandle, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('waitlist')
    .select(campaignName.as('name'))
    .where(campaignName, 'is not', null)
    .groupBy(campaignName)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(mostCampaigns)
    .execute();
  return rows.flatMap(({ name }) => name ?? []).sort();
}
