import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { atMost } from '#content/forms.ts';
import { staffFrame, staffViews } from '#content/staff/pages.ts';
import { attendance, filterForm as words } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists, listNames, listSources } from '#content/waitlist-lists.ts';
import { otherCargo } from '#features/waitlist/rules/fields.ts';
import { searchTerm } from '#features/waitlist/rules/search-text.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { dayTyped, partBelow, readFields } from '#server/http/staff-answer.ts';
import { longestPart } from '#shared/campaign.ts';
import { isCleanText } from '#shared/clean-text.ts';
import { startOfDay } from '#shared/dates.ts';
import { readRowId } from '#shared/ids.ts';

/** A filter as an address has it: as it was typed, what is wrong with it, and what it asks for when nothing is. */
export type TypedFilter = ReturnType<typeof readFilter>;

/** Which sign-ups; what is undefined filters nothing. Days are those of São Paulo, as `2026-03-05`. */
export type SignUpFilter = Readonly<Partial<TypedFilter['filter']>>;

/** What a list is sorted by: the newest first, or the companies from A to Z. */
export type ListOrder = TypedFilter['order'];

/** Path of a sign-up's page, with the filter of the list that it leads back to, and `more`, such as what was just done. */
export function signUpPath(
  id: number,
  filter: TypedFilter['values'] = {},
  more: Readonly<Record<string, string>> = {},
): string {
  return `${staffViews.signUps.path}/${id}${filterQuery(filter, more)}`;
}

/** Where a form leads whose sign-up is gone: the list, which says so. */
export const gone = { path: `${staffViews.signUps.path}?feito=sumiu` };

/** Number of the sign-up in the path of its page, or of a form below that. */
export function idIn(path: string): number | undefined {
  return readRowId(partBelow(staffViews.signUps.path, path));
}

/** The choices of the fields, in their order: as an address has them, as the staff read them, and what they ask for. */
export const filterChoices = {
  portal: [
    { value: 'sim', label: words.withPortal, asks: true },
    { value: 'nao', label: words.withoutPortal, asks: false },
    { value: 'nao-perguntado', label: staffFrame.notAsked, asks: null },
  ],
  situacao: attendance.states.map(({ name, label, value }) => ({ value: name, label, asks: value })),
  lista: allLists.map((list) => ({ value: list, label: listNames[list], asks: list })),
  porte: companySizeOptions.map(({ value, label, detail }) => ({
    value,
    label: `${label} (${detail})`,
    asks: value,
  })),
  /** `outro` stands for all that people typed themselves. */
  cargo: cargoOptions.map(({ value, label }) => ({ value, label, asks: value })),
  ordem: [{ value: 'empresa', label: words.byCompany, asks: 'company' }],
} as const;

/** What an address calls that a sign-up has no campaign: as no link would name one. */
export const noCampaign = '(nenhuma)';

const longestSearch = 200;

/** Reads the filter of an address's query. A field that is empty or missing filters nothing. */
export function readFilter(query: URLSearchParams) {
  const { values, errors, read } = readFields(query, words.fields);
  const choose = <Asks>(
    field: keyof typeof words.fields,
    choices: readonly { readonly value: string; readonly asks: Asks }[],
  ) => read(field, (typed) => choices.find(({ value }) => value === typed)?.asks);
  const { portal, situacao, lista, porte, cargo, ordem } = filterChoices;
  // PostgreSQL refuses a NUL, and SQLite's search ends at it.
  const clean = (typed: string) => (isCleanText(typed) ? typed : undefined);
  const filter = {
    /** A text that stands in the name, the company, the e-mail or the phone, as `searchTerm` compares; blank searches nothing. */
    search: read('busca', clean),
    list: choose('lista', lista),
    since: read('desde', dayTyped),
    /** Included. */
    until: read('ate', dayTyped),
    /** Null: was not asked. */
    hasPortal: choose('portal', portal),
    size: choose('porte', porte),
    cargo: choose('cargo', cargo),
    /** Name of a campaign: `utm_campaign`, or `utm_source` where a link has no other. Null: none. */
    campaign: read('campanha', (typed) =>
      typed === noCampaign ? null : typed.length > longestPart ? undefined : clean(typed),
    ),
    state: choose('situacao', situacao),
  };
  const { since, until } = filter;
  if (since !== undefined && until !== undefined && since > until) errors.ate = words.daysTurned;
  if ((filter.search?.length ?? 0) > longestSearch) errors.busca = atMost(words.searchTooLong, longestSearch);
  return { values, errors, filter, order: choose('ordem', ordem) ?? ('date' as const) };
}

/** The query of an address with a filter and `more`, such as where a page begins: with its question mark, or empty. */
export function filterQuery(
  values: TypedFilter['values'],
  more: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams(
    (Object.keys(words.fields) as (keyof typeof values)[]).flatMap((field) =>
      values[field] === undefined ? [] : [[field, values[field]]],
    ),
  );
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

/** A filter without errors, as the audit has it: what was searched for stays out, because it is mostly somebody's name. */
export function describeFilter({ values }: Pick<TypedFilter, 'values'>): string {
  const { busca, ...rest } = values;
  const parts = Object.entries(rest).map(([field, value]) => `${field}=${value}`);
  return [...(busca === undefined ? [] : ['busca']), ...parts].join(' ');
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

/** The names of the campaigns that somebody signed up by, in order; of very many those that brought most. */
export async function listCampaigns({ db }: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('waitlist')
    .select(campaignName.as('name'))
    .where(campaignName, 'is not', null)
    .groupBy(campaignName)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(500)
    .execute();
  return rows.flatMap(({ name }) => name ?? []).sort();
}
