import * as z from 'zod/mini';
import { tidyPlainText } from '#shared/clean-text.ts';
import { type FieldErrors, validate } from '#shared/validate.ts';
import { type CompanySize, fieldSchemas, otherCargo, unasked } from './field-schemas.ts';

/** Value of `source` on the page `/portal-ai-waitlist` (R-WLP-14). */
export const pageSource = 'portal-ai-dedicated';

/** What the dialog's form holds (R-WLD-1). */
export interface DialogFormValues {
  readonly nome: string;
  readonly email: string;
  readonly empresa: string;
  readonly cargo: string;
  readonly site: string;
}

/** What the page's form holds (R-WLP-13). */
export interface PageFormValues extends DialogFormValues {
  /** Asked for when `cargo` is `outro`, and stored in its place. */
  readonly cargoCustom: string;
  readonly phone: string;
  readonly hasNewsPortal: boolean;
  readonly portalName: string;
  readonly portalUrl: string;
  /** One of `companySizeOptions`, or empty. */
  readonly companySize: string;
  readonly goals: string;
  readonly termsAccepted: boolean;
  readonly journalismTermsAccepted: boolean;
}

/** One sign-up as it is stored: a row of table `waitlist` without what the database adds. */
export interface WaitlistRow {
  readonly nome: string;
  /** Lower case. */
  readonly email: string;
  readonly empresa: string;
  readonly cargo: string;
  readonly site: string | null;
  readonly source: string;
  readonly phone: string | null;
  readonly has_news_portal: boolean;
  /** Null unless `has_news_portal`; so is `portal_url`. */
  readonly portal_name: string | null;
  readonly portal_url: string | null;
  readonly company_size: CompanySize | null;
  readonly goals: string | null;
  readonly terms_accepted: boolean;
  /** ISO 8601 in UTC with milliseconds; null unless accepted. */
  readonly terms_accepted_at: string | null;
  readonly journalism_terms_accepted: boolean;
  readonly journalism_terms_accepted_at: string | null;
}

/** The dialog's fields, in its order. */
export const dialogFields = [
  'nome',
  'email',
  'empresa',
  'cargo',
  'site',
] as const satisfies readonly (keyof DialogFormValues)[];

/** The page's fields, in its order: errors are reported in this order. */
export const pageFields = [
  'nome',
  'cargo',
  'cargoCustom',
  'email',
  'phone',
  'empresa',
  'site',
  'companySize',
  'hasNewsPortal',
  'portalName',
  'portalUrl',
  'goals',
  'termsAccepted',
  'journalismTermsAccepted',
] as const satisfies readonly (keyof PageFormValues)[];

export type DialogField = (typeof dialogFields)[number];
export type PageField = (typeof pageFields)[number];
export type RowField = keyof WaitlistRow;

/** A checked sign-up: the row to send and store, or one message per wrong field, in the form's order. */
export type CheckedForm<Field extends string> =
  | { readonly ok: true; readonly row: WaitlistRow }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

const { nome, email, empresa, cargo, site } = fieldSchemas;
const dialogSchema = z.object({ nome, email, empresa, cargo, site });

/** The page's schema. Conditional fields are decided first, so that all errors are reported at once. */
function pageSchema(withOtherCargo: boolean, withPortal: boolean) {
  return z.object({
    nome,
    email,
    empresa,
    cargo,
    site,
    cargoCustom: withOtherCargo ? fieldSchemas.cargoCustom : unasked,
    phone: fieldSchemas.phone,
    hasNewsPortal: fieldSchemas.flag,
    portalName: withPortal ? fieldSchemas.portalName : unasked,
    portalUrl: withPortal ? fieldSchemas.portalUrl : unasked,
    companySize: fieldSchemas.companySize,
    goals: fieldSchemas.goals,
    termsAccepted: fieldSchemas.terms,
    journalismTermsAccepted: fieldSchemas.journalismTerms,
  });
}

/**
 * Checks the dialog's form by its rules (R-WL-1 to R-WL-9).
 * @param source where the dialog was opened: `newsletter`, `sites-para-jornais` ...
 */
export function validateDialogForm(
  values: DialogFormValues,
  source = 'newsletter',
): CheckedForm<DialogField> {
  const checked = validate(dialogSchema, dialogFields, values);
  if (!checked.ok) return checked;
  const row: WaitlistRow = {
    ...checked.value,
    source,
    phone: null,
    has_news_portal: false,
    portal_name: null,
    portal_url: null,
    company_size: null,
    goals: null,
    terms_accepted: false,
    terms_accepted_at: null,
    journalism_terms_accepted: false,
    journalism_terms_accepted_at: null,
  };
  return { ok: true, row };
}

/**
 * Checks the page's form by its rules (R-WL-1 to R-WL-9, R-WLP-2 to R-WLP-12).
 * @param now moment of the acceptance of the terms
 */
export function validatePageForm(values: PageFormValues, now = new Date()): CheckedForm<PageField> {
  // Whatever is read as the choice is the choice.
  const withOtherCargo = tidyPlainText(values.cargo).trim() === otherCargo;
  const schema = pageSchema(withOtherCargo, values.hasNewsPortal === true);
  const checked = validate(schema, pageFields, values);
  if (!checked.ok) return checked;
  const form = checked.value;
  const row: WaitlistRow = {
    nome: form.nome,
    email: form.email,
    empresa: form.empresa,
    cargo: form.cargoCustom ?? form.cargo,
    site: form.site,
    source: pageSource,
    phone: form.phone,
    has_news_portal: form.hasNewsPortal,
    portal_name: form.portalName,
    portal_url: form.portalUrl,
    company_size: form.companySize,
    goals: form.goals,
    terms_accepted: true,
    terms_accepted_at: now.toISOString(),
    journalism_terms_accepted: true,
    journalism_terms_accepted_at: now.toISOString(),
  };
  return { ok: true, row };
}
