import { generation } from '../support/generation.ts';
import {
  code,
  freshClient,
  makeCode,
  nameField,
  openGenerator,
  path,
  preview,
  rows,
  save,
  searchField,
  toast,
  tracingRefused,
} from '../support/generator-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('offline, saving says so; back online the same press saves the code, and the list shows it (R-GEN-25)', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/net::ERR_INTERNET_DISCONNECTED/);
  const client = freshClient();
  await openGenerator(page);
  await makeCode(page, client);
  await expect(preview(page)).toContainText(client);
  await test.step('offline', async () => {
    await context.setOffline(true);
    await save(page).click();
    await expect(toast(page, 'Erro ao salvar copyright')).toBeVisible();
    await expect(page.getByText('Sem resposta do servidor.')).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expect(code(page)).toContainText('gazeta_');
    await expectNoAxeViolations(page, '.code-panel');
  });
  await test.step('back online', async () => {
    await context.setOffline(false);
    await save(page).click();
    await expect(toast(page, 'Copyright salvo com sucesso!')).toBeVisible();
    await expect(page.getByText('Erro ao salvar geração')).toHaveCount(0);
    await expect(rows(page).first()).toContainText(client);
    await expect(rows(page).first()).toContainText('cometta.example/sobre');
    await expect(rows(page).first()).toContainText('Escuro');
    await expect(rows(page).first().getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  });
});

test('a saved one is found by its name, used again and copied', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stored = generation(`${freshClient()} 100%`);
  const client = stored.client_name;
  expect((await request.post('/api/copyright-generations', { data: stored })).status()).toBe(201);
  await openGenerator(page);
  await test.step('the search asks the server for all of them', async () => {
    await searchField(page).fill(client.toUpperCase());
    await expect(page.getByRole('heading', { name: `Gerações com “${client.toUpperCase()}”` })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('1 geração', { exact: true })).toBeAttached();
    await searchField(page).fill(`${client}_`);
    await expect(page.getByText(`Nenhum cliente com “${client}_”`).last()).toBeVisible();
    await expectNoAxeViolations(page, 'section[aria-labelledby="geracoes"]');
  });
  await test.step('comes back to the recent ones', async () => {
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Gerações recentes' })).toBeVisible();
  });
  await test.step('choosing it leads to the form', async () => {
    await page.getByRole('button', { name: `Usar o código de ${client}` }).click();
    await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
    await expect(nameField(page)).toHaveValue(client);
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toBeInViewport();
  });
  await test.step('its code is copied as it was saved', async () => {
    const row = rows(page).filter({ hasText: client });
    await row.getByRole('button', { name: `Copiar o código de ${client}` }).click();
    await expect(row.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stored.embed_code);
  });
});

test('with the staff password, the page works for who knows it (R-GEN-2)', async ({
  browser,
  request,
  ownServer,
}) => {
  const server = await ownServer({ STAFF_BASIC_AUTH: 'equipe:segredo-da-equipe' });
  expect((await request.get(`${server.url}${path}`)).status()).toBe(401);
  const context = await browser.newContext({
    httpCredentials: { username: 'equipe', password: 'segredo-da-equipe' },
  });
  const page = await context.newPage();
  await openGenerator(page, `${server.url}${path}`);
  await makeCode(page, 'Gazeta');
  await expect(preview(page)).toContainText('Gazeta');
  await save(page).click();
  await expect(rows(page)).toHaveCount(1);
  await context.close();
});
