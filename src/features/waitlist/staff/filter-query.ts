import { atMost } from '#content/forms.ts';
import { staffViews } from '#content/staff/pages.ts';
import { attendance, filterForm } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists } from '#content/waitlist-lists.ts';
import { partBelow } from '#server/http/staff-answer.ts';
import { longestPart } from '#shared/campaign.ts';
import { isCleanText } from '#shared/clean-text.ts';
import { isDay } from '#shared/dates.ts';
import { readRowId } from '#shared/ids.ts';
import type { FieldErrors } from '#shared/validate.ts';
import type { SignUpFilter } from './filter.ts';
import type { ListOrder } from './position.ts';

/**
 * Path of a sign-up's page.
 * @param filter of the list that led to it, and that it leads back to
 * @param more for the query, such as what was just done
 */
export function signUpPath(
  id: number,
  filter: TypedFilter['values'] = {},
  more: Readonly<Record<string, string>> = {},
): string {
  return `${staffViews.signUps.path}/${id}${filterQuery(filter, more)}`;
}

/** Number of the sign-up in the path of its page, or of a form below that. */
export function idIn(path: string): number | undefined {
  return readRowId(partBelow(staffViews.signUps.path, path));
}

/** How far the staff are, by the name that forms and addresses give it; undefined for any other name. */
export function attendanceNamed(name: string | undefined) {
  return attendance.states.find((state) => state.name === name)?.value;
}

/** Fields of the filter, as its form and its addresses name them. */
export const filterFields = [
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
type FilterField = (typeof filterFields)[number];

/** A filter as an address has it: as it was typed, what is wrong with it, and what it asks for when nothing is. */
export interface TypedFilter {
  readonly values: Readonly<Partial<Record<FilterField, string>>>;
  readonly errors: FieldErrors<FilterField>;
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
  const values: Partial<Record<FilterField, string>> = {};
  for (const field of filterFields) {
    const typed = query.get(field)?.trim();
    if (typed) values[field] = typed;
  }
  const { busca, lista, desde, ate, portal, porte, cargo, campanha, situacao, ordem } = values;
  const size = companySizeOptions.find(({ value }) => value === porte)?.value;
  const hasPortal = portal === undefined ? undefined : portalChoices.get(portal);
  const list = allLists.find((name) => name === lista);
  const state = attendanceNamed(situacao);
  const errors: Partial<Record<FilterField, string>> = {};
  if ((busca?.length ?? 0) > longestSearch) errors.busca = atMost(filterForm.searchTooLong, longestSearch);
  // PostgreSQL refuses a NUL, and SQLite's search ends at it.
  else if (busca !== undefined && !isCleanText(busca)) errors.busca = filterForm.searchWrong;
  if (lista !== undefined && list === undefined) errors.lista = filterForm.listWrong;
  if (desde !== undefined && !isDay(desde)) errors.desde = filterForm.dayWrong;
  if (ate !== undefined && !isDay(ate)) errors.ate = filterForm.dayWrong;
  else if (desde !== undefined && ate !== undefined && desde > ate) errors.ate = filterForm.daysTurned;
  if (portal !== undefined && hasPortal === undefined) errors.portal = filterForm.portalWrong;
  if (porte !== undefined && size === undefined) errors.porte = filterForm.sizeWrong;
  if (cargo !== undefined && !cargoOptions.some(({ value }) => value === cargo))
    errors.cargo = filterForm.cargoWrong;
  if (campanha !== undefined && (campanha.length > longestPart || !isCleanText(campanha)))
    errors.campanha = filterForm.campaignWrong;
  if (ordem !== undefined && ordem !== byCompany) errors.ordem = filterForm.orderWrong;
  if (situacao !== undefined && state === undefined) errors.situacao = filterForm.stateWrong;
  return {
    values,
    errors,
    filter: {
      search: busca,
      list,
      since: desde,
      until: ate,
      hasPortal,
      size,
      state,
      cargo,
      campaign: campanha === noCampaign ? null : campanha,
    },
    order: ordem === byCompany ? 'company' : 'date',
  };
}

/**
 * The query of an address with a filter, to which others are added, such as where a page begins.
 * @returns with its question mark; empty when there is nothing to say
 */
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

/**
 * A filter without errors, as the audit has it: what was searched for stays out, because it is mostly somebody's name.
 */
export function describeFilter({ values }: Pick<TypedFilter, 'values'>): string {
  const { busca, ...rest } = values;
  const parts = Object.entries(rest).map(([field, value]) => `${field}=${value}`);
  return [...(busca === undefined ? [] : ['busca']), ...parts].join(' ');
}
