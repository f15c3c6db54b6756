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
export type BuiltCode = NonNullable<ReturnType<typeof buildCode>['code']>;

/**
 * The code that the fields ask for; without one, what is wrong with them, in Portuguese and in the page's order (R-GEN-4 to R-GEN-7).
 * @param year of the copyright line: the current one unless given
 */
export function buildCode(input: GeneratorValues, year = new Date().getFullYear()) {
  const checked = validateGeneratorForm(input);
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
