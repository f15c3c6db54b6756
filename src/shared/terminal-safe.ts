// Control characters (ANSI escapes begin with one), lone surrogates, line separators, and what has no ink: the marks
// that turn the reading direction around among them. The joiner of emoji may stay.
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu;

/**
 * A stored text in a form that a terminal only shows: what would move the cursor, change colours or turn the line
 * around stands as `\u001b`. The forms refuse such characters; a restored or imported row may hold them.
 */
export function terminalSafe(text: string): string {
  return text.replace(unsafe, escaped);
}

/** The same for text of several lines, such as a whole file: line ends stay. */
export function terminalSafeLines(text: string): string {
  return text.replace(unsafe, (character) => (/[\r\n]/.test(character) ? character : escaped(character)));
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
