// R-WL-18
import type { Page } from '@playwright/test';
import { offline } from '#content/interface.ts';
import { messages, dialog as words } from '#content/waitlist.ts';
import { listPath, listTitle } from '#content/waitlist-lists.ts';
import { hold, listen } from '../support/browser/settled.ts';
import { freshEmail, submit } from '../support/browser/waitlist-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const productPath = '/solucoes/newsletter-ai';
const title = listTitle('newsletter-ai');

const opener = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Entrar na fila de espera' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: title });

async function openDialog(page: Page): Promise<void> {
  await page.goto(productPath);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await dialog(page).getByLabel('Nome', { exact: true }).fill('Rui Tavares');
  await dialog(page).getByLabel('E-mail', { exact: true }).fill(freshEmail());
  await dialog(page).getByLabel('Nome da empresa').fill('Diário Serrano');
  await dialog(page).getByLabel('Cargo').selectOption('editor');
}

test('opens over the page, which does not scroll; Escape closes it and gives focus back (R-WLD-4)', {
  tag: '@both',
}, async ({ page }) => {
  await openDialog(page);
  await expect(dialog(page).getByLabel('Nome', { exact: true })).toBeFocused();
  // Focus goes through the dialog as it is seen: the cross stands above the fields.
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectNoAxeViolations(page, 'dialog[open]');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await submit(page);
  await expect(dialog(page).getByLabel('Site (opcional)')).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('can not be closed while it is sending; the success closes after 3 s, and a line stays where the button was, read out once (R-WLD-6, R-WLD-7, R-WLD-11)', async ({
  page,
}) => {
  await page.clock.install();
  await openDialog(page);
  await fillIn(page);
  const release = await hold(page, '**/api/waitlist');
  const said = await listen(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  release();

  const success = dialog(page).getByRole('group', { name: messages.success.title });
  await expect(success).toBeFocused();
  await expect(success).toHaveAccessibleDescription(/^Obrigado por se juntar à nossa lista de espera\./);
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.clock.fastForward(3000);
  await expect(dialog(page)).toHaveCount(0);
  const line = page.locator('[data-waitlist-line]');
  await expect(line).toContainText(`${words.joined.title} ${words.joined.text}`);
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  // Focus has the success and the line read out: the live regions say nothing of them.
  expect(await said()).toEqual(['Cadastrando...']);
  await expectNoAxeViolations(page);
});

test('the dialog is fetched when the page is idle, without React, and opens without a connection (R-WLD-9)', async ({
  page,
}) => {
  // A browser without windows may leave a page that draws nothing without an idle moment: here it goes Safari's way.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(productPath);
  // As the page knows it: what the browser also fetches ahead is not always told to the test as finished.
  const got = (kind: string) =>
    page.evaluate(
      (type) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === type)
          .map(({ name }) => name),
      kind,
    );
  await expect.poll(() => got('fetch')).toContainEqual(expect.stringContaining(listPath('newsletter-ai')));
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
  });
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect((await got('script')).join()).not.toContain('react');
});

test('without a connection before that, the page says so where the button is, and keeps it (R-WLD-9)', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route(`**${listPath('newsletter-ai')}`, (route) => route.abort());
  await page.goto(productPath);
  await opener(page).click();
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeInViewport();
  await expect(page).toHaveURL(productPath);
  await page.unroute(`**${listPath('newsletter-ai')}`);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('when the dialog can not be loaded, the button leads to the list’s page (R-WLD-9)', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route('**/open-dialog*.js', (route) => route.abort());
  await page.goto(productPath);
  await opener(page).click();
  await expect(page).toHaveURL(listPath('newsletter-ai'));
  await expectNoAxeViolations(page);
});
