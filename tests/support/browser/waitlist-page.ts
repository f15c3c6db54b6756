import type { Page } from '@playwright/test';

export const path = '/portal-ai-waitlist';

/** An e-mail that no other test uses. */
export const freshEmail = () => `pessoa-${crypto.randomUUID()}@gazeta.com`;

/** Fills in what is required. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Helena Prado');
  await page.getByLabel('Cargo', { exact: true }).selectOption('editor');
  await page.getByLabel('E-mail').fill(freshEmail());
  await page.getByLabel('Nome da empresa').fill('Gazeta do Cais');
  await page.getByLabel('Li e aceito os termos de serviço').check();
  await page.getByLabel('Aceito os termos de responsabilidade jornalística').check();
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Entrar na fila de espera' }).click();
/** What the form says is wrong with it. */
export const summary = (page: Page) => page.getByRole('main').locator('form').getByRole('region');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
