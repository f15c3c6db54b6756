// Control characters, lone surrogates (\p{Cs} under the u flag), line separators, the marks that turn the
// reading direction around, the byte-order mark, and blanks without width or ink (a name of nothing else would
// look empty): none is something a person types in a form. The joiners of emoji may stay.
const refused =
  /[\p{Cc}\p{Cs}\u00AD\u115F\u1160\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\u3164\uFEFF\uFFA0]/gu;

/**
 * Whether a text holds nothing that a person would not type: no control character, lone surrogate,
 * direction override, byte-order mark or invisible blank.
 * @param multiline lets line breaks and tabs through
 */
export function isCleanText(value: string, multiline = false): boolean {
  return cleanText(value, multiline) === value;
}

/** The text without what {@link isCleanText} refuses. */
export function cleanText(value: string, multiline = false): string {
  return value.replace(refused, (character) => (multiline && /[\n\t]/.test(character) ? character : ''));
}
