import type { Page } from '@playwright/test';
import { addContrast, faintRings } from '../support/contrast.ts';
import { builtPages } from '../support/pages.ts';
import { missingOnPaper } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

const embed =
  '/copyright/codigo?clientName=Gazeta+do+Cais&url=https%3A%2F%2Fwww.cometta.example%2F&mode=dark';

test('every page is whole on paper, its focus shows everywhere, and forced colours show what is chosen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await addContrast(page);
  const onScreen = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const path of [...builtPages(), '/copyright', embed]) {
    await page.goto(path);
    // From now on focus is the keyboard's.
    await page.keyboard.press('Tab');
    expect.soft(await faintRings(page), `faint focus rings of ${path}`).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await unseenChoices(page), `choices of ${path} in forced colours`).toEqual([]);

    // Motion is welcome: what waits for a scroll, which paper never gets, would be missing.
    await page.emulateMedia({ forcedColors: 'none', media: 'print', reducedMotion: 'no-preference' });
    // A4 upright and across, within margins of 15 mm.
    for (const width of [680, 1009]) {
      await page.setViewportSize({ width, height: 1009 });
      expect.soft(await missingOnPaper(page), `missing on paper of ${path} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(onScreen);
  }
});

/** Choices that look as if they were not made: their ground is that of the others beside them. */
function unseenChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).backgroundColor : '';
    const found: string[] = [];
    for (const group of document.querySelectorAll('[role="radiogroup"], fieldset')) {
      group.querySelector<HTMLInputElement>('label > [type="radio"]')?.click();
    }
    const chosen =
      '[aria-pressed="true"], [aria-current="step"], [aria-selected="true"], label:has(> :checked)';
    for (const element of document.querySelectorAll(chosen)) {
      const native = element.querySelector(':scope > :checked');
      if (
        native &&
        getComputedStyle(native).appearance === 'auto' &&
        getComputedStyle(native).opacity === '1'
      )
        continue;
      const other = [
        ...document.querySelectorAll(
          '[aria-pressed="false"], [data-stepper-step]:not([aria-current]), [aria-selected="false"], label:has(> :not(:checked))',
        ),
      ].find((one) => one.className === element.className);
      if (groundOf(element) === groundOf(other)) found.push(element.textContent?.trim() ?? '');
    }
    return found;
  });
}
