/**
 * The text with lone surrogates replaced by U+FFFD, so that it can be encoded. `String.prototype.toWellFormed` does the
 * same, and Chrome has it only since 111 (docs/browsers.md).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
