import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page leaves out on a screen of this width, or in the state that it is in. */
    leftOut?: WeakSet<Element>;
  }
}

/** What does not belong on paper: what is said by other means, drawings beside the text, what only a screen can do. */
const notOnPaper = [
  'script, style, template, noscript, svg, option, iframe, textarea',
  'dialog, .screen-only, .visually-hidden, [role="status"], [role="alert"]',
  '[aria-hidden="true"]:not(.scene *)',
  '.timeline__band, .timeline__turn',
].join();

/** Of these a screen shows one, paper all. */
const alternatives = '.sdk > section';

/**
 * Words of the page's main part that its print on paper of a width would not show, each with the reason: hidden, cut off, or
 * paler than 4.5:1. What a screen of that width leaves out too (`display: none`) is not asked for. Motion is welcome meanwhile:
 * what waits for a scroll, which paper never gets, is missing. Needs `addContrast`; leaves the page as print.
 * @param width of the paper between its margins, in CSS pixels
 */
export async function missingOnPaper(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.evaluate((selector) => {
    const hidden = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).display === 'none' && !element.matches(selector),
    );
    window.leftOut = new WeakSet(hidden);
  }, alternatives);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate((exceptions) => {
    const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const ancestors = (element: Element): readonly Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const why = (text: Text, line: readonly Element[], parent: Element): string | undefined => {
      const how = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      if (!parent.checkVisibility(how)) return 'hidden';
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 1 || words.height < 1) return 'without size';
      const [x, y] = [words.left + words.width / 2, words.top + words.height / 2];
      for (const element of line) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isBeside = overflowX !== 'visible' && (x < left || x > right);
        const isBelow = overflowY !== 'visible' && (y < top || y > bottom);
        if (isBeside || isBelow || clipPath !== 'none') return 'cut';
        if (position === 'fixed') return 'on every sheet';
      }
      const grounds = line.map((element) => getComputedStyle(element).backgroundColor);
      const ground = grounds.find((color) => !isTransparent(color)) ?? 'rgb(255 255 255)';
      return window.contrastOf(getComputedStyle(parent).color, ground) < 4.5 ? 'pale' : undefined;
    };
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent || parent.closest(exceptions)) continue;
      const line = ancestors(parent);
      if (line.some((element) => window.leftOut?.has(element))) continue;
      const reason = why(text, line, parent);
      if (reason) found.push(`${text.data.trim()} (${reason})`);
    }
    return found;
  }, notOnPaper);
}
