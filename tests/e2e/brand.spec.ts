import { palette } from '#content/brand-page.ts';
import { expect, test } from '../support/test.ts';

test('a press on a colour copies its hexadecimal, says so and shows a check mark for two seconds (R-BRP-5)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await page.goto('/brand');
  await page.clock.pauseAt(60_000);
  const swatch = page.getByRole('button', { name: /Purple 400/ });
  const white = page.getByRole('button', { name: /White/ });
  const said = page.locator('#colors').getByRole('status');
  await test.step('each swatch is in its colour, and the samples of type are in Inter (R-BRP-7)', async () => {
    const colours = await page
      .locator('[data-swatches] > li')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item).backgroundColor.replace(/[^\d,]/g, '')),
      );
    expect(colours).toEqual(palette.swatches.map(({ rgb }) => rgb.replaceAll(' ', '')));
    await expect(page.getByText('Três avós leem a edição das seis')).toHaveCSS(
      'font-family',
      /Inter Variable/,
    );
  });
  await test.step('copies, by keyboard too', async () => {
    await swatch.focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('#c084fc copiado para a área de transferência.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#c084fc');
    await expect(swatch.getByText('Copiado')).toBeVisible();
  });
  await test.step('another colour takes the mark, and its two seconds start anew', async () => {
    await page.clock.runFor(1900);
    await expect(swatch.getByText('Copiado')).toBeVisible();
    await white.click();
    await expect(white.getByText('Copiado')).toBeVisible();
    await expect(swatch.getByText('Copiado')).toBeHidden();
    await page.clock.runFor(1900);
    await expect(white.getByText('Copiado')).toBeVisible();
    await page.clock.runFor(200);
    await expect(white.getByText('Copiado')).toBeHidden();
    await expect(said).toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#ffffff');
  });
});

test('shows the hexadecimal to copy by hand where the clipboard is refused (R-BRP-6)', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/brand');
  const swatch = page.getByRole('button', { name: /Gray 900/ });
  await swatch.click();
  await expect(page.getByText('O navegador não deixou copiar. Selecione e copie: #111827')).toBeVisible();
  await expect(swatch.getByText('Copiado')).toBeHidden();
});
