/** Text as searches and comparisons see it: small letters, no accents (`Edição` becomes `edicao`). */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join('');
}

// Letter by letter, so that a position in the folded text leads back to the letter it came from.
export function foldLetter(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
