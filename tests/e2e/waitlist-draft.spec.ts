import { expect, test } from '../support/test.ts';
import { fillIn, heading, openPage, path, submit } from '../support/waitlist-page.ts';

test('what was typed survives a reload and is gone once sent (R-WLP-18)', async ({ page }) => {
  await openPage(page);
  await fillIn(page);
  await page.getByLabel('Cargo', { exact: true }).selectOption('outro');
  await page.getByLabel('Qual é o seu cargo?').fill('Editora de dados');
  await page.getByRole('radio', { name: /Grande/ }).check();
  await page.getByRole('switch').check();
  await page.getByLabel('Nome do portal').fill('Gazeta');
  await page.getByLabel('Endereço do portal').fill('gazeta.com');
  await page.reload();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Helena Prado');
  await expect(page.getByLabel('Qual é o seu cargo?')).toHaveValue('Editora de dados');
  await expect(page.getByRole('radio', { name: /Grande/ })).toBeChecked();
  await expect(page.getByLabel('Nome do portal')).toHaveValue('Gazeta');
  await expect(page.getByLabel('Li e aceito os termos de serviço')).toBeChecked();
  await submit(page);
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  await openPage(page);
  // Who signed up last is known to this browser; what they answered is not.
});

test('what was typed before the page could send by itself is not lost', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByLabel('Cargo', { exact: true }).selectOption('analista-ti');
  release();
  // The card beside the form says it once the script has read it.
  await expect(page.locator('.queue-card .newspaper__name')).toHaveText('Gazeta do Cais');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Helena Prado');
  await expect(page.getByLabel('Cargo', { exact: true })).toHaveValue('analista-ti');
  await expect(page.getByLabel('Li e aceito os termos de serviço')).toBeChecked();
});
