import { philosophy } from '#content/philosophy.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/ai-first-human-centered';

test('without a canvas the page is whole: the drawing stays, the button is not offered (R-PHI-14)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.locator('[data-particles-center] circle').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /movimento/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Conhecer os projetos' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there: drawing, words, figures and links; no dead button', async ({ page }) => {
    await page.goto(PATH);
    await expect(
      page.locator('[data-particles-center] circle').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /movimento/ })).toHaveCount(0);
    for (const name of [philosophy.benefits.title, philosophy.case.title]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Conhecer os projetos' })).toBeVisible();
  });
});

test('the headline and the figure are whole at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PATH);
  for (const text of ['Human-Centered', '%']) {
    const box = await page.getByRole('main').getByText(text).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});
