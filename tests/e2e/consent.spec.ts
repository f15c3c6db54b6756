/** The cookie banner, the preferences panel, and what they keep; what storage may hold: src/features/consent. */
import type { Page } from '@playwright/test';
import { cookieBanner, cookiePanel } from '#content/cookies.ts';
import { banner, categorySwitch, preferencesPath, savePreferences } from '../support/browser/consent.ts';
import { paints, widthOf } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test.use({ visitor: 'undecided' });

const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const box = (page: Page) => page.locator('.cookies');

/** Opens a page whose time stands still after the load. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await page.clock.pauseAt('2026-03-12T12:00:01Z');
  await page.goto('/contato', { waitUntil: 'networkidle' });
}

test('on the smallest views, as zoom makes them, all that can be chosen is in sight, and so is what has focus (R-CNS-3, R-CNS-4)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/sobre');
  for (const name of ['Recusar', 'Aceitar', 'Fechar o aviso'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(banner(page).getByRole('link', { name: 'Saiba mais' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await button(page, 'Aceitar').focus();
  await expect(button(page, 'Aceitar')).toBeInViewport({ ratio: 1 });
  expect(await widthOf(page)).toBe(320);
  // Something is in view of what is taller than the room above it (WCAG 2.2, 2.4.11).
  const panel = page.getByRole('tabpanel');
  await panel.focus();
  const room = async () => {
    const [own, over] = await Promise.all([panel.boundingBox(), box(page).boundingBox()]);
    return own && over ? Math.min(own.y + own.height, over.y) - Math.max(own.y, 0) : 0;
  };
  await expect.poll(room).toBeGreaterThan(48);
  // A phone that is zoomed in: a third of the view, with all buttons in it.
  await page.setViewportSize({ width: 342, height: 192 });
  await expect.poll(async () => (await box(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  for (const name of ['Recusar', 'Aceitar', 'Fechar o aviso'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  // Motion is reduced: it is gone at once.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Aceitar').click();
  await page.clock.runFor(2);
  await expect(box(page)).toHaveCount(0);
});

// R-CNS-7, R-CNS-25, R-PAGE-19
test('is accessible, weighs both answers alike and moves nothing, on black and on white', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  for (const path of isMobile ? ['/'] : ['/', '/politica-de-cookies']) {
    // The font is in the cache for the second visit: what moves then is the banner's doing.
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('status')).toHaveText(cookieBanner.announcement);
    await expect.poll(() => box(page).evaluate((part) => part.getAnimations().length)).toBe(0);
    await expectNoAxeViolations(page, '.cookies');
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, boxShadow, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, boxShadow, fontSize, fontWeight };
      });
    expect(await look('Recusar')).toEqual(await look('Aceitar'));
    // A bar on a phone, and a card in the corner of a desktop.
    const { width = 0, height = 0 } = (await box(page).boundingBox()) ?? {};
    if (isMobile) expect(height).toBeLessThanOrEqual(132);
    else expect(width).toBe(360);
    const { shift, largest } = await page.evaluate(paints);
    expect(shift).toBe(0);
    expect(largest).not.toBe('banner');
  }
});

test('what has focus already is moved out from under it when it comes (R-PAGE-27)', { tag: '@both' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollBy({ top: 60, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  expect(await box(page).count()).toBe(0);
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
  const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => box(page).evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => (await bottom()) - (await top())).toBeLessThanOrEqual(0);
  await expect(link).toBeFocused();
  // Every element inherits a custom property of the root: the whole page's style would be computed again.
  await expect(page.locator('html')).toHaveAttribute('style', /^scroll-padding-bottom: calc\([^-]+\);$/);
});

test('the panel passes axe under Global Privacy Control, and when it has saved a choice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(preferencesPath);
  await expect(page.getByText(cookiePanel.signal)).toBeVisible();
  await expectNoAxeViolations(page, '#preferencias');
  await categorySwitch(page, 'analytics').click();
  await savePreferences(page);
  await expect(page.getByText(cookiePanel.saved)).toBeVisible();
  await expectNoAxeViolations(page, '#preferencias');
});
