import { staffFrame } from '#content/staff/pages.ts';
import { sourceLabels, attendance as words } from '#content/staff/sign-ups.ts';
import { cargoOptions, columnNames } from '#content/waitlist.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { dialogFields, fieldOf, pageFields } from '#features/waitlist/rules/fields.ts';
import type { Attendance } from '#server/database/tables.ts';
import { filterChoices } from './filter.ts';
import type { ExportedSignUp } from './list.ts';

/** What people read of a sign-up; that terms were accepted, by the moment of it. */
type ShownColumn =
  | Exclude<keyof ExportedSignUp, 'terms_accepted' | 'journalism_terms_accepted' | 'attendance'>
  | 'list';

const names: Readonly<Record<ShownColumn, string>> = columnNames;
export const shownColumns = Object.entries(names) as readonly (readonly [ShownColumn, string])[];

/** What the dialogs do not ask; what hangs on another answer goes without saying. */
const ofPageAlone: ReadonlySet<string> = new Set(
  pageFields
    .filter((name) => !(dialogFields as readonly string[]).includes(name))
    .map(fieldOf)
    .filter(({ isAsked }) => isAsked === undefined)
    .map(({ column, at = column }) => at),
);

/** What a sign-up has in a column, in the words of the forms, null for nothing; `moment` writes an ISO moment for the reader. */
export function answerIn(
  signUp: ExportedSignUp,
  column: ShownColumn,
  moment: (iso: string) => string,
): string | null {
  if (column === 'list') return listNames[listOf(signUp.source)];
  const value = signUp[column];
  // The page's form asks all of it, and always gets an answer about the portal.
  if (value === null)
    return signUp.has_news_portal === null && ofPageAlone.has(column) ? staffFrame.notAsked : null;
  if (typeof value === 'boolean') return value ? staffFrame.yes : staffFrame.no;
  if (column === 'created_at' || column.endsWith('_at')) return moment(String(value));
  if (column === 'cargo') return cargoLabel(signUp.cargo);
  if (column === 'company_size') return sizeLabel(signUp.company_size);
  // A source that the site does not have stands as it is.
  return (column === 'source' && sourceNames.get(signUp.source)) || String(value);
}

/** The chosen role as the form shows it; a role that was typed, as it is. */
export function cargoLabel(cargo: string): string {
  return cargoOptions.find(({ value }) => value === cargo)?.label ?? cargo;
}

export function sizeLabel(size: string | null): string | null {
  return filterChoices.porte.find(({ value }) => value === size)?.label ?? size;
}

const sourceNames: ReadonlyMap<string, string> = new Map(Object.entries(sourceLabels));

export function attendanceLabel(attendance: Attendance): string {
  return words.states.find(({ value }) => value === attendance)?.label ?? attendance;
}
