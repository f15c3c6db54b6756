// R-PAGE-11, R-WLP-19

import { fillIn, heading, path, submit, summary } from '../support/browser/waitlist-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

// The answer to a refused form is the page itself.
test.beforeEach(({ allowError }) => allowError(/status of 4(?:09|22)/));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('wrong fields come back with their messages and everything as it was typed (R-WLP-15)', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByLabel('Nome', { exact: true }).fill(' Jo ');
    await page.getByLabel('Cargo', { exact: true }).selectOption('outro');
    await page.getByRole('switch').check();
    await submit(page);
    await expect(page).toHaveURL(/\/enviar$/);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(' Jo ');
    await expect(page.getByLabel('Cargo', { exact: true })).toHaveValue('outro');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(
      'Nome deve ter pelo menos 3 caracteres',
    );
    await summary(page).getByRole('link', { name: 'E-mail é obrigatório' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
});

test('the form that the server sent back takes over where JavaScript is there, with the campaign of the page’s address (R-WL-28, R-WLP-23)', async ({
  page,
  allowError,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  allowError(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(`${path}?utm_source=copyright_link&utm_campaign=gazeta_do_cais`);
  await fillIn(page);
  await page.getByLabel('Nome', { exact: true }).fill('Jo');
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(page).toHaveTitle(/^Erro: /);
  await page.unroute('**/*.js');
  await page.reload();
  await page.getByLabel('Nome', { exact: true }).fill('Joana');
  await expect(page).not.toHaveTitle(/^Erro/);
  const sending = page.waitForRequest('**/api/waitlist');
  await submit(page);
  expect((await sending).postDataJSON()).toMatchObject({
    utm_source: 'copyright_link',
    utm_campaign: 'gazeta_do_cais',
  });
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  // A reload shows the page again, and not the form that was refused.
  await expect(page).toHaveURL(path);
});
