import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a page names the rules by which browsers fetch ahead, and the browser takes them (R-PAGE-17)', async ({
  page,
}) => {
  const rules = page.waitForResponse('**/speculation-rules.json');
  const response = await page.goto('/');
  expect(response?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
});

test.describe('a first visit', () => {
  test.use({ visitor: 'undecided' });

  // What these and the other pages weigh: tests/integration/page-budgets.test.ts.
  for (const path of ['/', '/solucoes', '/sobre']) {
    test(`of ${path} makes at most nine requests, the cookie banner included (R-PAGE-18)`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) requested.push(request.url());
      });
      await page.goto(path);
      await expect(page.locator('.cookies')).toBeVisible();
      await settled(page);
      expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(9);
    });
  }

  test('of the home page does not shift (R-PAGE-19)', { tag: '@both' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // With the font in the cache; what a late one moves is home.spec.ts's and Lighthouse's to see.
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await expect(page.locator('.cookies')).toBeVisible();
    await settled(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect(shift).toBe(0);
  });
});
