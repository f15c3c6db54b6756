import type { Locator } from '@playwright/test';
import { brand } from '#brand.ts';
import { listen } from '../support/announcements.ts';
import { choose, openDialog, readImage, take } from '../support/artwork.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

for (const path of ['/sobre', '/solucoes']) {
  test(`the icon of ${path} comes in its own sizes and frames (R-ABT-14, R-CAT-12, R-DWN-1)`, async ({
    page,
  }) => {
    await page.goto(path);
    const dialog = await openDialog(page, 'Baixar ícone');
    const radios = (group: RegExp) => dialog.getByRole('radiogroup', { name: group }).getByRole('radio');
    await expect(radios(/^Tamanho/)).toHaveCount(5);
    await expect(radios(/^Moldura/)).toHaveCount(3);
    for (const chosen of ['256', 'Escuro', 'PNG', 'Quadrado']) {
      await expect(dialog.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
    }
    await expect(dialog.getByRole('switch')).not.toBeChecked();
    const first = await readImage(await take(page, dialog));
    expect(first.name).toBe(`${brand.wordmark}-icon-dark-solid-square-256x256px.png`);
    expect([first.width, first.height]).toEqual([256, 256]);
    await choose(dialog, /^Tamanho/, '64');
    await choose(dialog, /^Tema$/, 'Claro');
    await choose(dialog, /^Moldura$/, 'Círculo');
    await choose(dialog, /^Formato$/, 'JPG');
    await expect(dialog.getByText('~2 KB')).toBeVisible();
    const second = await readImage(await take(page, dialog));
    expect(second.name).toBe(`${brand.wordmark}-icon-light-solid-circle-64x64px.jpg`);
    expect([second.width, second.height, second.format]).toEqual([64, 64, 'jpeg']);
    await choose(dialog, /^Formato$/, 'SVG');
    await expect(dialog.getByText('< 2 KB')).toBeVisible();
  });
}

test.describe('the choices', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/brand');
    dialog = await openDialog(page, 'Download Icon');
  });

  test('a typed size overrides the preset, is brought to the limits, and goes with a preset (R-DWN-5, R-DWN-6)', async () => {
    const field = dialog.getByLabel('Outro tamanho');
    const preset = dialog.getByRole('radio', { name: '512', exact: true });
    await expect(preset).toBeChecked();
    await field.fill('900');
    await expect(preset).not.toBeChecked();
    await expect(dialog.getByText(`${brand.wordmark}-icon-dark-solid-square-900x900px.png`)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /900 por 900 px/ })).toBeVisible();
    await dialog.getByRole('radio', { name: '64', exact: true }).check();
    await expect(field).toHaveValue('');
    await expect(dialog.getByText('square-64x64px.png')).toBeVisible();

    await preset.check();
    await field.fill('5000');
    await expect(dialog.getByText('O máximo é 4096 px. O arquivo sai com ele.')).toBeVisible();
    await expect(dialog.getByText('square-4096x4096px.png')).toBeVisible();
    await field.fill('3');
    await expect(dialog.getByText('O mínimo é 16 px. O arquivo sai com ele.')).toBeVisible();
    await expect(dialog.getByText('square-16x16px.png')).toBeVisible();
    await field.fill('');
    await expect(dialog.getByText('square-512x512px.png')).toBeVisible();
    await field.pressSequentially('-');
    await expect(dialog.getByText('Digite um número. Por enquanto, o arquivo sai com 512 px.')).toBeVisible();
    await dialog.getByRole('radio', { name: '128', exact: true }).check();
    await expect(dialog.getByText('Digite um número')).toBeHidden();
  });

  test('JPG switches transparency off and says why, once (R-DWN-7)', async ({ page }) => {
    const transparent = dialog.getByRole('switch', { name: 'Fundo transparente' });
    await transparent.check();
    await expect(dialog.getByText('-transparent-')).toBeVisible();
    const said = await listen(page);
    await choose(dialog, /^Formato$/, 'JPG');
    await expect(transparent).not.toBeChecked();
    expect(await said()).toEqual(['JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.']);
    await expect(transparent).toBeDisabled();
    await expect(
      dialog.getByText('JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.'),
    ).toBeVisible();
    // Where the choice is made, not under the button's bar.
    await expect(
      dialog.getByText('JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.'),
    ).toBeInViewport({ ratio: 1 });
    await expect(transparent).toHaveAccessibleDescription('Indisponível em JPG');
    await expect(dialog.getByText('-solid-')).toBeVisible();
    await choose(dialog, /^Formato$/, 'PNG');
    await expect(transparent).toBeEnabled();
    await expect(transparent).not.toBeChecked();
  });

  test('the preview follows, at 200 px (R-DWN-15)', async () => {
    const preview = dialog.getByRole('img');
    await expect(preview).toHaveAccessibleName(/ícone para fundo escuro, fundo preto, moldura: quadrado/);
    expect((await preview.locator('svg').boundingBox())?.width).toBe(200);
    await dialog.getByRole('switch').check();
    await expect(preview).toHaveAccessibleName(/fundo transparente/);
    await expect(dialog.getByText('Sem fundo; a moldura fica livre.')).toBeInViewport({ ratio: 1 });
    await choose(dialog, /^Moldura$/, 'Círculo');
    await expect(preview).toHaveAccessibleName(/moldura: círculo/);
    await expect(preview.locator(':scope > div')).toHaveCSS('border-radius', '50%');
    await choose(dialog, /^Moldura$/, 'Só o ícone');
    await expect(dialog.getByText('Sem fundo, só as letras e o ponto')).toBeVisible();
  });
});

