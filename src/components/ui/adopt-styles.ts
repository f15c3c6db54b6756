const adopted = new Set<string>();

/**
 * Gives the page the style sheets (`?inline`) of what a script is about to show, once each: the document carries none that no
 * first view needs (docs/decisions.md, 10). They come after those of the document, in the order
 * given, in the same layers. The page's policy allows it: they are no inline styles.
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
