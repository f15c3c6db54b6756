import { atMost } from '#content/forms.ts';
import { staffViews } from '#content/staff/pages.ts';
import { filterForm } from '#content/staff/sign-ups.ts';
import { companySizeOptions } from '#content/waitlist.ts';
import { isDay } from '#shared/days.ts';
import type { FieldErrors } from '#shared/validate.ts';
import type { SignUpFilter } from './filter.ts';

/** Path of a sign-up's page. */
export function signUpPath(id: number): string {
  return `${staffViews.signUps.path}/${id}`;
}

/** Number of the sign-up in the path of its page, or of a form below that. */
export function idIn(path: string): number | undefined {
  return readId(path.slice(staffViews.signUps.path.length).split('/')[1]);
}

/** Fields of the filter, as its form and its addresses name them. */
export const filterFields = ['busca', 'origem', 'desde', 'ate', 'portal', 'porte'] as const;
type FilterField = (typeof filterFields)[number];

/** A filter as an address has it: as it was typed, what is wrong with it, and what it asks for when nothing is. */
export interface TypedFilter {
  readonly values: Readonly<Partial<Record<FilterField, string>>>;
  readonly errors: FieldErrors<FilterField>;
  readonly filter: SignUpFilter;
}

const longestSearch = 200;
const longestSource = 120;

/** Reads the filter of an address's query. A field that is empty or missing filters nothing. */
export function readFilter(query: URLSearchParams): TypedFilter {
  const values: Partial<Record<FilterField, string>> = {};
  for (const field of filterFields) {
    const typed = query.get(field)?.trim();
    if (typed) values[field] = typed;
  }
  const { busca, origem, desde, ate, portal, porte } = values;
  const size = companySizeOptions.find(({ value }) => value === porte)?.value;
  const errors: Partial<Record<FilterField, string>> = {};
  if ((busca?.length ?? 0) > longestSearch) errors.busca = atMost(filterForm.searchTooLong, longestSearch);
  if (desde !== undefined && !isDay(desde)) errors.desde = filterForm.dayWrong;
  if (ate !== undefined && !isDay(ate)) errors.ate = filterForm.dayWrong;
  else if (desde !== undefined && ate !== undefined && desde > ate) errors.ate = filterForm.daysTurned;
  if (porte !== undefined && size === undefined) errors.porte = filterForm.sizeWrong;
  return {
    values,
    errors,
    filter: {
      search: busca,
      source: origem?.slice(0, longestSource),
      since: desde,
      until: ate,
      hasPortal: portal === 'sim' ? true : portal === 'nao' ? false : undefined,
      size,
    },
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

/** The filter as the audit has it: what was searched for stays out, because it is mostly somebody's name. */
export function describeFilter({ values }: Pick<TypedFilter, 'values'>): string {
  const { busca, ...rest } = values;
  const parts = Object.entries(rest).map(([field, value]) => `${field}=${value}`);
  return [...(busca === undefined ? [] : ['busca']), ...parts].join(' ');
}

/** Reads the number of a row in an address; undefined when it is none. */
export function readId(typed: string | null | undefined): number | undefined {
  return typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined;
}
