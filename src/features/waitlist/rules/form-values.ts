import { type FormValues, fieldOf, pageFields } from './fields.ts';

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

/** A form before anything was typed. */
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
