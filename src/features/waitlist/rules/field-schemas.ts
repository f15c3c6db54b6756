import * as z from 'zod/mini';
import { atMost, personErrors } from '#content/forms.ts';
import { companySizeOptions, errors, fieldNames } from '#content/waitlist.ts';
import { tidyPlainText } from '#shared/clean-text.ts';
import { personLengths, personSchemas } from '#shared/person.ts';
import { isWebAddress, optionalText, requiredText } from '#shared/text.ts';

/** Choice of role that asks for a free text (`cargoCustom`). */
export const otherCargo = 'outro';

/** Size of a company, as it is stored. */
export type CompanySize = (typeof companySizeOptions)[number]['value'];

/** Longest value of each text, in UTF-16 units: the form's `maxlength` (but the phone's) and the schema's bound. */
export const maxLengths = {
  ...personLengths,
  empresa: 160,
  cargo: 80,
  cargoCustom: 80,
  site: 2048,
  phone: 15,
  portalName: 160,
  portalUrl: 2048,
  goals: 2000,
  source: 60,
} as const;

/**
 * A phone that fits its 15 characters, if it can: one that is longer as written (`+55 (11) 90000-0000`) loses its spaces,
 * dashes and parentheses. Nothing else is cut off, since a number without its last digits is somebody else's
 * (R-WLP-5).
 */
export function fitPhone(value: string): string {
  const written = tidyPlainText(value)
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return written.length > maxLengths.phone ? written.replace(/[ ()-]/g, '') : written;
}

/** Digits, spaces, dashes, plus and parentheses, at least 10 of them (R-WLP-4); 8 are digits. */
function isPhone(value: string): boolean {
  return /^[\d +()-]{10,}$/.test(value) && value.replace(/\D/g, '').length >= 8;
}

function cargo(required: string) {
  return requiredText(
    { invalid: errors.cargo, max: maxLengths.cargo, tooLong: atMost(fieldNames.cargo, maxLengths.cargo) },
    required,
  );
}

const siteRule = {
  invalid: errors.site,
  max: maxLengths.site,
  tooLong: atMost(fieldNames.site, maxLengths.site),
  plain: true,
  test: isWebAddress,
} as const;

const sizes = companySizeOptions.map((option) => option.value) satisfies CompanySize[];

/**
 * One schema per field of a sign-up, with its messages (R-WL-1 to R-WL-9, R-WLP-2 to R-WLP-12). The form's
 * schema and the stored row's schema (`schema.ts`) are both made of these, so that they can't drift apart.
 */
export const fieldSchemas = {
  ...personSchemas(personErrors),
  empresa: requiredText(
    {
      invalid: errors.empresa,
      max: maxLengths.empresa,
      tooLong: atMost(fieldNames.empresa, maxLengths.empresa),
    },
    errors.empresaMissing,
  ),
  cargo: cargo(errors.cargoMissing),
  cargoCustom: cargo(errors.cargoCustomMissing),
  site: optionalText(siteRule),
  phone: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? fitPhone(value) : value)),
    optionalText({
      invalid: errors.phone,
      max: maxLengths.phone,
      tooLong: errors.phone,
      test: isPhone,
    }),
  ),
  flag: z.pipe(
    z.transform((value: unknown) => value ?? false),
    z.boolean({ error: errors.flag }),
  ),
  portalName: requiredText(
    {
      invalid: errors.portalName,
      max: maxLengths.portalName,
      tooLong: atMost(fieldNames.portalName, maxLengths.portalName),
    },
    errors.portalNameMissing,
  ),
  portalUrl: requiredText(
    {
      ...siteRule,
      invalid: errors.portalUrl,
      tooLong: atMost(fieldNames.portalUrl, maxLengths.portalUrl),
    },
    errors.portalUrlMissing,
  ),
  companySize: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.enum(sizes, { error: errors.companySize })),
  ),
  goals: optionalText({
    invalid: errors.goals,
    max: maxLengths.goals,
    tooLong: atMost(fieldNames.goals, maxLengths.goals),
    multiline: true,
  }),
  terms: z.literal(true, { error: errors.terms }),
  journalismTerms: z.literal(true, {
    error: errors.journalismTerms,
  }),
  // Where the sign-up was made: the dialog is opened from pages that did not exist when this was written, so
  // the form of the name is fixed and the list is not.
  source: z.pipe(
    z.transform((value: unknown) => value ?? 'newsletter'),
    z
      .string({ error: errors.source })
      .check(
        z.maxLength(maxLengths.source, { error: errors.source, abort: true }),
        z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: errors.source }),
      ),
  ),
} as const;

/** What a field that a variant does not ask for becomes, whatever was sent in it. */
export const unasked = z.pipe(
  z.unknown(),
  z.transform(() => null),
);
