// R-PAGE-22
import { search } from '#content/catalogue.ts';
import { expect, test } from '../support/test.ts';

// A slow line: the page is there long before its scripts are.
for (const [path, button, opened] of [
  ['/solucoes', search.open, search.open],
  ['/brand', 'Download Logo', /logo/i],
] as const) {
  test(`'${button}' on ${path} is not lost before the scripts arrive`, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: opened })).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
  });
}
