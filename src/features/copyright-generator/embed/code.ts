import type { FieldErrors } from '#shared/validate.ts';
import { buildEmbed, buildRichText, campaignName, lineText, type PreviewMode, trackedUrl } from './embed.ts';
import { type GeneratorForm, validateGeneratorForm } from './schema.ts';

/** What the form holds, as typed. */
export interface GeneratorValues extends GeneratorForm {
  readonly mode: PreviewMode;
}

/** A field that can be wrong. */
export type GeneratorField = keyof GeneratorForm;

/** A code and everything that the page shows of it. */
export interface BuiltCode {
  /** What it was built from, checked: the address has its scheme. */
  readonly values: GeneratorValues;
  /** Of the copyright line. */
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

/** What is wrong with the fields, in Portuguese (R-GEN-4 to R-GEN-7). */
export function wrongFields(values: GeneratorValues): FieldErrors<GeneratorField> {
  const checked = validateGeneratorForm(values);
  return checked.ok ? {} : checked.errors;
}

/**
 * The code that the fields ask for; null while they are wrong.
 * @param year of the copyright line: the current one unless given
 */
export function buildCode(values: GeneratorValues, year = new Date().getFullYear()): BuiltCode | null {
  const checked = validateGeneratorForm(values);
  if (!checked.ok) return null;
  const built = { ...checked.value, mode: values.mode };
  return {
    values: built,
    year,
    embed: buildEmbed({ ...built, year }),
    words: lineText({ ...built, year }),
    rich: buildRichText({ ...built, year }),
    link: trackedUrl(built.url, built.clientName),
    campaign: campaignName(built.clientName),
  };
}
