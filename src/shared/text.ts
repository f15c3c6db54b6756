import * as z from 'zod/mini';
import { isCleanText, tidyPlainText, tidyText } from './clean-text.ts';
import { parseUrl } from './url.ts';

// Zod would otherwise probe `new Function`, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/** What one text field asks for. Every message is for the person, in Portuguese. */
export interface TextRule {
  /** Message when the value is not a text, holds a refused character (`isCleanText`), or fails `test`. */
  readonly invalid: string;
  /** Longest value, in UTF-16 units, which is what `maxlength` counts. */
  readonly max: number;
  readonly tooLong: string;
  /** Whether line breaks and tabs may stay; otherwise the text is one line. */
  readonly multiline?: boolean;
  /** Whether it is an address or a number: emoji's joiners and variation selectors are dropped too (`tidyPlainText`). */
  readonly plain?: boolean;
  /** What a non-empty value must look like; gets at most `max` units, already trimmed. */
  readonly test?: (value: string) => boolean;
}

/**
 * Whether a text is a web address: optional `http://` or `https://`, a domain (accented letters included, as
 * in `.br`), a suffix of 2 to 6 letters, optional port, optional path (R-WL-7).
 * Takes linear time in the length of the text.
 */
export function isWebAddress(value: string): boolean {
  const hasForm =
    /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,6}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu;
  // What the form can't tell: a port past 65535, a name that no host can have.
  return hasForm.test(value) && parseUrl(/^https?:/i.test(value) ? value : `http://${value}`) !== null;
}

function bounded(rule: TextRule) {
  const max = z.maxLength(rule.max, { error: rule.tooLong, abort: true });
  return z.string({ error: rule.invalid }).check(
    z.overwrite((value) => (rule.plain ? tidyPlainText(value) : tidyText(value, rule.multiline))),
    z.trim(),
    // Before the characters are composed, which a long row of accents makes slow, and again after it, which may
    // lengthen a text.
    max,
    z.overwrite((value) => value.normalize('NFC')),
    max,
    z.refine((value) => isCleanText(value, rule.multiline), { error: rule.invalid, abort: true }),
    z.refine((value) => value === '' || (rule.test?.(value) ?? true), { error: rule.invalid, abort: true }),
  );
}

/** An absent value (`undefined`, `null`) counts as an empty text. */
const absentAsEmpty = z.transform((value: unknown) => value ?? '');

/**
 * A text that must be there: tidied (`tidyText`), trimmed, in Unicode's composed form (NFC), `required` when nothing that
 * can be seen is left.
 * @param checks more checks, run in order after the rule's own
 */
export function requiredText(rule: TextRule, required: string, ...checks: z.core.$ZodCheck<string>[]) {
  return z.pipe(
    absentAsEmpty,
    bounded(rule).check(z.minLength(1, { error: required, abort: true }), ...checks),
  );
}

/** A text that may be left out: tidied, trimmed and composed like {@link requiredText}; empty becomes `null`. */
export function optionalText(rule: TextRule) {
  return z.pipe(
    absentAsEmpty,
    z.pipe(
      bounded(rule),
      z.transform((value: string) => value || null),
    ),
  );
}
