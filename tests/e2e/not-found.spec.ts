// R-PAGE-5
import { expect, test } from '../support/test.ts';

test.beforeEach(({ allowError }) => allowError(/status of 404/));

test('an unknown path is answered with 404 and a page that leads on (R-NOF-1, R-NOF-3)', async ({ page }) => {
  const response = await page.goto('/caminho/que/nao/existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saiu da órbita\./);
  await expect(page.getByText('Esta página não foi encontrada.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  for (const [name, href] of [
    ['Soluções', '/solucoes'],
    ['Projetos', '/projetos'],
    ['Contato', '/contato'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test("'Voltar' goes back in history (R-NOF-2)", async ({ page }) => {
  await page.goto('/');
  await page.goto('/nada');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("'Voltar' leads home when there is nothing to go back to (R-NOF-2)", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'length', { get: () => 1 });
  });
  await page.goto('/nada');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /você põe o ponto/ })).toBeVisible();
});
