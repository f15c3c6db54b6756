// R-GEN-31
import {
  code,
  makeCode,
  nameField,
  openGenerator,
  preview,
  tracingRefused,
} from '../support/generator-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('the frame shows the whole line, for short and long names, at every width', async ({ page }) => {
  await openGenerator(page);
  await makeCode(page);
  for (const name of ['Eu', 'Jornal da Serra '.repeat(10).slice(0, 159), 'ã'.repeat(160)]) {
    await nameField(page).fill(name);
    await expect(preview(page).locator('bdi')).toHaveText(name);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await preview(page).evaluate(({ ownerDocument: { documentElement } }) => ({
        down: documentElement.scrollHeight - innerHeight,
        sideways: documentElement.scrollWidth - innerWidth,
      }));
      expect(cut, `${name} at ${width} px`).toEqual({ down: 0, sideways: 0 });
    }
  }
});

test('a preview or a list that can’t be had says so in its place, and can be tried again', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  let isUp = false;
  await page.route(/\/copyright\/previa\?|\/api\/copyright-generations/, (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, body: '{}' }),
  );
  await openGenerator(page);
  await makeCode(page);
  const note = page.getByText('Sem prévia agora. O código continua valendo.');
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await test.step('says so', async () => {
    await expect(note).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Erro ao carregar gerações recentes' }),
    ).toBeVisible();
    await expect(page.getByText('O código acima continua valendo.')).toBeVisible();
    await expectNoAxeViolations(page, '.embed-preview, section[aria-labelledby="geracoes"]');
  });
  await test.step('can be tried again, by keyboard', async () => {
    isUp = true;
    await retry.last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Gerações recentes' })).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar' })).toHaveCount(0);
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('Gazeta do Cais');
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Prévia do rodapé' })).toBeFocused();
  });
  await test.step('asks anew when the code changes', async () => {
    isUp = false;
    await nameField(page).fill('Gazeta do Rio');
    await expect(note).toBeVisible();
    isUp = true;
    await nameField(page).fill('Gazeta do Mar');
    await expect(preview(page)).toContainText('Gazeta do Mar');
  });
});

test('an answer’s page of another year’s server starts without a complaint of React’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date(new Date().getFullYear() + 1, 0, 2));
  await openGenerator(page, '/copyright/codigo?clientName=Gazeta&url=cometta.example/sobre&mode=light');
  await nameField(page).fill('Folha do Vale');
  await expect(code(page)).toContainText(`&#169; ${new Date().getFullYear() + 1} `);
});
