import { buildEmbed, buildRichText } from '#features/copyright-generator/embed/embed.ts';
import {
  about,
  code,
  copy,
  generate,
  makeCode,
  nameField,
  openGenerator,
  preview,
  save,
  toast,
  tracingRefused,
} from '../support/generator-page.ts';
import { expect, test } from '../support/test.ts';

const year = new Date().getFullYear();
test.beforeEach(({ allowError }) => allowError(tracingRefused));

test('copies the code as text and what it shows as formatted text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openGenerator(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Código copiado para a área de transferência!')).toBeVisible();
  const copied = page.getByRole('button', { name: 'Copiado!' });
  await expect(copied).toBeVisible();
  const clipboard = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  const options = { clientName: 'Gazeta do Cais', url: about, mode: 'dark', year } as const;
  expect(clipboard.text).toBe(buildEmbed(options));
  // The browser writes the markup its own way.
  const link = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/;
  expect(link.exec(clipboard.html ?? '')?.[2]).toBe('Cometta');
  expect(link.exec(buildRichText(options))?.[2]).toBe('Cometta');
  expect(clipboard.html).toContain('utm_campaign=gazeta_do_cais');
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('where copying is refused it says so and selects the code', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openGenerator(page);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Erro ao copiar código')).toBeVisible();
  await expect(page.getByText('O código está selecionado')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code(page).textContent());
});

test('where only text can be copied, the code is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }));
  await openGenerator(page);
  await makeCode(page);
  await copy(page).click();
  await expect(toast(page, 'Código copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
});

test('works by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await nameField(page).focus();
  await page.keyboard.type('Folha do Vale');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sobre', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await generate(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Começar outro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(preview(page)).toHaveCSS('color', 'rgb(17, 24, 39)');
  // The link in the frame, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Código copiado')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(save(page)).toBeFocused();
});
