import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * What Chromium says of Playwright's own script (it records a trace) in the preview's frame, where nothing may run.
 */
export const tracingRefused = /^console: Blocked script execution in '[^']*\/copyright\/previa/;

/** The staff's generator. */
export const path = '/copyright';
/** A ready page's address, which most tests use. */
export const about = 'https://www.cometta.example/sobre';

let clients = 0;
/** A client's name that no other test uses. */
export function freshClient(): string {
  clients += 1;
  return `Gazeta ${process.pid} ${Date.now()} ${clients}`;
}

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nome do cliente' });
export const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL da Cometta' });
export const generate = (page: Page) => page.getByRole('button', { name: 'Gerar código' });
export const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
export const copy = (page: Page) => page.getByRole('button', { name: 'Copiar código' });
/** The region that shows the code, letter by letter. */
export const code = (page: Page) => page.getByRole('region', { name: 'O código inteiro' });
/** What the preview's frame shows. */
export const preview = (page: Page) =>
  page.frameLocator('iframe[title^="Prévia do rodapé de"]').locator('body');
/** The toast, with its words. */
export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
/** The saved generations that are shown. */
export const rows = (page: Page) => page.getByRole('list', { name: /^Gerações/ }).getByRole('listitem');

/** Opens the generator and waits until it has started. */
export async function openGenerator(page: Page, url: string = path): Promise<void> {
  await page.goto(url);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Makes the first code. */
export async function makeCode(page: Page, client = 'Gazeta do Cais', url = about): Promise<void> {
  await nameField(page).fill(client);
  await urlField(page).fill(url);
  await generate(page).click();
  await expect(toast(page, 'Código gerado com sucesso!')).toBeVisible();
}
