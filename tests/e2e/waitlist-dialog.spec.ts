// R-WL-18
import type { Page } from '@playwright/test';
import { messages } from '#content/waitlist.ts';
import { listPath, listTitle } from '#content/waitlist-lists.ts';
import { listen } from '../support/announcements.ts';
import { settled } from '../support/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';
import { freshEmail, heading, submit, summary, watchSignUps } from '../support/waitlist-page.ts';

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

async function fillIn(page: Page, email = freshEmail()): Promise<void> {
  await dialog(page).getByLabel('Nome', { exact: true }).fill('Rui Tavares');
  await dialog(page).getByLabel('E-mail', { exact: true }).fill(email);
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
  await expect(
    dialog(page).getByText(
      'Ao se cadastrar, você concorda em receber comunicações sobre o acesso à Newsletter AI.',
    ),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('says what is wrong and forgets everything when it is closed (R-WLD-5)', async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByLabel('E-mail', { exact: true }).fill('rui@diario');
  await dialog(page).getByLabel('Site').fill('serrano');
  await submit(page);
  for (const [label, message] of [
    ['Nome', 'Nome é obrigatório'],
    ['E-mail', 'E-mail inválido'],
    ['Nome da empresa', 'Nome da empresa é obrigatório'],
    ['Cargo', 'Cargo é obrigatório'],
    ['Site (opcional)', 'URL inválida'],
  ] as const) {
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expect(dialog(page).getByLabel('Nome', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page, 'dialog[open]');

  // On the backdrop, above the sheet.
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).click();
  await expect(dialog(page).getByLabel('E-mail', { exact: true })).toHaveValue('');
  await expect(dialog(page).getByText('Nome é obrigatório')).toHaveCount(0);
});

test('can not be closed while it is sending; the success closes by itself after 3 s (R-NWS-5, R-WLD-6)', async ({
  page,
}) => {
  await page.clock.install();
  await openDialog(page);
  const email = freshEmail();
  await fillIn(page, email);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/waitlist', async (route) => {
    await held;
    await route.continue();
  });
  const sent = watchSignUps(page);
  await submit(page);
  await expect(dialog(page).getByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeDisabled();
  await expect(dialog(page).getByLabel('E-mail', { exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  release();

  const success = dialog(page).getByRole('group', { name: 'Cadastro realizado com sucesso!' });
  await expect(success).toBeFocused();
  await expect(success).toHaveAccessibleDescription(/^Obrigado por se juntar à nossa lista de espera\./);
  await expectNoAxeViolations(page, 'dialog[open]');
  const said = await listen(page);
  await page.clock.fastForward(3000);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  // A screen reader on a phone, which shows no focus, may not have got to the end.
  await page.clock.fastForward(500);
  await expect(page.getByRole('status').filter({ hasText: 'Cadastro realizado com sucesso!' })).toHaveCount(
    1,
  );
  expect(await said()).toEqual([Object.values(messages.success).join(' ')]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    nome: 'Rui Tavares',
    email,
    source: 'newsletter',
    site: null,
  });
});

test('the success waits for who reads it, by pointer or by keyboard (R-WLD-7, R-WLD-11)', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDialog(page);
  await fillIn(page);
  const said = await listen(page);
  await submit(page);
  const success = dialog(page).getByRole('group', { name: 'Cadastro realizado com sucesso!' });
  await expect(success).toBeFocused();
  // Focus has it read out: the live regions say nothing of it.
  expect(await said()).toEqual(['Cadastrando...']);
  const lines = () =>
    success.evaluate(
      (part) => part.getAnimations({ subtree: true }).filter((one) => one instanceof Animation).length,
    );
  // A line shows how long it stays.
  expect(await lines()).toBe(1);
  await success.hover();
  await page.mouse.move(0, 0, { steps: 2 });
  await success.hover();
  await page.clock.fastForward(10_000);
  await expect(success).toBeVisible();
  expect(await lines()).toBe(0);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  await expect(success).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  expect(await said()).toEqual([]);
});

test('a visitor who does not come near a waitlist button downloads no React (R-WLD-9)', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(productPath);
  await settled(page);
  const before = scripts.length;
  expect(scripts.join()).not.toContain('WaitlistDialogIsland');
  await opener(page).focus();
  await expect.poll(() => scripts.join()).toContain('WaitlistDialogIsland');
  expect(scripts.length).toBeGreaterThan(before);
});

test('when the dialog can not be loaded, the button leads to the list’s page (R-WLD-9)', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route('**/WaitlistDialogIsland*.js', (route) => route.abort());
  await page.goto(productPath);
  await opener(page).click();
  await expect(page).toHaveURL(listPath('newsletter-ai'));
  await expectNoAxeViolations(page);
  await page.getByLabel('Nome', { exact: true }).fill('Jo');
  await submit(page);
  await expect(summary(page).getByRole('link').first()).toHaveText('Nome deve ter pelo menos 3 caracteres');
  await expect(page).toHaveTitle(/^Erro: /);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowError }) => allowError(/status of 422/));

  test('the button leads to a page that joins the same list (R-WLD-10)', async ({ page }) => {
    await page.goto(productPath);
    await opener(page).click();
    await expect(page).toHaveURL(listPath('newsletter-ai'));
    const email = freshEmail();
    await page.getByLabel('Nome', { exact: true }).fill('Rui Tavares');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Nome da empresa').fill('Diário Serrano');
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await page.getByLabel('Cargo').selectOption('editor');
    await submit(page);
    await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
    await expect(page).toHaveURL(/\/newsletter-ai\/confirmacao\?/);
  });
});
