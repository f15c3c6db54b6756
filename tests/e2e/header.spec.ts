import { menuSections } from '#content/navigation.ts';
import { unknownPath } from '../support/browser/pages.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

// The 404 page is the smallest page with the whole shell; its status is a console line of the browser's.
test.beforeEach(({ allowError }) => allowError(/status of 404/));

test('the header is transparent with white text up to 10 px (R-HDR-2, R-HDR-3)', async ({ page }) => {
  await page.goto(unknownPath);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect(header).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.99)');
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).not.toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('Soluções opens by hover, closes 250 ms after the pointer left (R-HDR-6, R-HDR-7)', async ({ page }) => {
  // Time stands still and the pointer is moved by hand: the browser's own animation frames stand still too.
  await page.clock.install({ time: '2026-03-12T12:00:00' });
  await page.goto(unknownPath);
  await page.clock.pauseAt('2026-03-12T13:00:00');
  const button = page.getByRole('button', { name: 'Soluções' });
  const place = await button.boundingBox();
  const onButton = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20] as const;
  await page.mouse.move(...onButton);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await page.locator('#menu-solucoes').boundingBox())?.width).toBe(640);
  await test.step('a pointer that comes back in time keeps it open', async () => {
    await page.mouse.move(200, 700);
    await page.clock.runFor(200);
    await page.mouse.move(...onButton);
    await page.clock.runFor(400);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  await page.mouse.move(200, 700);
  await page.clock.runFor(240);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(20);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Soluções is toggled by click and by keys (R-HDR-8, R-HDR-9)', async ({ page }) => {
  await page.goto(unknownPath);
  const button = page.getByRole('button', { name: 'Soluções' });
  const panel = page.locator('#menu-solucoes');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('link', { name: 'Ver todas as soluções' })).toBeVisible();
  await expectNoAxeViolations(page, 'header');
  await button.click();
  await expect(panel).toBeHidden();
  await test.step('Enter opens, Escape closes and gives the focus back, leaving closes', async () => {
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Chama\.lá/ }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await button.click();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await panel.getByRole('link', { name: /Publicidade Legal/ }).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('menu on a phone (R-PAGE-20)', { tag: '@phone' }, () => {
  test('is a centred modal with one section open at a time (R-HDR-12, R-HDR-14)', async ({ page }) => {
    await page.goto(unknownPath);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const { title } of menuSections) {
      await menu.getByText(title, { exact: true }).click();
      await expect(menu.locator('details[open]').getByRole('link').first()).toBeVisible();
      await expect(menu.locator('details[open]')).toHaveCount(1);
    }
    await menu.getByText('Soluções', { exact: true }).click();
    const box = await menu.boundingBox();
    expect(box?.height ?? 999).toBeLessThanOrEqual(844 * 0.85 + 1);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 422)).toBeLessThan(2);
    await expectNoAxeViolations(page);
  });

  test('closes by its button, Escape, the backdrop and a link (R-HDR-15, R-HDR-16)', async ({ page }) => {
    await page.goto(unknownPath);
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await opener.click();
    await menu.getByRole('button', { name: 'Fechar menu' }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    // A popover, which styles no element anew; the page is inert right after, also for what comes later.
    expect(await menu.evaluate((dialog) => dialog.matches(':popover-open:not([open])'))).toBe(true);
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.evaluate(() => document.body.prepend(document.createElement('aside')));
    await expect(page.locator('aside')).toHaveJSProperty('inert', true);
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.touchscreen.tap(195, 10);
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);

    await opener.click();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await menu.getByRole('link', { name: 'Contato' }).last().click();
    await expect(menu).toBeHidden();
  });

  test('also works where invoker commands and light dismiss are missing', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      // The browser's own handling is taken away with the attributes.
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('dialog')) element.removeAttribute('closedby');
      });
    });
    await page.goto(unknownPath);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
    });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(195, 10);
    await expect(menu).toBeHidden();
  });
});

test('the skip link is the first stop and moves on to the content', async ({ page }) => {
  await page.goto(unknownPath);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the header and the footer are reachable (R-HDR-1, R-HDR-9, R-HDR-17)', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.goto(unknownPath);
    const header = page.getByRole('banner');
    // It can't turn white, so it stays behind when the page is scrolled.
    await expect(header).toHaveCSS('position', 'absolute');
    if (!isMobile) {
      await expect(header.getByRole('button', { name: 'Soluções' })).toBeHidden();
      const solutions = header.getByRole('link', { name: 'Soluções', exact: true });
      await expect(solutions).toHaveAttribute('href', '/solucoes');
      await solutions.hover();
      await expect(page.locator('#menu-solucoes').getByRole('link', { name: /Leia\.lá/ })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' })).toBeVisible();
    if (isMobile) {
      await expect(header.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
      await header.getByRole('link', { name: 'Menu no fim da página' }).click();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' })).toBeInViewport();
    }
  });
});
