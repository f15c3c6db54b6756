import type { Page } from '@playwright/test';
import { addContrast, faintRings } from '../support/contrast.ts';
import { builtPages } from '../support/pages.ts';
import { missingOnPaper } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

const withCode =
  '/copyright/codigo?clientName=Gazeta+do+Cais&url=https%3A%2F%2Fwww.cometta.example%2F&mode=dark';

/** A4 upright and across, within margins of 15 mm. */
const PAPER = [680, 1009];

test('every page is whole on paper, its focus shows everywhere, and forced colours show what is chosen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await addContrast(page);
  const onScreen = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const path of [...builtPages(), '/copyright', withCode]) {
    await page.goto(path);
    // From now on focus is the keyboard's, and has a ring.
    await page.keyboard.press('Tab');
    expect.soft(await faintRings(page), `faint focus rings of ${path}`).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await unseenChoices(page), `choices of ${path} in forced colours`).toEqual([]);

    for (const width of PAPER) {
      expect
        .soft(await missingOnPaper(page, width), `missing on paper of ${path} at ${width} px`)
        .toEqual([]);
    }
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(onScreen);
  }
});

/** What is chosen and looks like what is not, beside it. In each group the first is chosen before. */
function unseenChoices(page: Page): Promise<readonly string[]> {
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
