import { brand } from '#brand.ts';
import { audiences, benefits, features, hero, sampleNotices, search } from '#content/legal-notices.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/solucoes/publicidade-legal';

test('says what the page has to say', async ({ page }) => {
  await page.goto(PATH);
  await test.step('shows the interface as one drawing: a disabled search and three sample listings (R-LEG-1, R-LEG-2)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(hero.lines.join(' ')));
    // A screen reader gets one sentence; what the drawing shows is for the eye.
    const demo = page.getByRole('img', { name: search.scene });
    await expect(demo.getByPlaceholder('Buscar editais, atas, balanços...')).toBeDisabled();
    await expect(demo.locator('button', { hasText: 'Filtros' })).toBeDisabled();
    const rows = demo.locator('li');
    await expect(rows).toHaveCount(3);
    for (const [index, notice] of sampleNotices.entries()) {
      const row = rows.nth(index);
      await expect(row).toBeVisible();
      for (const words of [notice.category, notice.title, notice.entity, notice.date])
        await expect(row).toContainText(words);
    }
    expect(sampleNotices.map((notice) => notice.category)).toEqual(['Edital', 'Ata', 'Balanço']);
  });
  await test.step('lists the benefits, twelve features and the four audiences (R-LEG-3, R-LEG-5, R-LEG-7)', async () => {
    for (const article of benefits.articles) {
      await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
    }
    expect(features.items).toHaveLength(12);
    for (const item of features.items) {
      await expect(page.locator('#recursos').getByRole('heading', { name: item.title })).toBeVisible();
    }
    for (const item of audiences.items) {
      await expect(page.getByRole('heading', { name: item.title })).toBeVisible();
    }
    await expect(page.getByText('5 min', { exact: true }).first()).toBeVisible();
  });
});

test("'Saiba mais' opens the legal-publications site in a new tab, at the top and at the end (R-LEG-6)", async ({
  page,
}) => {
  await page.goto(PATH);
  const links = page.getByRole('link', { name: 'Saiba mais (abre em nova aba)' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', brand.externalTools.legalPublications);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});
