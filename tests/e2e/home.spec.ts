import type { Page } from '@playwright/test';
import { brand } from '#brand.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

// The dot is read as a full stop; browsers differ on a space before it.
const TITLE = /^A IA traça a linha, você põe o ponto ?\.$/;

function region(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('region', { name });
}

test('says what the page has to say', async ({ page }) => {
  await page.goto('/');
  await test.step('says what the company does, in one title, at once', async () => {
    await expect(page).toHaveTitle(`${brand.name}: a IA traça a linha, você põe o ponto`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText(/produtos digitais AI-first e centrados em pessoas/)).toBeVisible();
  });
  await test.step('explains the method in three steps and tells a proposal from a decision', async () => {
    const method = region(page, 'De muitas hipóteses a uma decisão');
    await expect(method.getByRole('heading', { level: 3 })).toHaveText([
      '1. Inteligência artificial',
      '2. Design experiencial',
      '3. Arquitetura escalável',
    ]);
    await expect(method.getByText('proposta da IA')).toBeVisible();
    await expect(method.getByText('decisão de uma pessoa')).toBeVisible();
  });
  await test.step('invites to the waiting list of the news portal', async () => {
    const portal = region(page, 'Portal AI 1.0');
    await expect(portal.getByRole('link', { name: 'Entrar na fila de espera' })).toHaveAttribute(
      'href',
      '/portal-ai-waitlist',
    );
    await expect(portal.getByText(/primeiro semestre de 2026/)).toBeVisible();
  });
  await test.step('offers custom projects with five steps and two figures', async () => {
    const projects = region(page, 'Não coube em nenhum produto?');
    await expect(projects.getByRole('link', { name: /projeto/ })).toHaveAttribute('href', '/projetos');
    await expect(
      projects.getByRole('img', { name: /descoberta, ideação, prototipagem, desenvolvimento e evolução/ }),
    ).toBeVisible();
    await expect(projects.getByRole('definition')).toHaveText(['94%', '1.5B+']);
  });
  await test.step('closes with who already came and how to come too', async () => {
    const closing = region(page, /^O próximo ponto é seu ?\.$/);
    await expect(closing.getByText(/mais de 50 empresas/i)).toBeVisible();
    await expect(closing.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
      'href',
      '/contato',
    );
    await expect(closing.getByRole('link', { name: 'Ver soluções' })).toHaveAttribute('href', '/solucoes');
  });
});

test('leads from the first view to the solutions and to the philosophy', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/');
  const hero = region(page, TITLE);
  const solutions = hero.getByRole('link', { name: 'Ver soluções' });
  const philosophy = hero.getByRole('link', { name: 'Nossa filosofia' });
  await expect(solutions).toHaveAttribute('href', '/solucoes');
  await expect(philosophy).toHaveAttribute('href', '/ai-first-human-centered');
  // The whole of both buttons, without scrolling, at 1440 x 900 and at 390 x 844.
  await expect(solutions).toBeInViewport({ ratio: 1 });
  await expect(philosophy).toBeInViewport({ ratio: 1 });
});

test('shows every product at work and leads to its page', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const products = [
    ['Explorar a Newsletter AI', '/solucoes/newsletter-ai'],
    ['Explorar o Chama.lá', '/solucoes/chama-la'],
    ['Explorar o Leia.lá', '/solucoes/leia-la'],
    ['Explorar o Portal AI', '/solucoes/portais-noticias'],
    ['Explorar a Publicidade Legal', '/solucoes/publicidade-legal'],
    ['Ver todas as soluções', '/solucoes'],
  ] as const;
  for (const [name, href] of products) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const name of [
    /^Exemplo: três versões/,
    /código QR/,
    /curva de cliques/,
    /^Exemplo: editor de matérias/,
    /publicações legais/,
  ]) {
    await expect(main.getByRole('img', { name })).toBeVisible();
  }
});

test('stands still for who asked for less motion', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && animation.effect?.getComputedTiming().duration !== 1,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('h1 svg:visible')).toHaveCSS('animation-name', 'none');
});

test('draws its lines under a title that is already there, for who likes motion', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('animation-name', 'none');
  await expect(title).toHaveCSS('opacity', '1');
  const drawing = title.locator('svg:visible');
  await expect(drawing).toHaveCSS('animation-name', 'appear');
  // R-HOME-2
  await expect(drawing).toHaveCSS('animation-delay', '0.1s');
  await expect(drawing).toHaveCSS('opacity', '1');
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

test('moves nothing while it loads', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The font comes late, so that the swap from the fallback font is seen too.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  test.skip(
    !(await hasFallbackFont(page)),
    'needs a font that src/styles/fonts.css adapts (fonts-liberation)',
  );
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShifts'))).toEqual([]);
});

test('its largest paint is the title', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last && 'element' in last ? last.element : undefined;
          resolve(element instanceof Element ? element.closest('h1, p, section')?.tagName : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('H1');
});

test('reads whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Falar com a equipe' })).toBeVisible();
  await context.close();
});
