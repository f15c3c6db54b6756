import * as z from 'zod/mini';

// Zod would otherwise probe `new Function`, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/** What one text field asks for. Every message is for the person, in Portuguese. */
export interface TextRule {
  /** Message when the value is not a text, holds a refused character, or fails `test`. */
  readonly invalid: string;
  /** Longest value, in UTF-16 units, which is what `maxlength` counts. */
  readonly max: number;
  readonly tooLong: string;
  /** Whether line breaks and tabs may stay; otherwise the text is one line. */
  readonly multiline?: boolean;
  /** What a non-empty value must look like; gets at most `max` units, already trimmed. */
  readonly test?: (value: string) => boolean;
}

/** The message for a text that is too long: `what` is its name, `max` in UTF-16 units. */
export function atMost(what: string, max: number): string {
  return `${what} deve ter no máximo ${max} caracteres`;
}

// Control characters, lone surrogates (\p{Cs} under the u flag), line separators, the marks that turn the
// reading direction around, the byte-order mark, and blanks without width or ink (a name of nothing else would
// look empty): none is something a person types in a form. The joiners of emoji may stay.
const refused =
  /[\p{Cc}\p{Cs}\u00AD\u115F\u1160\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\u3164\uFEFF\uFFA0]/u;

/**
 * Whether a text holds nothing that a person would not type: no control character, lone surrogate,
 * direction override, byte-order mark or invisible blank.
 * @param multiline lets line breaks and tabs through
 */
export function isCleanText(value: string, multiline = false): boolean {
  return !refused.test(multiline ? value.replace(/[\n\t]/g, ' ') : value);
}

/**
 * Whether a text is a web address: optional `http://` or `https://`, a domain (accented letters included, as
 * in `.br`), a suffix of 2 to 6 letters, optional port, optional path. Specification, section 5.
 * Takes linear time in the length of the text.
 */
export function isWebAddress(value: string): boolean {
  return /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,6}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu.test(
    value,
  );
}

function bounded(rule: TextRule) {
  const max = z.maxLength(rule.max, { error: rule.tooLong, abort: true });
  return z.string({ error: rule.invalid }).check(
    z.trim(),
    // Before anything that reads every character, and again after normalising, which may lengthen a text.
    max,
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC')),
    max,
    z.refine((value) => isCleanText(value, rule.multiline), { error: rule.invalid, abort: true }),
  );
}

/** An absent value (`undefined`, `null`) counts as an empty text. */
const absentAsEmpty = z.transform((value: unknown) => value ?? '');

/**
 * A text that must be there: trimmed, in Unicode's composed form (NFC), `required` when nothing is left.
 * @param checks more checks, run in order after the rule's own
 */
export function requiredText(rule: TextRule, required: string, ...checks: z.core.$ZodCheck<string>[]) {
  return z.pipe(
    absentAsEmpty,
    bounded(rule).check(
      z.minLength(1, { error: required, abort: true }),
      z.refine((value) => rule.test?.(value) ?? true, { error: rule.invalid, abort: true }),
      ...checks,
    ),
  );
}

/** A text that may be left out: trimmed and composed like {@link requiredText}; empty becomes `null`. */
export function optionalText(rule: TextRule) {
  return z.pipe(
    absentAsEmpty,
    z.pipe(
      bounded(rule).check(
        z.refine((value) => value === '' || (rule.test?.(value) ?? true), { error: rule.invalid }),
      ),
      z.transform((value: string) => (value === '' ? null : value)),
    ),
  );
}
