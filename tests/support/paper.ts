import type { Page } from '@playwright/test';

/**
 * What does not belong on paper, and may be missing there: what is said by other means (a screen reader's words, live regions),
 * drawings beside the text, what only a screen or a script can do, and what another state of the page would show.
 */
const notOnPaper = [
  'script, style, template, noscript, svg, option, iframe',
  'dialog, .screen-only, .visually-hidden, [role="status"], [role="alert"], [hidden]',
  '[aria-hidden="true"]:not(.scene *)',
].join();

/**
 * Words of the page's main part that its print would not show, each with the reason. Needs `addContrast`, and the page shown
 * as print (`emulateMedia`).
 */
export function missingOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate((exceptions) => {
    const main = document.querySelector('main');
    if (main === null) return ['main'];
    const why = (text: Text, parent: Element): string | undefined => {
      if (
        !parent.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
      ) {
        return 'hidden';
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height, left, top } = range.getBoundingClientRect();
      if (width < 1 || height < 1) return 'without size';
      const [x, y] = [left + width / 2, top + height / 2];
      let ground = 'rgb(255 255 255)';
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX, overflowY, clipPath, position, backgroundColor } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const cut = (x < box.left || x > box.right) && overflowX !== 'visible';
        const cutBelow = (y < box.top || y > box.bottom) && overflowY !== 'visible';
        if (cut || cutBelow || clipPath !== 'none') return 'cut';
        if (position === 'fixed') return 'on every page';
        if (ground === 'rgb(255 255 255)' && !/, 0\)$/.test(backgroundColor)) ground = backgroundColor;
      }
      return window.contrastOf(getComputedStyle(parent).color, ground) < 4.5 ? 'too pale' : undefined;
    };
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      const words = text.data.trim();
      if (words === '' || !parent || parent.closest(exceptions)) continue;
      const reason = why(text, parent);
      if (reason) found.push(`${words} (${reason})`);
    }
    return found;
  }, notOnPaper);
}
