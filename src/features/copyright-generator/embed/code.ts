import type { FieldErrors } from '#shared/validate.ts';
import {
  buildEmbed,
  buildRichText,
  campaignName,
  type GeneratorValues,
  lineText,
  trackedUrl,
} from './embed.ts';
import { validateGeneratorForm } from './schema.ts';

/** A code and everything that the page shows of it. */
export type BuiltCode = NonNullable<ReturnType<typeof buildCode>>;

/** What is wrong with the fields, in Portuguese and in the page's order (R-GEN-4 to R-GEN-7). */
export function wrongFields(values: GeneratorValues): FieldErrors<keyof GeneratorValues> {
  const checked = validateGeneratorForm(values);
  return checked.ok ? {} : checked.errors;
}

/**
 * The code that the fields ask for; null while they are wrong.
 * @param year of the copyright line: the current one unless given
 */
export function buildCode(input: GeneratorValues, year = new Date().getFullYear()) {
  const checked = validateGeneratorForm(input);
  if (!checked.ok) return null;
  const values: GeneratorValues = checked.value;
  const options = { ...values, year };
  return {
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
}
