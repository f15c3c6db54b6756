/**
 * A text for HTML, between tags or inside a quoted attribute: marks and everything outside ASCII as character
 * references, which mean the same in every charset and in XML.
 * @param text well-formed (no lone surrogates)
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']|[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0)};`);
}
