// Control characters (ANSI escapes begin with one), lone surrogates, line separators, and what has no ink: the marks
// that turn the reading direction around among them. The joiner of emoji may stay.
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu;

/**
 * A stored text in a form that a terminal only shows: what would move the cursor, change colours or turn the line
 * around stands as `\u001b`. The forms refuse such characters; a restored or imported row may hold them.
 */
export function visible(text: string): string {
  return text.replace(unsafe, escaped);
}

/** The same for text of several lines, such as a whole file: line ends stay. */
export function visibleLines(text: string): string {
  return text.replace(unsafe, (character) => (/[\r\n]/.test(character) ? character : escaped(character)));
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/**
 * JSON whose texts hold nothing that a terminal obeys: what `JSON.stringify` leaves as it is stands as `\u009b`, which
 * reads back the same.
 */
export function visibleJson(value: unknown): string {
  // Its own line ends and blanks are the only ones that stand outside of texts.
  return visibleLines(JSON.stringify(value, null, 2));
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const wide =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

/** Columns that a text takes in a terminal; East Asian letters and emoji take two. */
export function columnsOf(text: string): number {
  // Most texts are plain, and segmenting is slow.
  if (/^[\x20-\x7E\u00A0-\u02FF]*$/.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += wide.test(segment) ? 2 : 1;
  return columns;
}

/** Cuts a text to a width, with `…` where something is missing, and fills it up with blanks. */
export function fit(text: string, width: number): string {
  const columns = columnsOf(text);
  if (columns <= width) return text + ' '.repeat(width - columns);
  let cut = '';
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    const next = columnsOf(segment);
    if (taken + next > width - 1) break;
    cut += segment;
    taken += next;
  }
  return `${cut}…${' '.repeat(width - 1 - taken)}`;
}
