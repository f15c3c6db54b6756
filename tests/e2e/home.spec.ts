import type { Page } from '@playwright/test';
import { countMoving, paints, settled } from '../support/browser/settled.ts';
import { expect, test } from '../support/test.ts';

// The dot is read as a full stop; browsers differ on a space before it.
const TITLE = /^A IA traça a linha, você põe o ponto ?\.$/;

test('the first view is whole, still, and led by its title', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await test.step('leads from the first view to the solutions and to the philosophy (R-HOME-1, R-HOME-8)', async () => {
    const hero = page.getByRole('main').getByRole('region', { name: TITLE });
    const solutions = hero.getByRole('link', { name: 'Ver soluções' });
    const philosophy = hero.getByRole('link', { name: 'Nossa filosofia' });
    // The whole of both buttons, without scrolling, at 1440 x 900 and at 390 x 844.
    await expect(solutions).toBeInViewport({ ratio: 1 });
    await expect(philosophy).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('img', { name: /^Exemplo: uma editora/ })).toBeInViewport();
    const publish = hero.getByRole('link', { name: /^Publicar/ });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (width < 768) return;
    // A laptop's low view holds them as well, and the editor's button.
    await page.setViewportSize({ width: 1366, height: 660 });
    for (const link of [solutions, philosophy, publish]) await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
  });
  await test.step('stands still for who asked for less motion (R-PAGE-14)', async () => {
    expect(await page.evaluate(countMoving)).toBe(0);
    await expect(page.locator('.editor-piece > ul')).toHaveCSS('animation-name', 'none');
  });
  await test.step('its largest paint is the title', async () => {
    await settled(page);
    expect((await page.evaluate(paints)).largest).toBe('h1');
  });
});

/** Whether this machine has one of the fonts that stand in for Inter, stretched to its measures. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('Probe', 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")')
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
}

test('draws its lines under a title that is already there, and moves nothing while it loads (R-PAGE-19, R-HOME-2)', {
  tag: '@both',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The font comes late, so that the swap from the fallback font is seen too.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await test.step('draws its lines under the title, for who likes motion', async () => {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('animation-name', 'none');
    await expect(title).toHaveCSS('opacity', '1');
    const drawing = page.locator('.editor-piece > ul');
    await expect(drawing).toHaveCSS('animation-name', 'appear');
    await expect(drawing).toHaveCSS('animation-delay', '0.1s');
    await expect(drawing).toHaveCSS('opacity', '1');
  });
  await test.step('moves nothing while it loads', async () => {
    // It needs a font that src/styles/fonts.css adapts (fonts-liberation).
    if (!(await hasFallbackFont(page))) return;
    await settled(page);
    expect((await page.evaluate(paints)).shift).toBe(0);
  });
});

test.describe('a first visit', () => {
  test.use({ visitor: 'undecided' });

  // What these and the other pages weigh: tests/integration/pages/page-budgets.test.ts.
  test('makes at most nine requests, the cookie banner included (R-PAGE-18)', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requested.push(request.url());
    });
    await page.goto('/');
    await expect(page.locator('.cookies')).toBeVisible();
    await settled(page);
    // The rules are asked for once more by `settled`.
    expect(new Set(requested).size, requested.join('\n')).toBeLessThanOrEqual(9);
  });
});
