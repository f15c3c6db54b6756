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
export interface BuiltCode {
  /** What it was built from, checked: the address has its scheme. */
  readonly values: GeneratorValues;
  readonly year: number;
  /** HTML for the client's footer. */
  readonly embed: string;
  /** The words of the line. */
  readonly words: ReturnType<typeof lineText>;
  /** The same line for a visual editor. */
  readonly rich: string;
  /** The address with its UTM parameters. */
  readonly link: string;
  readonly campaign: string;
}

/** What is wrong with the fields, in Portuguese and in the page's order (R-GEN-4 to R-GEN-7). */
export function wrongFields(values: GeneratorValues): FieldErrors<keyof GeneratorValues> {
  const checked = validateGeneratorForm(values);
  return checked.ok ? {} : checked.errors;
}

/**
 * The code that the fields ask for; null while they are wrong.
 * @param year of the copyright line: the current one unless given
 */
export function buildCode(input: GeneratorValues, year = new Date().getFullYear()): BuiltCode | null {
  const checked = validateGeneratorForm(input);
  if (!checked.ok) return null;
  const values = checked.value;
  const options = { ...values, year };
  return {
    values,
    year,
    embed: buildEmbed(options),
    words: lineText(options),
    rich: buildRichText(options),
    link: trackedUrl(values.url, values.clientName),
    campaign: campaignName(values.clientName),
  };
}
