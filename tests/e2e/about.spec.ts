import type { Page } from '@playwright/test';
import { about } from '#content/about.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const YEARS = [2009, 2010, 2015, 2019, 2022, 2023, 2025];

const year = (page: Page, value: number) => page.getByRole('tab', { name: String(value) });
const next = (page: Page) => page.getByRole('button', { name: 'Próximo marco' });
const previous = (page: Page) => page.getByRole('button', { name: 'Marco anterior' });

/** The milestone shown is this one, and no other. */
async function expectShown(page: Page, value: number, title: string): Promise<void> {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText(title);
  await expect(year(page, value)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/sobre');
});

test('says the mission, the numbers, the values and the five products', async ({ page }) => {
  await expect(page).toHaveTitle(/^Sobre/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tecnologia para quem publica/);
  await expect(page.getByText('Atuamos desde 2008; a empresa nasceu em 2009.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Missão/ })).toBeVisible();
  for (const text of ['mais de 17 anos', '100% de transparência', '180+', '1.5B+', '480M+']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Seis valores' }).getByRole('listitem')).toHaveCount(6);
  const products = page.getByRole('region', { name: about.products.title }).getByRole('listitem');
  await expect(products).toHaveCount(5);
  await expect(products.getByRole('link', { name: /Leia\.lá/ })).toHaveAttribute('href', '/solucoes/leia-la');
  const closing = page.getByRole('region', { name: about.closing.title.join(' ') });
  await expect(closing.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', '/contato');
  await expect(closing.getByRole('link', { name: 'Ver soluções' })).toHaveAttribute('href', '/solucoes');
});

test('opens on the last year and the arrows go round', async ({ page }) => {
  await expectShown(page, 2025, 'Agentes autônomos de IA');
  await next(page).click();
  await expectShown(page, 2009, '50+ escolas');
  await expect(page.getByText('1 de 7')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2009: Fundação. Começa pela escola');
  await previous(page).click();
  await expectShown(page, 2025, 'Agentes autônomos de IA');
  await previous(page).click();
  await expectShown(page, 2023, 'Chama.lá');
});

test('shows a year when it is chosen, and 2015 leads to the journalism commitment', async ({ page }) => {
  await year(page, 2015).click();
  await expectShown(page, 2015, 'compromisso com o jornalismo');
  await expect(page.getByRole('link', { name: 'Ler o compromisso' })).toHaveAttribute(
    'href',
    '/compromisso-jornalismo',
  );
});

test('is walked with the keyboard: one stop, arrows wrap, Home and End go to the ends', async ({ page }) => {
  await year(page, 2025).focus();
  await page.keyboard.press('ArrowRight');
  await expect(year(page, 2009)).toBeFocused();
  await expectShown(page, 2009, 'Começa pela escola');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(year(page, 2023)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(year(page, 2009)).toBeFocused();
  await page.keyboard.press('End');
  await expectShown(page, 2025, 'Agentes autônomos de IA');
  // One stop for all the years: the next one is the milestone itself.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('opens on the year that the address asks for', async ({ page }) => {
  await page.goto('/contato');
  await page.goto('/sobre#marco-2019');
  await expectShown(page, 2019, '1B de impressões');
  await page.evaluate(() => location.assign('#marco-2010'));
  await expectShown(page, 2010, '2010');
});

test('leaves the rest of the page where it is when a milestone changes', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const mission = page.getByRole('heading', { name: /^Missão/ });
  // Counted from the top of the page: choosing a year at the view's edge may scroll it.
  const top = () => mission.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  for (const value of YEARS) {
    await year(page, value).click();
    expect(await top()).toBe(before);
  }
});

for (const width of [390, 768]) {
  test(`at ${width} px a chosen year comes to the centre`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const offCentre = async (value: number) => {
      const box = await year(page, value).boundingBox();
      return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2);
    };
    await expect.poll(() => offCentre(2025)).toBeLessThan(2);
    await year(page, 2023).click();
    await expect.poll(() => offCentre(2023)).toBeLessThan(2);
    // The strip moves, the page does not.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await previous(page).click();
    await expect.poll(() => offCentre(2022)).toBeLessThan(2);
  });
}

test('chooses the year that the visitor swipes to', { tag: '@phone' }, async ({ page }) => {
  const strip = page.getByRole('tablist');
  const box = await strip.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 40);
  await page.mouse.wheel(-2000, 0);
  await expectShown(page, 2009, 'Começa pela escola');
});

test('turns without animation when motion is unwelcome', async ({ page }) => {
  await page.reload();
  await year(page, 2023).click();
  await expectShown(page, 2023, 'Chama.lá');
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((item) => Number(item.effect?.getComputedTiming().endTime) > 50).length,
  );
  expect(running).toBe(0);
});

test('has no accessibility violations in the milestone with a link', async ({ page }) => {
  await page.goto('/contato');
  await page.goto('/sobre#marco-2015');
  await expectShown(page, 2015, 'compromisso com o jornalismo');
  await expectNoAxeViolations(page, '[data-timeline]');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all seven milestones are read, one under the other', async ({ page }) => {
    const timeline = page.getByRole('article');
    await expect(timeline).toHaveCount(7);
    for (const [index, value] of YEARS.entries()) {
      await expect(timeline.nth(index)).toContainText(String(value));
      await expect(timeline.nth(index)).toBeVisible();
    }
    await expect(next(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ler o compromisso' })).toBeVisible();
  });
});
