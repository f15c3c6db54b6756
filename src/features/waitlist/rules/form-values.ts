import {
  type DialogFormValues,
  dialogFields,
  type FormValues,
  fieldOf,
  type PageField,
  type PageFormValues,
  pageFields,
} from './fields.ts';

/** Reads what was typed in the dialog, exactly as typed. */
export const dialogValues = (form: FormData | URLSearchParams): DialogFormValues =>
  valuesOf(form, dialogFields);

/** Reads what was typed in the page's form, exactly as typed: in the browser, and on the server from a form that was posted. */
export const pageValues = (form: FormData | URLSearchParams): PageFormValues => valuesOf(form, pageFields);

/** A box counts as ticked with any value but a written 'no'. */
function valuesOf<F extends PageField>(form: FormData | URLSearchParams, names: readonly F[]): FormValues<F> {
  const values = names.map((name) => {
    const value = form.get(name);
    const text = typeof value === 'string' ? value : '';
    const isTicked = !['', 'false', 'nao', 'não', 'off', '0'].includes(text.trim().toLowerCase());
    return [name, fieldOf(name).tick ? isTicked : text] as const;
  });
  // By the field's own kind, which is what the type says.
  return Object.fromEntries(values) as FormValues<F>;
}

/** A form before anything was typed. */
export const emptyPageValues: PageFormValues = pageValues(new FormData());

/**
 * Writes values into the controls of a form that are still as they started, so that what was typed meanwhile stays.
 * @param values by control name: a text, or whether a box is ticked
 * @param start what the controls started with, by the same names; empty when left out
 */
export function fillUntouchedControls(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | boolean>>,
  start: Readonly<Record<string, string | boolean>> = {},
): void {
  for (const [name, value] of Object.entries(values)) {
    const began = start[name] ?? (typeof value === 'boolean' ? false : '');
    const control = form.elements.namedItem(name);
    if (value === began || control === null) continue;
    if (typeof value === 'boolean') {
      // A box that is not as it began any more is as the value says already.
      if (control instanceof HTMLInputElement) control.checked = value;
    } else if ('value' in control && control.value === began) control.value = value;
  }
}
