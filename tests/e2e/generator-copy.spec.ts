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

test('copies the code as text and what it shows as formatted text, or as much as the browser can (R-GEN-20)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await makeCode(page);
  await test.step('the toast leaves the result’s buttons free', async () => {
    const bounds = await page.locator('.toast').boundingBox();
    const result = await page.locator('.generator-result').boundingBox();
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThan(result?.x ?? 0);
  });
  const options = { clientName: 'Gazeta do Cais', url: about, mode: 'dark', year } as const;
  const again = async (client: string) => {
    await nameField(page).fill(client);
    await expect(copy(page)).toBeVisible();
    await copy(page).click();
  };
  await test.step('as both', async () => {
    await copy(page).click();
    await expect(toast(page, 'Código copiado para a área de transferência!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    const clipboard = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
    expect(clipboard.text).toBe(buildEmbed(options));
    // The browser writes the markup its own way.
    const link = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/;
    expect(link.exec(clipboard.html ?? '')?.[2]).toBe('Cometta');
    expect(link.exec(buildRichText(options))?.[2]).toBe('Cometta');
    expect(clipboard.html).toContain('utm_campaign=gazeta_do_cais');
  });
  await test.step('where only text can be copied, the code is', async () => {
    await page.evaluate(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }));
    await again('Gazeta do Rio');
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
  });
  await test.step('where copying is refused it says so and selects the code (R-GEN-21)', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await again('Gazeta do Mar');
    await expect(toast(page, 'Erro ao copiar código')).toBeVisible();
    await expect(page.getByText('O código está selecionado')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code(page).textContent());
  });
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
