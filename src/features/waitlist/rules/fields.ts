import * as z from 'zod/mini';
import { atMost, personErrors } from '#content/forms.ts';
import { columnNames, companySizeOptions, errors } from '#content/waitlist.ts';
import type { SignUp } from '#server/database/tables.ts';
import { tidyPlainText } from '#shared/clean-text.ts';
import { personLengths, personSchemas } from '#shared/person.ts';
import { isWebAddress, optionalText, requiredText, type TextRule } from '#shared/text.ts';

/** Value of `source` on the page `/portal-ai-waitlist` (R-WLP-14). */
export const pageSource = 'portal-ai-dedicated';

/** Choice of role that asks for a free text (`cargoCustom`). */
export const otherCargo = 'outro';

export type CompanySize = (typeof companySizeOptions)[number]['value'];

/** The sections of the page's form, in order (R-WLP-1). */
export const sectionIds = [
  'secao-voce',
  'secao-empresa',
  'secao-portal',
  'secao-objetivos',
  'secao-termos',
] as const;

/** What {@link fields} says of one field. */
interface Field {
  readonly column: string;
  /** Of a box that accepts terms: where the moment of it is stored. */
  readonly at?: string;
  readonly section: (typeof sectionIds)[number];
  readonly tick?: true;
  /** Longest value, in UTF-16 units: the control's `maxlength` (but the phone's) and the schema's bound. */
  readonly max?: number;
  /** Checks and tidies an answer, with the message for the person. */
  readonly schema: z.ZodMiniType;
  /** Whether it is asked, by what was answered before it; always when left out. */
  readonly isAsked?: (answers: Readonly<Record<string, unknown>>) => boolean;
}

const person = personSchemas(personErrors);
const sizes = companySizeOptions.map((option) => option.value) satisfies CompanySize[];
const webAddress = { plain: true, test: isWebAddress } as const;

/** An answer by yes or no; none is no. */
const flag = z.pipe(
  z.transform((value: unknown) => value ?? false),
  z.boolean({ error: errors.flag }),
);

/** The same where the question may not have been asked. */
export const flagIfAsked = z.pipe(
  z.transform((value: unknown) => value ?? null),
  z.nullable(z.boolean({ error: errors.flag })),
);

/**
 * The sign-up's fields by the names of their controls, in the page's order, in which errors are told (R-WL-1 to R-WL-9, R-WLP-1 to
 * R-WLP-13). What holds for a field follows from here: the forms' and the row's types, checks and names, and where the staff read it.
 */
export const fields = {
  nome: { column: 'nome', section: 'secao-voce', max: personLengths.nome, schema: person.nome },
  cargo: {
    column: 'cargo',
    section: 'secao-voce',
    ...required('cargo', 80, { invalid: errors.cargo }, errors.cargoMissing),
  },
  /** Stored in place of `cargo`. */
  cargoCustom: {
    column: 'cargo',
    section: 'secao-voce',
    ...required('cargo', 80, { invalid: errors.cargo }, errors.cargoCustomMissing),
    isAsked: ({ cargo }) => typeof cargo === 'string' && tidyPlainText(cargo).trim() === otherCargo,
  },
  email: {
    column: 'email',
    section: 'secao-voce',
    max: personLengths.email,
    schema: person.email,
  },
  phone: {
    column: 'phone',
    section: 'secao-voce',
    max: 15,
    schema: z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? fitPhone(value) : value)),
      optionalText({ invalid: errors.phone, max: 15, tooLong: errors.phone, test: isPhone }),
    ),
  },
  empresa: {
    column: 'empresa',
    section: 'secao-empresa',
    ...required('empresa', 160, { invalid: errors.empresa }, errors.empresaMissing),
  },
  site: {
    column: 'site',
    section: 'secao-empresa',
    ...optional('site', 2048, { invalid: errors.site, ...webAddress }),
  },
  companySize: {
    column: 'company_size',
    section: 'secao-empresa',
    schema: z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(z.enum(sizes, { error: errors.companySize })),
    ),
  },
  hasNewsPortal: { column: 'has_news_portal', section: 'secao-portal', tick: true, schema: flag },
  portalName: {
    column: 'portal_name',
    section: 'secao-portal',
    ...required('portal_name', 160, { invalid: errors.portalName }, errors.portalNameMissing),
    isAsked: hasPortal,
  },
  portalUrl: {
    column: 'portal_url',
    section: 'secao-portal',
    ...required('portal_url', 2048, { invalid: errors.portalUrl, ...webAddress }, errors.portalUrlMissing),
    isAsked: hasPortal,
  },
  goals: {
    column: 'goals',
    section: 'secao-objetivos',
    ...optional('goals', 2000, { invalid: errors.goals, multiline: true }),
  },
  termsAccepted: {
    column: 'terms_accepted',
    at: 'terms_accepted_at',
    section: 'secao-termos',
    tick: true,
    schema: z.literal(true, { error: errors.terms }),
  },
  journalismTermsAccepted: {
    column: 'journalism_terms_accepted',
    at: 'journalism_terms_accepted_at',
    section: 'secao-termos',
    tick: true,
    schema: z.literal(true, { error: errors.journalismTerms }),
  },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof fields;

