import { atMost } from '#content/forms.ts';
import { staffViews } from '#content/staff/pages.ts';
import { attendance, filterForm } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists } from '#content/waitlist-lists.ts';
import { partBelow, typedFields } from '#server/http/staff-answer.ts';
import { longestPart } from '#shared/campaign.ts';
import { isCleanText } from '#shared/clean-text.ts';
import { isDay } from '#shared/dates.ts';
import { readRowId } from '#shared/ids.ts';
import type { FieldErrors } from '#shared/validate.ts';
import type { SignUpFilter } from './filter.ts';
import type { ListOrder } from './list.ts';

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

/** How far the staff are, by the name that forms and addresses give it; undefined for any other name. */
export function attendanceNamed(name: string | undefined) {
  return attendance.states.find((state) => state.name === name)?.value;
}

/** Fields of the filter, as its form and its addresses name them. */
const filterFields = [
  'busca',
  'lista',
  'desde',
  'ate',
  'portal',
  'porte',
  'cargo',
  'campanha',
  'situacao',
  'ordem',
] as const;
export type FilterName = (typeof filterFields)[number];

/** A filter as an address has it: as it was typed, what is wrong with it, and what it asks for when nothing is. */
export interface TypedFilter {
  readonly values: Readonly<Partial<Record<FilterName, string>>>;
  readonly errors: FieldErrors<FilterName>;
  readonly filter: SignUpFilter;
  readonly order: ListOrder;
}

/** What an address calls the order by company. */
export const byCompany = 'empresa';

/** What an address calls that a sign-up has no campaign: as no link would name one. */
export const noCampaign = '(nenhuma)';

const longestSearch = 200;
const portalChoices: ReadonlyMap<string, boolean | null> = new Map([
  ['sim', true],
  ['nao', false],
  ['nao-perguntado', null],
]);

/** Reads the filter of an address's query. A field that is empty or missing filters nothing. */
export function readFilter(query: URLSearchParams): TypedFilter {
  const values = typedFields(query, filterFields);
  const errors: Partial<Record<FilterName, string>> = {};
  /** What a field asks for; what it can't mean is wrong. */
  const read = <Value>(
    field: FilterName,
    known: (typed: string) => Value | undefined,
    wrong: string,
  ): Value | undefined => {
    const typed = values[field];
    const value = typed === undefined ? undefined : known(typed);
    if (typed !== undefined && value === undefined) errors[field] = wrong;
    return value;
  };
  // PostgreSQL refuses a NUL, and SQLite's search ends at it.
  const clean = (typed: string) => (isCleanText(typed) ? typed : undefined);
  const day = (typed: string) => (isDay(typed) ? typed : undefined);
  const oneOf =
    <Value extends string>(choices: readonly { readonly value: Value }[]) =>
    (typed: string) =>
      choices.find(({ value }) => value === typed)?.value;
  const campaign = (typed: string) => {
    if (typed === noCampaign) return null;
    return typed.length > longestPart ? undefined : clean(typed);
  };
  const filter = {
    search: read('busca', clean, filterForm.searchWrong),
    list: read('lista', (typed) => allLists.find((list) => list === typed), filterForm.listWrong),
    since: read('desde', day, filterForm.dayWrong),
    until: read('ate', day, filterForm.dayWrong),
    hasPortal: read('portal', (typed) => portalChoices.get(typed), filterForm.portalWrong),
    size: read('porte', oneOf(companySizeOptions), filterForm.sizeWrong),
    cargo: read('cargo', oneOf(cargoOptions), filterForm.cargoWrong),
    campaign: read('campanha', campaign, filterForm.campaignWrong),
    state: read('situacao', attendanceNamed, filterForm.stateWrong),
  };
  const { since, until } = filter;
  if (since !== undefined && until !== undefined && since > until) errors.ate = filterForm.daysTurned;
  if ((filter.search?.length ?? 0) > longestSearch)
    errors.busca = atMost(filterForm.searchTooLong, longestSearch);
  const isByCompany = read('ordem', (typed) => typed === byCompany || undefined, filterForm.orderWrong);
  return { values, errors, filter, order: isByCompany ? 'company' : 'date' };
}

/** The query of an address with a filter and `more`, such as where a page begins: with its question mark, or empty. */
export function filterQuery(
  values: TypedFilter['values'],
  more: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams(
    filterFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
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
