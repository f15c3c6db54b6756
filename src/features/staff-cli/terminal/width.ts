import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Columns that a text takes in a terminal; East Asian letters and emoji take two. */
export function widthOf(text: string): number {
  // Most texts are plain, and the library looks at every grapheme of what is not ASCII.
  return /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u02FF]*$/.test(text) ? text.length : stringWidth(text);
}

/** Cuts a text to a width, with `…` where something is missing, and fills it up with blanks. */
export function fitWidth(text: string, width: number): string {
  const columns = widthOf(text);
  if (columns <= width) return text + ' '.repeat(width - columns);
  let cut = '';
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    const next = widthOf(segment);
    if (taken + next > width - 1) break;
    cut += segment;
    taken += next;
  }
  return `${cut}…${' '.repeat(width - 1 - taken)}`;
}
