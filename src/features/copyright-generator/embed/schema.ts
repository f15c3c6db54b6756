import * as z from 'zod/mini';
import { generatorErrors as errors, urlErrors } from '#content/generator.ts';
import { requiredText } from '#shared/text.ts';
import { type FieldErrors, type Validation, validate } from '#shared/validate.ts';
import {
  buildEmbed,
  buildRichText,
  campaignName,
  type GeneratorValues,
  lineText,
  trackedUrl,
} from './embed.ts';
import { checkProductUrl, maxUrlLength } from './product-url.ts';

/** Longest value of each text, in UTF-16 units: the form's `maxlength` and the schema's bound. */
export const generatorLimits = { clientName: 160, url: maxUrlLength } as const;

/** How many saved generations are listed, and how many a search finds, newest first (R-GEN-25, R-GEN-26). */
export const listLimits = { recent: 10, search: 20 } as const;

const clientName = requiredText(
  {
    invalid: errors.clientName,
    max: generatorLimits.clientName,
    tooLong: errors.clientNameTooLong(generatorLimits.clientName),
  },
  errors.clientNameMissing,
);

const productUrl = z.pipe(
  z.transform((value: unknown) => value ?? ''),
  z.pipe(
    z.string({ error: urlErrors.otherDomain }),
    z.transform((value: string, context) => {
      const checked = checkProductUrl(value);
      if (checked.ok) return checked.url;
      context.issues.push({ code: 'custom', message: checked.message, input: value });
      return z.NEVER;
    }),
  ),
);

const previewMode = z.enum(['light', 'dark'], { error: errors.mode });

/** What the form holds (R-GEN-4 to R-GEN-9), and what a preview is asked for with. */
export const generatorSchema = z.object({ clientName, url: productUrl, mode: previewMode });
const rowSchema = z.object({
  client_name: clientName,
  product_url: productUrl,
  preview_mode: previewMode,
  embed_code: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string({ error: errors.code }).check(z.minLength(1, { error: errors.codeMissing })),
  ),
});

/** A generation that may be stored: the code is the one that these values give. */
export type Generation = Readonly<z.output<typeof rowSchema>>;

/** A code and everything that the page shows of it. */
export type BuiltCode = NonNullable<ReturnType<typeof buildCode>['code']>;

/**
 * The code that the fields ask for; without one, what is wrong with them, in Portuguese and in the page's order (R-GEN-4 to R-GEN-7).
 * @param year of the copyright line: the current one unless given
 */
export function buildCode(input: GeneratorValues, year = new Date().getFullYear()) {
  const checked = validate(generatorSchema, input);
  const errors: FieldErrors<keyof GeneratorValues> = checked.ok ? {} : checked.errors;
  if (!checked.ok) return { errors, code: null };
  const values: GeneratorValues = checked.value;
  const options = { ...values, year };
  const code = {
    /** What it was built from, checked: the address has its scheme. */
    values,
    year,
    /** HTML for the client's footer. */
    embed: buildEmbed(options),
    /** The words of the line. */
    words: lineText(options),
    /** The same line for a visual editor. */
    rich: buildRichText(options),
    /** The address with its UTM parameters. */
    link: trackedUrl(values.url, values.clientName),
    campaign: campaignName(values.clientName),
  } as const;
  return { errors, code };
}

/**
 * Checks a generation that came over the network, by the form's rules. No HTML is believed: the code must be the
 * one that its name, address and background give, in this year or a neighbouring one (the browser's clock and
 * zone decide which).
 * @param body anything that `JSON.parse` gives
 * @param now the server's time
 */
export function parseGeneration(body: unknown, now = new Date()): Validation<Generation, keyof Generation> {
  const checked = validate(rowSchema, body);
  if (!checked.ok) return checked;
  const { client_name, product_url, preview_mode, embed_code } = checked.value;
  const thisYear = now.getUTCFullYear();
  const isOurs = [thisYear - 1, thisYear, thisYear + 1].some(
    (year) =>
      buildEmbed({ clientName: client_name, url: product_url, mode: preview_mode, year }) === embed_code,
  );
  return isOurs ? checked : { ok: false, errors: { embed_code: errors.codeOther } };
}
