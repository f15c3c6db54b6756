import * as z from 'zod/mini';
import { errors } from '#content/waitlist.ts';
import { dayMs } from '#shared/dates.ts';
import type { Returned, Validation } from '#shared/validate.ts';
import {
  type FormValues,
  fieldOf,
  fieldsAsked,
  flagIfAsked,
  type PageField,
  pageFields,
  pageSource,
  type RowField,
  sourceSchema,
  type WaitlistRow,
} from './fields.ts';

/** A checked sign-up: the row to send and store, or one message per wrong field, in the form's order. */
export type CheckedForm<Field extends string = PageField> = Validation<WaitlistRow, Field>;

export interface TypedForm {
  readonly values: FormValues;
  /** The attempt's key, which the next sending shares. */
  readonly key: string;
  /** The campaign that the visit came by, as a query; empty for none. */
  readonly campaign: string;
}
export type ReturnedForm = Returned<TypedForm, PageField>;

/**
 * Reads what was typed in a form, exactly as typed: in the browser, and on the server from a form that was posted. A box counts as
 * ticked with any value but a written 'no'.
 */
export function formValues(form: FormData | URLSearchParams): FormValues {
  const values = pageFields.map((name) => {
    const value = form.get(name);
    const text = typeof value === 'string' ? value : '';
    const isTicked = !['', 'false', 'nao', 'não', 'off', '0'].includes(text.trim().toLowerCase());
    return [name, fieldOf(name).tick ? isTicked : text] as const;
  });
  // By the field's own kind, which is what the type says.
  return Object.fromEntries(values) as FormValues;
}

export const emptyValues: FormValues = formValues(new URLSearchParams());

/**
 * Writes values into the controls of a form that are still as they started, so that what was typed meanwhile stays.
 * @param values by control name: a text, or whether a box is ticked
 * @param start what the controls started with, by the same names
 */
export function fillUntouchedControls(
  form: HTMLFormElement,
  values: Partial<FormValues>,
  start: FormValues,
): void {
  for (const name of pageFields) {
    const value = values[name];
    const control = form.elements.namedItem(name);
    if (value === undefined || value === start[name] || control === null) continue;
    // A box that is not as it began any more is as the value says already.
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if ('value' in control && control.value === start[name]) control.value = String(value);
  }
}

/**
 * Checks a form by its rules (R-WL-1 to R-WL-9; the page's also R-WLP-2 to R-WLP-12).
 * @param source where the form stands, which says what it asks
 * @param now moment of the acceptance of the terms
 */
export function checkForm(source: string, values: FormValues, now = new Date()): CheckedForm {
  // What another answer makes needless is left out first, so that all errors are told at once.
  const asked = fieldsAsked(source).filter((name) => fieldOf(name).isAsked?.(values) ?? true);
  const questions = asked.map((name) => ({ ...fieldOf(name), name, value: values[name] }));
  return check(questions, source, () => now);
}

/** Fields that the row has columns of its own for. */
const storedFields = pageFields.filter((name) => name !== 'cargoCustom').map(fieldOf);

/** The row's columns, in the order of the page's form. */
export const rowFields = [
  ...storedFields.flatMap(({ column, at }) => (at === undefined ? [column] : [column, at])),
  'source',
] as readonly RowField[];

/**
 * Checks a row that came over the network, by the rules of the forms. Columns that the table does not have are left behind; a claimed
 * time of acceptance is kept when it lies within the last day, else the server's time.
 * @param body anything that `JSON.parse` gives
 * @param now the server's time
 * @returns the row to store, or one message per wrong column, in the form's order
 */
export function parseWaitlistRow(body: unknown, now = new Date()): CheckedForm<RowField> {
  const claim = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  const answers = Object.fromEntries(pageFields.map((name) => [name, claim.get(fieldOf(name).column)]));
  const fromPage = claim.get('source') === pageSource;
  const questions = storedFields
    .filter(({ isAsked = () => true }) => isAsked(answers))
    .flatMap(({ column, at, tick, schema: ofPage }): readonly Question<string>[] => {
      const value = claim.get(column);
      // The dialog has no boxes to tick: none of them is no answer there.
      const schema = tick && !fromPage ? flagIfAsked : ofPage;
      const answer = { name: column, column, schema, value };
      if (at === undefined) return [answer];
      return [answer, { name: at, column: at, schema: instant, value: claim.get(at) }];
    });
  const source = { name: 'source', column: 'source', schema: sourceSchema, value: claim.get('source') };
  return check([...questions, source] as readonly Question<RowField>[], '', (claimed) => {
    const time = Date.parse(claimed ?? '');
    const isPlausible = time <= now.getTime() && now.getTime() - time <= dayMs;
    return isPlausible ? new Date(time) : now;
  });
}

/** An instant in ISO 8601 with its offset, or nothing. */
const instant = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(
    z.string({ error: errors.acceptedAt }).check(
      z.maxLength(40, { error: errors.acceptedAt, abort: true }),
      z.refine(
        (value) =>
          /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
          !Number.isNaN(Date.parse(value)),
        { error: errors.acceptedAt },
      ),
    ),
  ),
);

interface Question<Name extends string> {
  /** What a message about it is told under: its control, or its column. */
  readonly name: Name;
  readonly column: string;
  readonly schema: z.ZodMiniType;
  readonly value: unknown;
}

/** A row of what no form asked. */
const nothing = Object.fromEntries(rowFields.map((column) => [column, null]));

function check<Name extends string>(
  questions: readonly Question<Name>[],
  source: string,
  acceptedAt: (claimed: string | null) => Date,
): CheckedForm<Name> {
  const row: Record<string, unknown> = { ...nothing, source };
  const wrong: Partial<Record<Name, string>> = {};
  for (const { name, column, schema, value } of questions) {
    const parsed = schema.safeParse(value);
    if (parsed.success) row[column] = parsed.data;
    else wrong[name] = parsed.error.issues[0]?.message ?? '';
  }
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong };
  for (const { column, at } of storedFields) {
    if (at !== undefined) row[at] = row[column] ? acceptedAt(row[at] as string | null).toISOString() : null;
  }
  // The row's type says of each column what its schema gives.
  return { ok: true, value: row as unknown as WaitlistRow };
}