test.describe('the dialog', () => {
  test('is walked with the keyboard, blocks the page and gives focus back (R-DWN-16)', async ({ page }) => {
    await page.goto('/brand');
    const button = page.getByRole('button', { name: 'Download Logo' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Baixar logotipo' });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await expect(dialog.getByRole('radio', { name: '1000' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '1500' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Outra largura')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Claro' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('switch')).toBeChecked();
    await page.keyboard.press('Tab');
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await coming).suggestedFilename()).toBe('brand-logo-light-transparent-1500px.png');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
  });

  for (const [path, button] of [
    ['/brand', 'Download Logo'],
    ['/brand', 'Download Icon'],
    ['/sobre', 'Baixar ícone'],
  ] as const) {
    test(`of '${button}' on ${path} passes axe and fits 320 px`, async ({ page }) => {
      await page.goto(path);
      const dialog = await openDialog(page, button);
      await choose(dialog, /^Formato$/, 'JPG');
      await dialog.getByLabel(/^Outr/).fill('9');
      await expectNoAxeViolations(page, 'dialog[open]');
      await page.setViewportSize({ width: 320, height: 640 });
      const sideways = await dialog.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('*')].filter(
            (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
          ).length,
      );
      expect(sideways).toBe(0);
    });
  }

  test('loads its code only when it is opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/brand');
    const island = () => scripts.filter((url) => url.includes('DownloadIsland'));
    expect(island()).toEqual([]);
    await openDialog(page, 'Download Logo');
    expect(island()).toHaveLength(1);
  });
});

test('when the dialog can not be loaded, the SVG is downloaded and the page stays', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED .*DownloadIsland/);
  await page.route(/DownloadIsland/, (route) => route.abort());
  await page.goto('/brand');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Icon' }).click();
  expect((await coming).suggestedFilename()).toBe(`${brand.wordmark}-icon-dark-solid-square-512x512px.svg`);
  await expect(page.getByText('As opções não carregaram. Baixamos o SVG')).toBeInViewport();
  await expect(page).toHaveURL(/\/brand$/);
});

test('a picture that the browser can not draw is an error message, and SVG still works (R-DWN-17)', async ({
  page,
}) => {
  await page.goto('/brand');
  const dialog = await openDialog(page, 'Download Logo');
  const failsBy = async (breakCanvas: () => void, message: string) => {
    await page.evaluate(breakCanvas);
    await dialog.getByRole('button', { name: 'Baixar PNG' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(message);
    // The message goes with the next choice.
    await choose(dialog, /^Formato$/, 'SVG');
    await expect(dialog.getByRole('alert')).toBeHidden();
    await choose(dialog, /^Formato$/, 'PNG');
  };
  const tooLarge =
    'Este navegador não consegue gerar uma imagem de 1000 × 400 px. Escolha um tamanho menor ou baixe em SVG.';
  await failsBy(() => {
    CanvasRenderingContext2D.prototype.fill = () => undefined;
  }, tooLarge);
  await failsBy(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  }, tooLarge);
  await failsBy(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  }, 'O navegador não abriu a área de desenho. Baixe em SVG ou tente outro navegador.');
  await choose(dialog, /^Formato$/, 'SVG');
  expect((await take(page, dialog)).suggestedFilename()).toBe('brand-logo-dark-solid-1000px.svg');
});
