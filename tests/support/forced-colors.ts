import type { Page } from '@playwright/test';

/** What is chosen and looks like what is not, beside it. In each group the first is chosen before.
 * Needs `emulateMedia({ forcedColors: 'active' })`. */
export function unseenChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const group of document.querySelectorAll('[role="radiogroup"], fieldset')) {
      group.querySelector<HTMLInputElement>('label > [type="radio"]')?.click();
    }
    const kinds = [
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['[aria-current="step"]', '[data-stepper-step]:not([aria-current])'],
      ['[aria-selected="true"]', '[aria-selected="false"]'],
      ['label:has(> input:checked)', 'label:has(> input:not(:checked))'],
    ] as const;
    // A box or a radio button of the browser's own shows by itself what is chosen.
    const isNative = (element: Element) => {
      const input = element.querySelector(':scope > input');
      const style = input && getComputedStyle(input);
      return style?.appearance === 'auto' && style.opacity !== '0';
    };
    // What the browser paints over stays in the computed style: only the system's colour is sure to be seen.
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'Highlight';
    const highlight = getComputedStyle(sample).backgroundColor;
    sample.remove();
    const isHighlit = (element: Element) => getComputedStyle(element).backgroundColor === highlight;
    return kinds.flatMap(([chosen, other]) => {
      const found = [...document.querySelectorAll(chosen)].filter((element) => !isHighlit(element));
      const wrong = [...document.querySelectorAll(other)].filter(isHighlit);
      return [...found, ...wrong]
        .filter((element) => !isNative(element))
        .map((element) => element.textContent?.trim() ?? '');
    });
  });
}
