const adopted = new Set<string>();

/**
 * Gives the page the style sheets of what a script is about to show, once each. What only a script shows imports its
 * sheet with `?inline` and hands it to this function, so that the document, which has its CSS in it, does not carry
 * rules that no first view needs (docs/decisions/0010-the-first-view-in-the-page.md). The sheets come after those of the
 * document, in the order given, in the same layers. The page's policy allows it: they are no inline styles.
 */
export function adoptStyles(...sheets: readonly string[]): void {
  for (const css of sheets) {
    if (adopted.has(css)) continue;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
