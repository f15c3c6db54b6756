/** What only a browser shows of pages that do little; what they say: tests/integration/pages/page-words.test.ts. */
import { cookiePanel } from '#content/cookies.ts';
import { palette } from '#content/pages/brand-page.ts';
import { search } from '#content/pages/catalogue.ts';
import { newsroom } from '#content/pages/newsroom.ts';
import { pausedProjects } from '#content/pages/portal.ts';
import { methodSteps } from '#content/pages/projects.ts';
import { preferencesPath } from '../support/browser/consent.ts';
import { hold } from '../support/browser/settled.ts';
import { expect, test } from '../support/test.ts';

test('the contact page shows its button in the first view', async ({ page }) => {
  await page.goto('/contato');
  const button = page.getByRole('link', { name: 'Iniciar conversa' });
  for (const [width, height, part] of [
    [1440, 900, button],
    [1366, 660, button],
    // The words of the button.
    [390, 844, page.getByText('Iniciar conversa')],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(part, `at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('the call of Leia.lá is shown in one language at a time (R-LEI-5)', async ({ page }) => {
  await page.goto('/solucoes/leia-la');
  const sample = (language: string) => page.getByRole('region', { name: `Exemplo em ${language}` });
  await expect(sample('JavaScript')).toBeVisible();
  await expect(sample('Python')).toBeHidden();
  await page.getByRole('radio', { name: 'JavaScript' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sample('Python')).toBeVisible();
  await expect(sample('JavaScript')).toBeHidden();
});

test('the index of a document marks the section being read (R-POL-10)', async ({ page }) => {
  await page.goto('/termos-de-uso');
  const index = page.getByRole('navigation', { name: 'Nesta página' });
  await expect(index.getByRole('link', { name: 'Sua conta' })).toHaveAttribute('aria-current', 'location');
  await index.getByRole('link', { name: 'Limites de uso justo' }).click();
  await expect(index.getByRole('link', { name: 'Limites de uso justo' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(page.getByRole('heading', { name: 'Limites de uso justo' })).toBeInViewport();
  // The eight sections of the terms of use are numbered, and their versions are not.
  const numbers = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading, '::before').content));
  expect(numbers).toEqual([...Array(8).fill('counter(section)'), 'none']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('Nesta página').click();
  await index.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeInViewport();
});

test("'Voltar' of the 404 page goes back in history, or home (R-NOF-2)", async ({ page, allowError }) => {
  allowError(/status of 404/);
  await page.goto('/contato');
  expect((await page.goto('/caminho/que/nao/existe'))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'length', { get: () => 1 });
  });
  await page.goto('/nada');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /você põe o ponto/ })).toBeVisible();
});

test('each swatch is in its colour and shows that it was copied, and the samples of type are in Inter (R-BRP-7)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/brand');
  const colours = await page
    .locator('[data-swatches] > li')
    .evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).backgroundColor.replace(/[^\d,]/g, '')),
    );
  expect(colours).toEqual(palette.swatches.map(({ rgb }) => rgb.replaceAll(' ', '')));
  await expect(page.getByText('Três avós leem a edição das seis')).toHaveCSS('font-family', /Inter Variable/);
  const swatch = page.getByRole('button', { name: /Purple 400/ });
  await swatch.focus();
  await page.keyboard.press('Enter');
  await expect(swatch.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#c084fc');
});

test('a button is not lost before the scripts of a slow line arrive (R-PAGE-22)', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/solucoes', { waitUntil: 'commit' });
  await page.getByRole('button', { name: search.open }).first().click();
  await expect(page.getByRole('dialog', { name: search.open })).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: search.open })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to be read, and no button that does nothing (R-PAGE-11, R-PHI-14, R-CHL-10, R-PAU-5, R-DWN-19, R-NWS-7)', async ({
    page,
  }) => {
    const pressable = (name: string | RegExp) => page.getByRole('button', { name });
    await test.step('all seven milestones, one under the other', async () => {
      await page.goto('/sobre');
      await expect(page.getByRole('article')).toHaveCount(7);
      for (const milestone of await page.getByRole('article').all()) await expect(milestone).toBeVisible();
      await expect(pressable('Próximo marco')).toBeHidden();
    });
    await test.step('all five steps', async () => {
      await page.goto('/projetos');
      for (const { title, keyPoints } of methodSteps) {
        await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
        await expect(page.getByText(keyPoints[3], { exact: true })).toBeVisible();
      }
      await expect(pressable('Próxima')).toBeHidden();
    });
    await test.step('the drawing of the philosophy', async () => {
      await page.goto('/ai-first-human-centered');
      const circles = page.locator('[data-particles-center] circle').filter({ visible: true });
      await expect(circles.first()).toBeVisible();
      await expect(pressable(/movimento/)).toHaveCount(0);
    });
    await test.step('each reader’s e-mail of the demonstration', async () => {
      await page.goto('/solucoes/newsletter-ai');
      await page.locator('#demo').getByText('Rafa', { exact: true }).click();
      await expect(page.locator('#demo').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Tainha chega um mês antes' })).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('heading', { name: 'Posto da zona norte abre 24 horas' })).toBeVisible();
    });
    await test.step('a link to the tool in the place of its form', async () => {
      await page.goto('/solucoes/chama-la');
      await expect(page.getByText('está desligado ou não carregou')).toBeVisible();
      await expect(page.getByLabel('Seu número, com DDD')).toBeHidden();
      await expect(pressable('Copiar link')).toBeHidden();
    });
    await test.step('the editor’s first state, and what is paused', async () => {
      await page.goto('/solucoes/portais-noticias');
      const editor = page.getByRole('region', { name: /^Exemplo: editor de uma matéria/ });
      await expect(editor.getByText(newsroom.passages.vote.draft)).toBeVisible();
      await expect(editor.getByText(newsroom.yours)).toBeVisible();
      await expect(editor.getByRole('button')).toHaveCount(0);
      await expect(pressable('Garantir acesso antecipado')).toBeHidden();
      await page.getByRole('link', { name: 'Garantir acesso antecipado' }).click();
      await expect(page.getByRole('heading', { name: pausedProjects.title })).toBeInViewport();
      await expect(pressable(pausedProjects.dismiss)).toBeHidden();
    });
    await test.step('a word about the cookies in the place of the switches', async () => {
      await page.goto(preferencesPath);
      await expect(page.getByText(cookiePanel.offline)).toBeVisible();
      await expect(page.getByRole('switch')).toHaveCount(0);
      await expect(pressable('Salvar Preferências')).toHaveCount(0);
    });
    await test.step('downloads as links, and colours without a word of copying', async () => {
      await page.goto('/brand');
      await expect(pressable('Download Logo')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Download Logo' })).toBeVisible();
      await expect(
        page
          .locator('#colors')
          .getByText(/copiar/i)
          .filter({ visible: true }),
      ).toHaveCount(0);
    });
  });
});
