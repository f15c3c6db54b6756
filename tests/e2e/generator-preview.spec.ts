import {
  code,
  copy,
  makeCode,
  nameField,
  openGenerator,
  preview,
  save,
  toast,
  tracingRefused,
  urlField,
} from '../support/generator-page.ts';
import { expect, test } from '../support/test.ts';

const previews = '**/copyright/previa?*';
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('the frame shows the whole line, for short and long names, at every width', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page);
  for (const name of ['Eu', 'Jornal da Serra '.repeat(10).slice(0, 159), 'ã'.repeat(160), 'Cometta']) {
    await nameField(page).fill(name);
    await expect(preview(page).locator('bdi')).toHaveText(name);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await preview(page).evaluate(({ ownerDocument: { documentElement } }) => ({
        down: documentElement.scrollHeight - innerHeight,
        sideways: documentElement.scrollWidth - innerWidth,
      }));
      expect(cut, `${name} at ${width} px`).toEqual({ down: 0, sideways: 0 });
    }
  }
});

test('a preview that can’t be had says so in its place, and can be tried again', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  let isUp = false;
  await page.route(previews, (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, body: 'x' }),
  );
  await openGenerator(page);
  await makeCode(page);
  const note = page.getByText('Sem prévia agora. O código continua valendo.');
  await expect(note).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  isUp = true;
  await page.getByRole('button', { name: 'Tentar de novo' }).focus();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('Gazeta do Cais');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Prévia do rodapé' })).toBeFocused();
  isUp = false;
  await nameField(page).fill('Gazeta do Rio');
  await expect(note).toBeVisible();
  isUp = true;
  await nameField(page).fill('Gazeta do Mar');
  await expect(preview(page)).toContainText('Gazeta do Mar');
});

test('the answer’s page goes on as the draft: a reload keeps the edits', async ({ page }) => {
  await openGenerator(page, '/copyright/codigo?clientName=Gazeta&url=cometta.example/sobre&mode=light');
  await expect(page).toHaveURL(/\/copyright$/);
  await expect(preview(page)).toContainText('Gazeta');
  await nameField(page).fill('Folha do Vale');
  await expect(code(page)).toContainText('Folha do Vale');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Folha do Vale');
  await expect(code(page)).toContainText('Folha do Vale');
});

test('an answer’s page of another year’s server starts without a complaint of React’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date(new Date().getFullYear() + 1, 0, 2));
  await openGenerator(page, '/copyright/codigo?clientName=Gazeta&url=cometta.example/sobre&mode=light');
  await nameField(page).fill('Folha do Vale');
  await expect(code(page)).toContainText(`&#169; ${new Date().getFullYear() + 1} `);
});

test('what failed for one client is not said of the next', async ({ page, allowError }) => {
  allowError(/status of 500/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.route('**/api/copyright-generations*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await openGenerator(page);
  await makeCode(page);
  await save(page).click();
  await expect(page.getByText('Erro ao salvar geração')).toBeVisible();
  await copy(page).click();
  await expect(page.getByText('O código está selecionado')).toBeVisible();
  await nameField(page).fill('Folha do Vale');
  await expect(page.getByText('Erro ao salvar geração')).toHaveCount(0);
  await expect(page.getByText('O código está selecionado')).toHaveCount(0);
});

test('a toast about a field goes when the field is right', async ({ page }) => {
  await page.clock.install();
  await openGenerator(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await nameField(page).fill('Gazeta');
  await page.getByRole('button', { name: 'Gerar código' }).click();
  await expect(toast(page, 'Digite a URL da Cometta')).toBeVisible();
  await urlField(page).fill('cometta.example');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('the toast leaves the result’s buttons free', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page);
  await save(page).scrollIntoViewIfNeeded();
  const bounds = await page.locator('.toast').boundingBox();
  const result = await page.locator('.generator-result').boundingBox();
  expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThan(result?.x ?? 0);
});
