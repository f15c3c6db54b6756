// What comes along with a paste and nobody sees: soft hyphen, zero-width space, the marks that turn the reading
// direction around, invisible operators, byte-order mark, and the fillers of Hangul. The joiners and variation selectors
// of emoji may stay.
const unseen =
  /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/g;

// What draws nothing by itself, joiners and variation selectors among it (Unicode's Default_Ignorable_Code_Point).
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

// A character with ink: none of the above, no other format character, no mark without its letter, no blank (Braille's
// too).
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}\s\u2800]/u;

// Control characters and lone surrogates (\p{Cs} under the u flag): nothing that a person types in a form.
const refused = /[\p{Cc}\p{Cs}]/gu;

/**
 * A text as it was meant by whoever pasted it: without characters that can't be seen, every kind of blank as a space
 * and every kind of line break as `\n` (on one line, Unicode's own line separators as spaces). Empty when nothing in it
 * can be seen. Applying it again changes nothing.
 * @param multiline whether the text may have several lines
 */
export function tidyText(value: string, multiline = false): string {
  if (!visible.test(value)) return '';
  return value
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2028\u2029]/g, multiline ? '\n' : ' ')
    .replace(/\r\n?/g, '\n');
}

/**
 * An address, a number or a choice's value, tidied ({@link tidyText}): what draws nothing is dropped altogether, since the
 * joiners and variation selectors that emoji need mean nothing there.
 */
export function tidyPlainText(value: string): string {
  return tidyText(value.replace(ignorable, ''));
}

/**
 * Whether a text holds nothing that a person would not type: no control character and no lone surrogate.
 * @param multiline lets line breaks and tabs through
 */
export function isCleanText(value: string, multiline?: boolean): boolean {
  return withoutRefused(value, multiline) === value;
}

/** The text, tidied ({@link tidyText}), without what {@link isCleanText} refuses. */
export function cleanText(value: string): string {
  return withoutRefused(tidyText(value));
}

function withoutRefused(value: string, multiline = false): string {
  return value.replace(refused, (character) => (multiline && /[\n\t]/.test(character) ? character : ''));
}

/**
 * The text with lone surrogates replaced by U+FFFD, so that it can be encoded. `String.prototype.toWellFormed` does the
 * same, and Chrome has it only since 111 (docs/browsers.md).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
