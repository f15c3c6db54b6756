import type { DialogFormValues, PageFormValues } from './schema.ts';

/** Reads what was typed in the dialog, exactly as typed. */
export function dialogValues(form: FormData | URLSearchParams): DialogFormValues {
  const text = textReader(form);
  return {
    nome: text('nome'),
    email: text('email'),
    empresa: text('empresa'),
    cargo: text('cargo'),
    site: text('site'),
  };
}

/**
 * Reads what was typed in the page's form, exactly as typed: in the browser, and on the server from a form that
 * was posted. A box counts as ticked with any value but a written 'no'.
 */
export function pageValues(form: FormData | URLSearchParams): PageFormValues {
  const text = textReader(form);
  const isTicked = (name: string): boolean =>
    !['', 'false', 'nao', 'não', 'off', '0'].includes(text(name).trim().toLowerCase());
  return {
    ...dialogValues(form),
    cargoCustom: text('cargoCustom'),
    phone: text('phone'),
    hasNewsPortal: isTicked('hasNewsPortal'),
    portalName: text('portalName'),
    portalUrl: text('portalUrl'),
    companySize: text('companySize'),
    goals: text('goals'),
    termsAccepted: isTicked('termsAccepted'),
    journalismTermsAccepted: isTicked('journalismTermsAccepted'),
  };
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
      if (control instanceof HTMLInputElement && control.checked === began) control.checked = value;
    } else if ('value' in control && control.value === began) control.value = value;
  }
}

function textReader(form: FormData | URLSearchParams): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
