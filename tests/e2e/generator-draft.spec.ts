import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import {
  about,
  code,
  copy,
  generate,
  nameField,
  openGenerator,
  path,
  preview,
  save,
  tracingRefused,
  urlField,
} from '../support/generator-page.ts';
import { expect, test } from '../support/test.ts';

const year = new Date().getFullYear();
const otherDomain = 'URL inválida. Deve ser do domínio cometta.example';
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('the answer’s page goes on as the draft: a reload keeps the edits, and starting over forgets them', async ({
  page,
}) => {
  await openGenerator(page, '/copyright/codigo?clientName=Gazeta&url=cometta.example/sobre&mode=light');
  await expect(page).toHaveURL(/\/copyright$/);
  await expect(preview(page)).toContainText('Gazeta');
  await nameField(page).fill('Folha do Vale');
  await expect(code(page)).toContainText('Folha do Vale');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Folha do Vale');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(code(page)).toContainText('Folha do Vale');
  await page.getByRole('button', { name: 'Começar outro' }).click();
  await expect(nameField(page)).toBeFocused();
  await expect(code(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('copyrightDraft'))).toBeNull();
});

test('keeps what was typed before the code of the page had arrived', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/Generator*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await nameField(page).fill('Gazeta');
  await urlField(page).fill(about);
  release();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Gazeta');
  await generate(page).click();
  await expect(code(page)).toContainText('utm_campaign=gazeta');
});

test.describe('without JavaScript (R-PAGE-11, R-GEN-33)', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the code and the preview, or with what is wrong', async ({
    page,
    allowError,
  }) => {
    allowError(/status of 422/);
    await page.goto(path);
    await test.step('with the code and the preview', async () => {
      await nameField(page).fill('Diário Serrano');
      await page.getByLabel('Ou escolha uma página pronta').selectOption('Projetos');
      await page.getByRole('radio', { name: 'Claro' }).check();
      await generate(page).click();
      await expect(page).toHaveURL(/\/copyright\/codigo\?/);
      const url = 'https://www.cometta.example/projetos';
      await expect(code(page)).toHaveText(
        buildEmbed({ clientName: 'Diário Serrano', url, mode: 'light', year }),
      );
      await expect(preview(page)).toContainText('Diário Serrano');
      await expect(page.getByText('Selecione o código e copie')).toBeVisible();
      await expect(copy(page)).toBeHidden();
      await expect(save(page)).toBeHidden();
      await expect(nameField(page)).toHaveValue('Diário Serrano');
      await expect(page.getByText('precisa de JavaScript')).toBeVisible();
    });
    await test.step('what is wrong comes back with what was typed', async () => {
      await nameField(page).fill('');
      await urlField(page).fill('https://evil.example/?x=cometta.example');
      await generate(page).click();
      await expect(page).toHaveTitle(/^Erro: /);
      await expect(nameField(page)).toHaveAccessibleDescription(/^Digite o nome do cliente/);
      await expect(urlField(page)).toHaveAccessibleDescription(new RegExp(`^${otherDomain}`));
      await expect(urlField(page)).toHaveValue('https://evil.example/?x=cometta.example');
      await expect(code(page)).toHaveCount(0);
    });
  });
});
