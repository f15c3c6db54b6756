import { unzipSync } from 'fflate';
import { brand } from '#brand.ts';
import { guidelines } from '#content/brand-guidelines.ts';
import { palette } from '#content/brand-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/brand');
});

test('says what the page has to say', async ({ page }) => {
  await test.step('shows the wordmark, what it means, the artwork and the way on', async () => {
    await expect(page).toHaveTitle(/^Marca/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${brand.wordmark}.`);
    await expect(
      page.getByText('“Uma luz que cruza o escuro e deixa um rastro que dá para ler.”'),
    ).toBeVisible();
    for (const card of ['O nome', 'O ponto', 'O t duplo']) {
      await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Download Logo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download Icon' })).toBeVisible();
    for (const text of ['Fundo escuro: letras brancas', 'Fundo claro: letras em Gray 900']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    const closing = page.getByRole('region', { name: /Use a marca/ });
    await expect(closing.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
      'href',
      '/contato',
    );
    await expect(closing.getByRole('link', { name: 'Ver soluções' })).toHaveAttribute('href', '/solucoes');
  });
  await test.step('names ten colours, each with hexadecimal, RGB and use', async () => {
    const swatches = page.locator('#colors').getByRole('button');
    await expect(swatches).toHaveCount(10);
    const hexes = palette.swatches.map(({ hex }) => hex);
    expect(hexes).toEqual([
      '#9333ea',
      '#7e22ce',
      '#9333ea',
      '#a855f7',
      '#c084fc',
      '#f3e8ff',
      '#000000',
      '#111827',
      '#f9fafb',
      '#ffffff',
    ]);
    for (const [index, { name, hex, rgb, usage }] of palette.swatches.entries()) {
      const swatch = swatches.nth(index);
      for (const text of [name, hex, rgb, usage]) await expect(swatch).toContainText(text);
      const colour = await swatch.evaluate((element) =>
        getComputedStyle(element.parentElement ?? element).backgroundColor.replace(/[^\d,]/g, ''),
      );
      expect(colour).toBe(rgb.replaceAll(' ', ''));
    }
  });
  await test.step('sets the three styles of the typography in Inter', async () => {
    const section = page.locator('#typography');
    for (const name of ['Display/Hero', 'Heading 1', 'Body Text']) {
      await expect(section.getByRole('heading', { name })).toBeVisible();
    }
    const family = await section
      .getByText('Três avós leem a edição das seis')
      .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toContain('Inter Variable');
  });
  await test.step('gives six rules, each with a right and a wrong example and the numbers', async () => {
    const rules = page.locator('#guidelines').getByRole('listitem');
    await expect(rules).toHaveCount(6);
    for (const [index, { title, right, wrong, specs }] of guidelines.items.entries()) {
      const rule = rules.nth(index);
      await expect(rule.getByRole('heading', { name: title })).toBeVisible();
      await expect(rule.getByText(`Certo ${right}`)).toBeVisible();
      await expect(rule.getByText(`Errado ${wrong}`)).toBeVisible();
      await expect(rule).toContainText(specs);
    }
    for (const number of ['× 1,5', '120 px', '30 mm', '4.5:1']) {
      await expect(page.locator('#guidelines').getByText(number).last()).toBeVisible();
    }
  });
});

test('leads to each section by its anchor', async ({ page }) => {
  for (const anchor of ['logo', 'icon', 'colors', 'typography', 'guidelines']) {
    await page.goto(`/brand#${anchor}`);
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('copies the hexadecimal of a colour, says so and shows a check mark for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const swatch = page.getByRole('button', { name: /Purple 400/ });
  const white = page.getByRole('button', { name: /White/ });
  const said = page.locator('#colors').getByRole('status');
  await swatch.focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('#c084fc copiado para a área de transferência.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#c084fc');
  await expect(swatch.getByText('Copiado')).toBeVisible();
  await page.clock.runFor(1900);
  await expect(swatch.getByText('Copiado')).toBeVisible();
  // Another colour takes the mark, and its two seconds start anew.
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

for (const [state, clipboard] of [
  ['missing', 'undefined'],
  ['refused', '{ writeText: () => Promise.reject(new Error("refused")) }'],
] as const) {
  test(`shows the hexadecimal to copy by hand where the clipboard is ${state}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`);
    await page.reload();
    const swatch = page.getByRole('button', { name: /Gray 900/ });
    await swatch.click();
    await expect(page.getByText('O navegador não deixou copiar. Selecione e copie: #111827')).toBeVisible();
    await expect(swatch.getByText('Copiado')).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the downloads are links to files of the site', async ({ page, request }) => {
    await expect(page.getByRole('button', { name: 'Download Logo' })).toBeHidden();
    const all = await request.get(
      String(await page.getByRole('link', { name: 'Baixar tudo em SVG' }).getAttribute('href')),
    );
    expect(all.headers()['content-type']).toBe('application/zip');
    const names = Object.keys(unzipSync(await all.body()));
    expect(names).toContain('LEIA-ME.txt');
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(4 + 12);
    for (const [name, viewBox] of [
      ['Download Logo', '0 0 500 200'],
      ['Download Icon', '0 0 200 200'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const answer = await request.get(String(href));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('image/svg+xml');
      expect(await answer.text()).toContain(`viewBox="${viewBox}"`);
    }
  });

  test('the colours are text, with nothing to press', async ({ page }) => {
    const colors = page.locator('#colors');
    await expect(colors.getByRole('button')).toHaveCount(0);
    await expect(colors.getByText(/copiar/i).filter({ visible: true })).toHaveCount(0);
    await expect(colors.getByText('#c084fc')).toBeVisible();
  });
});
