import type { Page } from '@playwright/test';
import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import {
  about,
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
  urlField,
} from '../support/generator-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const api = '**/api/copyright-generations*';
test.beforeEach(({ allowError }) => allowError(tracingRefused));

/** Saved generations as the API gives them. */
function generations(count: number, name = 'Jornal', url: string = about) {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    client_name: `${name} ${count - index}`,
    product_url: url,
    embed_code: `<span>código ${count - index}</span>`,
    preview_mode: index % 2 === 0 ? 'light' : 'dark',
    created_at: '2026-03-12T17:05:00.000Z',
  }));
}

/** Answers saves in a way of the test's own; lists come from the server. */
async function onSave(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(api, (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.fallback(),
  );
}

test('saves the code once, and the list shows it', async ({ page }) => {
  const client = freshClient();
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
  await openGenerator(page);
  await makeCode(page, client);
  await page.getByRole('radio', { name: 'Claro' }).check();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await onSave(page, async (route) => {
    await held;
    await route.continue();
  });
  await save(page).dblclick();
  await expect(page.getByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(toast(page, 'Copyright salvo com sucesso!')).toBeVisible();
  await expect(rows(page).first()).toContainText(client);
  await expect(rows(page).first()).toContainText('cometta.example/sobre');
  await expect(rows(page).first()).toContainText('Claro');
  await expect(rows(page).first().getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  // Pressed again, the same code is not sent again.
  await save(page).click();
  await expect(page.getByText('Está na lista do fim da página.')).toBeVisible();
  const year = new Date().getFullYear();
  expect(sent).toEqual([
    {
      client_name: client,
      product_url: about,
      embed_code: buildEmbed({ clientName: client, url: about, mode: 'light', year }),
      preview_mode: 'light',
    },
  ]);
});

for (const [what, answer, reason] of [
  ['the server fails', { status: 500, json: { code: 'internal' } }, 'O código continua aqui. Tente de novo.'],
  [
    'it saved too often',
    { status: 429, headers: { 'Retry-After': '12' }, json: {} },
    'Muitas tentativas em pouco tempo. Aguarde 12 segundos e tente de novo.',
  ],
  ['the staff is not let in', { status: 401, json: {} }, 'O acesso da equipe não foi aceito.'],
] as const) {
  test(`says so when ${what}, and nothing is lost`, async ({ page, allowError }) => {
    allowError(/status of (401|429|500)/);
    await openGenerator(page);
    await makeCode(page);
    const last = await code(page).textContent();
    await onSave(page, (route) => route.fulfill(answer));
    await save(page).click();
    await expect(toast(page, 'Erro ao salvar copyright')).toBeVisible();
    await expect(page.getByText('Erro ao salvar geração')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expect(code(page)).toHaveText(last ?? '');
    await expect(nameField(page)).toHaveValue('Gazeta do Cais');
  });
}

test('offline, saving says so; back online the same press works', async ({ page, context, allowError }) => {
  allowError(/net::ERR_INTERNET_DISCONNECTED/);
  const client = freshClient();
  await openGenerator(page);
  await makeCode(page, client);
  await expect(preview(page)).toContainText(client);
  await context.setOffline(true);
  await save(page).click();
  await expect(toast(page, 'Erro ao salvar copyright')).toBeVisible();
  await expect(page.getByText('Sem resposta do servidor.')).toBeVisible();
  await expectNoAxeViolations(page, '.code-panel');
  await context.setOffline(false);
  await save(page).click();
  await expect(toast(page, 'Copyright salvo com sucesso!')).toBeVisible();
  await expect(page.getByText('Erro ao salvar geração')).toHaveCount(0);
  await expect(rows(page).first()).toContainText(client);
});

test('without any saved generation it says what to do', async ({ page, ownServer }) => {
  const server = await ownServer();
  await openGenerator(page, `${server.url}${path}`);
  await expect(page.getByText('Nenhuma geração salva').last()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('shows that the list is on its way, and tells a failure, which can be tried again', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isUp = false;
  await page.route(api, async (route) => {
    await held;
    if (isUp) await route.fulfill({ json: { items: generations(2) } });
    else await route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  await openGenerator(page);
  await expect(page.getByText('Carregando gerações...')).toBeAttached();
  await expect(page.locator('.saved--loading')).toBeVisible();
  release();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Erro ao carregar gerações recentes' }),
  ).toBeVisible();
  // There is no code that could still be right.
  await expect(page.getByText('O código acima continua valendo.')).toHaveCount(0);
  await expectNoAxeViolations(page);
  isUp = true;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gerações recentes' })).toBeFocused();
});

test('choosing a saved one fills the form and builds its code, over HTTPS', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [item] = generations(1, 'Rádio', 'http://cometta.example/projetos');
  await page.route(api, (route) => route.fulfill({ json: { items: [item] } }));
  await openGenerator(page);
  await expect(rows(page).getByRole('time')).toHaveText('12/03/2026 14:05');
  await rows(page).getByRole('button', { name: 'Usar o código de Rádio 1' }).click();
  await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Rádio 1');
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toBeInViewport();
  await expect(urlField(page)).toHaveValue('https://cometta.example/projetos');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(code(page)).toContainText('href="https://cometta.example/projetos?');
  await rows(page).getByRole('button', { name: 'Copiar o código de Rádio 1' }).click();
  await expect(rows(page).getByRole('button', { name: 'Copiado!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<span>código 1</span>');
});

test('a saved one that is no longer right leads to what is wrong', async ({ page }) => {
  const [item] = generations(1, 'Rádio', 'https://outra.example/');
  await page.route(api, (route) => route.fulfill({ json: { items: [item] } }));
  await openGenerator(page);
  await rows(page).getByRole('button', { name: 'Usar o código de Rádio 1' }).click();
  await expect(urlField(page)).toBeFocused();
  await expect(urlField(page)).toHaveAccessibleDescription(/^URL inválida/);
});

test('searches all of them by name, and comes back to the recent ones', async ({ page }) => {
  const client = freshClient();
  await openGenerator(page);
  await makeCode(page, `${client} 100%`);
  await save(page).click();
  await expect(rows(page).first()).toContainText(client);
  await searchField(page).fill(client.toUpperCase());
  await expect(page.getByRole('heading', { name: `Gerações com “${client.toUpperCase()}”` })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 geração', { exact: true })).toBeAttached();
  await searchField(page).fill(`${client}%`);
  await expect(page.getByText(`Nenhum cliente com “${client}%”`).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Gerações recentes' })).toBeVisible();
  await searchField(page).fill('x');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(rows(page).first()).toContainText(client);
});

test('a late answer of an earlier search changes nothing; twenty say that there may be more', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    const term = new URL(route.request().url()).searchParams.get('search');
    if (term === 'lento') await held;
    await route
      .fulfill({ json: { items: generations(term === 'rápido' ? 20 : 3, term ?? 'Recente') } })
      .catch(() => undefined);
  });
  await openGenerator(page);
  const asked = page.waitForRequest(/search=lento/);
  await searchField(page).fill('lento');
  await asked;
  await expect(searchField(page)).toHaveAccessibleDescription('Buscando...');
  await expect(page.getByRole('status').filter({ hasText: 'Buscando...' })).toBeAttached();
  await searchField(page).fill('rápido');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('Buscando...')).toHaveCount(0);
  await expect(page.getByText('As 20 mais novas.')).toBeVisible();
  release();
  await expect(rows(page).first()).toContainText('rápido 20');
  await expect(page.getByRole('heading', { name: 'Gerações com “rápido”' })).toBeVisible();
});

test('a search that fails says so and keeps its term', async ({ page, allowError }) => {
  allowError(/net::ERR_FAILED/);
  await page.route(api, (route) =>
    route.request().url().includes('search=') ? route.abort() : route.fulfill({ json: { items: [] } }),
  );
  await openGenerator(page);
  await searchField(page).fill('gazeta');
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao buscar gerações' })).toBeVisible();
  await expect(page.getByText('Sem resposta do servidor. Confira a conexão.')).toBeVisible();
  await expect(searchField(page)).toHaveValue('gazeta');
});

test('with the staff password, the page works for who knows it', async ({ browser, request, ownServer }) => {
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
});
