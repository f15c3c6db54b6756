import type { Page } from '@playwright/test';
import { launchBadge } from '#content/launch.ts';
import { solutions } from '#content/solutions.ts';
import { textOn } from '#shared/dated-text.ts';
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

test.describe('the six cards', () => {
  test('say what each solution is', async ({ page }) => {
    await page.goto('/solucoes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Seis soluções, da notícia ao anúncio\./,
    );
    await expect(cards(page)).toHaveCount(6);
    for (const solution of solutions) {
      const item = card(page, solution.name);
      await expect(item.getByText(solution.tagline, { exact: true })).toBeVisible();
      await expect(item.getByText(solution.description)).toBeVisible();
      await expect(item.getByText(solution.status)).toBeVisible();
      await expect(item.getByText(solution.benefits[0], { exact: true })).toBeVisible();
      await expect(item.getByText(solution.benefits[1], { exact: true })).toBeVisible();
      await expect(item.getByText(solution.benefits[2], { exact: true })).toHaveCount(0);
      await expect(item.getByText('+1 mais')).toBeVisible();
      await expect(item.getByText('Destaque')).toHaveCount(solution.featured ? 1 : 0);
      await expect(item.getByRole('link', { name: solution.name, exact: true })).toHaveAttribute(
        'href',
        solution.path,
      );
    }
  });

  test('lead on: the portal to the waiting list, the others to their pages', async ({ page }) => {
    await page.goto('/solucoes');
    const portal = card(page, 'Portal AI 1.0');
    await expect(portal.getByText(textOn(launchBadge))).toBeVisible();
    await expect(portal.getByRole('link', { name: /^Entrar na fila de espera/ })).toHaveAttribute(
      'href',
      '/portal-ai-waitlist',
    );
    for (const solution of solutions.filter(({ id }) => id !== 'portal-ai')) {
      await expect(card(page, solution.name).getByRole('link', { name: /^Explorar/ })).toHaveAttribute(
        'href',
        solution.path,
      );
    }
  });

  test('are all there without JavaScript, and the search is not', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/solucoes?q=link');
    await expect(cards(page)).toHaveCount(6);
    await expect(opener(page)).toBeHidden();
    await context.close();
  });
});

test.describe('the search', () => {
  test('filters the grid while typing, whatever the case and the accents', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto('/solucoes');
    await search(page, 'EDIÇAO');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'Newsletter AI')).toBeInViewport();
    await expect(page.getByRole('status')).toHaveText('1 solução para “EDIÇAO”');
    await field(page).fill('link');
    await expect(cards(page)).toHaveCount(2);
    await expect(sheet(page).getByRole('link')).toHaveCount(2);
    await expect(sheet(page).getByText('2 soluções')).toBeVisible();
    // The third benefit is on no card, and the search reads it.
    await field(page).fill('leia mais em');
    await expect(sheet(page).getByRole('link', { name: /Leia\.lá/ })).toContainText(/leia mais em/);
  });

  test('sending only closes the sheet; the filter stays and can be undone', async ({ page }) => {
    await page.goto('/solucoes');
    await search(page, 'edital');
    await field(page).press('Enter');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/solucoes\?q=edital$/);
    await expect(opener(page)).toBeFocused();
    await expect(card(page, 'Publicidade Legal')).toBeInViewport();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Ver todas as soluções' }).click();
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL(/\/solucoes$/);
  });

  test('is walked with the keyboard, and Escape closes it', { tag: '@both' }, async ({ page }) => {
    await page.goto('/solucoes');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('link');
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('link', { name: /Chama\.lá/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('link', { name: /Leia\.lá/ })).toBeFocused();
    // The page comes next, and the sheet does not hide what has focus.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ver todas as soluções' })).toBeFocused();
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

  test('the cross closes it and, when nothing was typed, the page is where it was', async ({ page }) => {
    await page.goto('/solucoes');
    await opener(page).click();
    await page.getByRole('button', { name: 'Fechar busca' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/solucoes$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('finding nothing is said, and one button brings all six back', async ({ page }) => {
    await page.goto('/solucoes');
    await search(page, 'podcast');
    await expect(page.getByText('Nenhuma solução encontrada')).toBeVisible();
    await expect(
      page.getByText('Não encontramos soluções que correspondam aos seus critérios atuais.'),
    ).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Nenhuma solução para “podcast”');
    await expect(cards(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Ver todas as soluções' }).click();
    await expect(cards(page)).toHaveCount(6);
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText('Nenhuma solução encontrada')).toBeHidden();
    await expect(page).toHaveURL(/\/solucoes$/);
  });

  test('choosing a result closes the sheet', async ({ page }) => {
    await page.goto('/solucoes');
    await search(page, 'sob medida projetos');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await field(page).fill('cinco etapas');
    await sheet(page)
      .getByRole('link', { name: /Projetos Personalizados/ })
      .click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/q=cinco\+etapas$/);
  });

  test('choosing a result leads to its page, and back leads to the search', async ({ page }) => {
    await page.goto('/solucoes');
    await search(page, 'cinco etapas');
    await sheet(page)
      .getByRole('link', { name: /Projetos Personalizados/ })
      .click();
    await expect(page).toHaveURL(/\/projetos$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/solucoes\?q=cinco\+etapas$/);
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/solucoes$/);
    await expect(cards(page)).toHaveCount(6);
  });
});

test.describe('the query in the address', () => {
  test('shares a search', async ({ page }) => {
    await page.goto('/solucoes?q=Portais+de+Not%C3%ADcias');
    await expect(card(page, 'Portal AI 1.0')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText('2 soluções para “Portais de Notícias”')).toBeVisible();
    await opener(page).click();
    await expect(field(page)).toHaveValue('Portais de Notícias');
  });

  test('follows the typing, and one settled search is one step of history', async ({ page }) => {
    await page.goto('/solucoes');
    await search(page, 'link');
    await expect(page).toHaveURL(/\?q=link$/);
    await field(page).press('Enter');
    await search(page, 'edital');
    await field(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=link$/);
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/solucoes$/);
    await expect(cards(page)).toHaveCount(6);
    await page.goForward();
    await expect(cards(page)).toHaveCount(2);
  });

  test('shows markup as text and cuts what is too long', async ({ page }) => {
    const markup = '<img src=x onerror="document.title=1">';
    await page.goto(`/solucoes?q=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('status')).toHaveText(`Nenhuma solução para “${markup}”`);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page).toHaveTitle(/Soluções/);

    await page.goto(`/solucoes?q=${'a'.repeat(10_000)}`);
    await expect(page.getByRole('status')).toHaveText(`Nenhuma solução para “${'a'.repeat(100)}”`);
    expect(new URL(page.url()).searchParams.get('q')).toHaveLength(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('an address with a broken or a repeated query shows the page whole', async ({ page }) => {
  for (const [query, found] of [
    ['?q=%E0%A4%A', 0],
    ['?q=%00%0A%20', 6],
    ['?q=link&q=edital', 2],
    ['?q', 6],
    ['?Q=link', 6],
  ] as const) {
    const answer = await page.goto(`/solucoes${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(cards(page), query).toHaveCount(found);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('axe finds nothing with the sheet open', async ({ page }) => {
  await page.goto('/solucoes');
  await search(page, 'link');
  await expectNoAxeViolations(page);
});

test('the hero names all six at every width and nothing scrolls sideways', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/solucoes');
    for (const { name } of solutions) {
      const label = page.locator('h1 svg text', { hasText: name }).filter({ visible: true });
      const box = await label.boundingBox();
      expect(box, `${name} at ${width}`).not.toBeNull();
      expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await search(page, 'link');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
