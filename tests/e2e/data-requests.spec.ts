import type { Page } from '@playwright/test';
import { brand } from '#brand.ts';
import { dataRequests } from '#content/data-requests.ts';
import { widthOf } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const policy = '/politica-de-privacidade';

const form = (page: Page) => page.getByRole('form', { name: dataRequests.title });
const summary = (page: Page) => form(page).getByRole('region');
const button = (page: Page) => form(page).getByRole('button', { name: dataRequests.submit });
const protocol = (page: Page) => page.getByText(/^\d{4}-[0-9A-Z]{5}-[0-9A-Z]{5}$/);

/** Fills in the form, with details that no other test sends: the same answers would be the same request. */
async function fillIn(page: Page): Promise<string> {
  const details = `Pedido ${crypto.randomUUID()}`;
  await page.getByRole('radio', { name: /^Eliminação/ }).check();
  await page.getByLabel('Nome', { exact: true }).fill('Helena Prado');
  await page.getByLabel('E-mail', { exact: true }).fill('helena@gazetadocais.example');
  await page.getByLabel('Detalhes').fill(details);
  return details;
}

/** The page of a stored request: its number, what it is, until when it is answered. */
async function expectReceived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido recebido ?\.$/ })).toBeVisible();
  await expect(protocol(page)).toBeVisible();
  await expect(page.getByRole('definition').getByText('Eliminação')).toBeVisible();
  const due = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000);
  const day = due.toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
  await expect(page.getByRole('definition').getByText(day)).toBeVisible();
  const number = await protocol(page).textContent();
  expect(new URL(page.url()).search).toBe(`?protocolo=${number}`);
}

/** Nothing is cut off at 320 px. */
async function fitsSmallest(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await widthOf(page)).toBe(320);
  await page.setViewportSize(before);
}

test('the policy leads to the form; nothing typed is lost, what is wrong is mended in place, and the request gets its protocol and the day of the answer (R-DAT-1, R-DAT-3, R-DAT-5)', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/net::ERR_INTERNET_DISCONNECTED|status of 422|no answer from the server/);
  await page.goto(policy);
  await page
    .getByRole('article')
    .getByRole('link', { name: 'formulário no fim desta página' })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: dataRequests.title })).toBeInViewport();
  await expect(form(page).getByRole('radio')).toHaveCount(9);
  const details = await fillIn(page);
  const name = page.getByLabel('Nome', { exact: true });
  const email = page.getByLabel('E-mail', { exact: true });
  await test.step('without a connection', async () => {
    await name.fill('Jo');
    await email.fill('helena@');
    await context.setOffline(true);
    await button(page).click();
    await expect(summary(page)).toHaveText(
      'Erro ao conectar com o servidor. Verifique sua conexão e envie de novo: o que você escreveu continua aqui.',
    );
    await expect(summary(page)).toBeFocused();
    await expectNoAxeViolations(page, 'form');
    await context.setOffline(false);
  });
  await test.step('what is wrong is said at the top and at the fields, and the page is not left', async () => {
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Nome deve ter pelo menos 3 caracteres',
      'E-mail inválido',
    ]);
    await expect(page).toHaveTitle(/^Erro: /);
    await fitsSmallest(page);
    await expect(page).toHaveURL(new RegExp(`${policy}#`));
    await expect(email).toHaveAccessibleDescription(/E-mail inválido/);
    await expect(page.getByRole('radio', { name: /^Eliminação/ })).toBeChecked();
    await expect(name).toHaveValue('Jo');
    await expect(page.getByLabel('Detalhes')).toHaveValue(details);
    await expectNoAxeViolations(page, 'form');
    await summary(page).getByRole('link', { name: 'E-mail inválido' }).click();
    await expect(email).toBeFocused();
  });
  await test.step('mended, it is received, and its number is all that is needed to come back', async () => {
    await email.fill('helena@gazetadocais.example');
    await name.fill('Helena Prado');
    await button(page).click();
    await expectReceived(page);
    await expect(page.locator('main')).not.toContainText('Helena');
    const officer = { name: brand.emails.dataProtectionOfficer };
    await expect(page.getByRole('main').getByRole('link', officer)).toBeVisible();
    await expectNoAxeViolations(page);
    await fitsSmallest(page);
    await page.reload();
    await expectReceived(page);
    await page.goBack();
    await expect(button(page)).toBeEnabled();
  });
});
