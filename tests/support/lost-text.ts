/**
 * What of a page's text a reader cannot see: how far the page scrolls sideways, and every text that leaves the view or is
 * cut by a box that hides what does not fit. Runs in the page. Left out: what is not shown, drawings, what is hidden from
 * screen readers too, what a box scrolls to, and tabs, which come into view when they are chosen (the orbit of years is
 * wider than its window).
 */
export function lostText(): string[] {
  const view = document.documentElement;
  const found = new Set<string>();
  if (view.scrollWidth > view.clientWidth) found.add(`sideways: ${view.scrollWidth - view.clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || isLeftOut(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const by = cutBy(parent, line);
      if (line.width > 1 && by !== null) found.add(`“${text.textContent.trim().slice(0, 40)}”: ${by}`);
    }
  }
  return [...found];

  function isLeftOut(element: Element): boolean {
    if (
      element.closest(
        'svg, [aria-hidden="true"], [role="tablist"], .visually-hidden, .skip-link, option, noscript, script, style',
      )
    )
      return true;
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The box that cuts a line of text, or the view; null when all of it can be seen. */
  function cutBy(start: Element, line: DOMRect): string | null {
    // Lines stand closer than their letters' boxes: what counts is the letters' own height.
    const air = line.height * 0.22;
    for (let box: Element | null = start; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Kept for screen readers, such as a table's head on a phone.
      if (style.clipPath !== 'none') return null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const beyond = {
        x: Math.max(edge.left - line.left, line.right - edge.right),
        y: Math.max(edge.top - line.top, line.bottom - edge.bottom) - air,
      };
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (/hidden|clip/.test(style.overflowX) && beyond.x > 1) return `cut by .${box.className}`;
      if (/hidden|clip/.test(style.overflowY) && beyond.y > 1) return `cut by .${box.className}`;
    }
    return line.left < -1 || line.right > view.clientWidth + 1 ? 'out of view' : null;
  }
}

/** Gives the page the spacing that a reader may set (WCAG 2.2, 1.4.12), in a sheet that the site's policy lets through. */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
