// R-PAGE-13
import type { Page } from '@playwright/test';
import { widthOf } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Buscar soluções' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Buscar soluções' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar soluções' });

async function search(page: Page, words: string): Promise<void> {
  await opener(page).click();
  await field(page).fill(words);
}

test('the search is walked with the keyboard, and Escape closes it (R-CAT-6)', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/solucoes');
  await test.step('the cross closes it and, when nothing was typed, the page is where it was', async () => {
    await opener(page).click();
    await page.getByRole('button', { name: 'Fechar busca' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/solucoes$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('link');
  await expect(card(page, 'Chama.lá')).toBeInViewport();
  // What is found is listed once, in the grid.
  await expect(sheet(page).getByRole('link')).toHaveCount(0);
  await expectNoAxeViolations(page, '[data-search], .catalogue__status');
  // The page comes next, and the sheet does not hide what has focus.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver todas as soluções' })).toBeFocused();
  await page.keyboard.press('Tab');
  const inGrid = card(page, 'Chama.lá').getByRole('link', { name: 'Chama.lá', exact: true });
  await expect(inGrid).toBeFocused();
  const top = (await inGrid.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((await sheet(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
});

test('the address shares a search; a settled one is a step of history (R-CAT-11)', async ({ page }) => {
  await page.goto('/solucoes?q=Portais+de+Not%C3%ADcias');
  await expect(card(page, 'Portal AI 1.0')).toBeVisible();
  await expect(page.getByText('3 soluções para “Portais de Notícias”')).toBeVisible();
  await opener(page).click();
  await expect(field(page)).toHaveValue('Portais de Notícias');
  await field(page).fill('link');
  await expect(page).toHaveURL(/\?q=link$/);
  await field(page).press('Enter');
  await search(page, 'edital');
  await field(page).press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=link$/);
  await expect(page.getByText('2 soluções para “link”')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Portais/);
  await expect(page.getByText('3 soluções para “Portais de Notícias”')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('2 soluções para “link”')).toBeVisible();
});

test('the first product is in the first view, and the search fits 320 px (R-CAT-15)', async ({ page }) => {
  await page.goto('/solucoes');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1366, 660],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const scene = await cards(page).first().getByRole('img').boundingBox();
    // At least its bar and the e-mail's subject; on the smallest phone it begins.
    expect(height - (scene?.y ?? height), `at ${width} x ${height}`).toBeGreaterThan(width < 390 ? 24 : 200);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await search(page, 'link');
  expect(await widthOf(page)).toBe(320);
});