/** A field of the page's form, which has them all. */
export type PageField = keyof Fields;

/** The fields of the dialog's form, in its order (R-WLD-1); the others are asked by the page alone. */
export const dialogFields = [
  'nome',
  'email',
  'empresa',
  'cargo',
  'site',
] as const satisfies readonly PageField[];

/** What a form holds, as it was typed; the dialog's leaves empty what it does not ask. */
export type FormValues = {
  readonly [F in PageField]: Fields[F] extends { readonly tick: true } ? boolean : string;
};

/** The columns that a sign-up fills: of its answers, of the moments when terms were accepted, and where it was made. */
export type RowField =
  | Fields[PageField]['column']
  | Extract<Fields[PageField], { readonly at: string }>['at']
  | 'source';

/** One sign-up as it is stored: a row of table `waitlist` without what the database adds. */
export type WaitlistRow = Pick<SignUp, RowField>;

/** The page's fields, in its order. */
export const pageFields = Object.keys(fields) as readonly PageField[];

/** What the form of a source asks, in its order. */
export const fieldsAsked = (source: string): readonly PageField[] =>
  source === pageSource ? pageFields : dialogFields;

/** What the table says of a field, without what is its own alone. */
export const fieldOf = (name: PageField): Field => fields[name];

// Where the sign-up was made: the dialog is opened from pages that did not exist when this was written, so
// the form of the name is fixed and the list is not.
export const sourceSchema = z.pipe(
  z.transform((value: unknown) => value ?? 'newsletter'),
  z
    .string({ error: errors.source })
    .check(
      z.maxLength(60, { error: errors.source, abort: true }),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: errors.source }),
    ),
);

/**
 * A phone that fits its 15 characters, if it can: one that is longer as written (`+55 (11) 90000-0000`) loses its spaces, dashes and
 * parentheses. Nothing else is cut off, since a number without its last digits is somebody else's (R-WLP-5).
 */
export function fitPhone(value: string): string {
  const written = tidyPlainText(value)
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return written.length > fields.phone.max ? written.replace(/[ ()-]/g, '') : written;
}

/** Digits, spaces, dashes, plus and parentheses, at least 10 of them (R-WLP-4); 8 are digits. */
function isPhone(value: string): boolean {
  return /^[\d +()-]{10,}$/.test(value) && value.replace(/\D/g, '').length >= 8;
}

function hasPortal({ hasNewsPortal }: Readonly<Record<string, unknown>>): boolean {
  return hasNewsPortal === true;
}

type Rule = Pick<TextRule, 'invalid' | 'multiline' | 'plain' | 'test'>;

function required(column: keyof typeof columnNames, max: number, rule: Rule, missing: string) {
  return { max, schema: requiredText({ ...rule, max, tooLong: atMost(columnNames[column], max) }, missing) };
}

function optional(column: keyof typeof columnNames, max: number, rule: Rule) {
  return { max, schema: optionalText({ ...rule, max, tooLong: atMost(columnNames[column], max) }) };
}
