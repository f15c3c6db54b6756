// R-PAGE-13
import type { Page } from '@playwright/test';
import { countMoving } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const YEARS = [2009, 2010, 2015, 2019, 2022, 2023, 2025];

const year = (page: Page, value: number) => page.getByRole('tab', { name: String(value) });

/** The milestone shown is this one, and no other. */
async function expectShown(page: Page, value: number, title: string): Promise<void> {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText(title);
  await expect(year(page, value)).toHaveAttribute('aria-selected', 'true');
}

test('the timeline turns without animation when motion is unwelcome (R-PAGE-14)', async ({ page }) => {
  await page.goto('/sobre#marco-2015');
  await expectShown(page, 2015, 'compromisso com o jornalismo');
  await expectNoAxeViolations(page, '[data-timeline]');
  await year(page, 2023).click();
  await expectShown(page, 2023, 'Chama.lá');
  expect(await page.evaluate(countMoving)).toBe(0);
});

test('a change of the milestone moves nothing else', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sobre');
  await expect(page.getByRole('tab')).toHaveCount(7);
  // Counted from the top of the page: choosing a year at the view's edge may scroll it.
  const tops = await page.evaluate((years) => {
    const mission = document.querySelector('#missao');
    return years.map((value) => {
      document.querySelector<HTMLElement>(`#ano-${value}`)?.click();
      return Number(mission?.getBoundingClientRect().top) + window.scrollY;
    });
  }, YEARS);
  expect(new Set(tops).size).toBe(1);
  await expectShown(page, 2025, 'Agentes autônomos de IA');
});

test('at 390 and at 768 px a chosen year comes to the centre, and a swipe chooses one (R-ABT-13)', {
  tag: '@phone',
}, async ({ page }) => {
  const offCentre = async (value: number, width: number) => {
    const box = await year(page, value).boundingBox();
    return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2);
  };
  const offDot = async () => {
    const box = await page.locator('h1 .headline-dot').boundingBox();
    return offCentre(2025, 2 * ((box?.x ?? 0) + (box?.width ?? 0) / 2));
  };
  await page.goto('/sobre');
  // At first the last year is below the headline's dot, and those before it fill the strip.
  await expect.poll(offDot).toBeLessThan(2);
  await expect(year(page, 2015)).toBeInViewport({ ratio: 1 });
  // A capture of the whole page gives the page another size for a moment.
  await page.screenshot({ fullPage: true });
  await expect.poll(offDot).toBeLessThan(2);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await year(page, 2023).click();
    await expect.poll(() => offCentre(2023, width)).toBeLessThan(2);
    // The strip moves, the page does not.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Marco anterior' }).click();
    await expect.poll(() => offCentre(2022, width)).toBeLessThan(2);
  }
  await test.step('chooses the year that the visitor swipes to', async () => {
    const box = await page.getByRole('tablist').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 40);
    await page.mouse.wheel(-2000, 0);
    await expectShown(page, 2009, 'Produtos para escolas');
  });
});
