/** A text for HTML, between tags or inside a quoted attribute: the marks become character references. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, reference);
}

/**
 * The same, and everything outside ASCII as character references too, which mean the same in every charset and in XML.
 * @param text well-formed (no lone surrogates)
 */
export function escapeHtmlToAscii(text: string): string {
  return escapeHtml(text).replace(/[^\x20-\x7e]/gu, reference);
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
