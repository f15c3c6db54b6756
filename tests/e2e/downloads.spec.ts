import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { brand } from '#brand.ts';
import { listen } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

async function openDialog(page: Page, button: string, path = '/brand'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Chooses one of the options that a dialog shows side by side, by its words. */
async function choose(dialog: Locator, group: RegExp, option: string): Promise<void> {
  await dialog
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: option, exact: true })
    .check();
}

async function take(page: Page, dialog: Locator): Promise<Download> {
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Baixar (PNG|SVG|JPG)$/ }).click();
  return coming;
}

/** Reads an image file; an SVG is drawn at the size that it asks for. */
async function readImage(download: Download) {
  const bytes = await readFile(await download.path());
  const { format, hasAlpha } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  /** Colour at a place given in shares of the image (0 to 1), as `rrggbbaa`; a JPG's is rounded. */
  const at = (x: number, y: number) => {
    const column = Math.min(info.width - 1, Math.floor(x * info.width));
    const row = Math.min(info.height - 1, Math.floor(y * info.height));
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((row * info.width + column) * 4);
    const near = Object.entries(colours).find(([, [r, g, b, a]]) =>
      [red - r, green - g, blue - b, alpha - a].every((off) => Math.abs(off) <= (format === 'jpeg' ? 8 : 1)),
    );
    return near?.[0] ?? `${red} ${green} ${blue} ${alpha}`;
  };
  const file = [download.suggestedFilename(), format, info.width, info.height, hasAlpha];
  return { file, at };
}

/** The colours of the artwork; `clear` is none. */
const colours = {
  purple: [0x93, 0x33, 0xea, 255],
  black: [0, 0, 0, 255],
  white: [255, 255, 255, 255],
  ink: [0x11, 0x18, 0x27, 255],
  clear: [0, 0, 0, 0],
} as const;

test('the logo comes in each format as asked, and as wide as chosen (R-DWN-2, R-DWN-3, R-DWN-8)', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Download Logo');
  await choose(dialog, /^Largura/, '500');
  /** The dot, the left side of a letter, the ground and a corner. */
  const places = [
    [0.808, 0.596],
    [0.183, 0.53],
    [0.05, 0.5],
    [0, 0],
  ] as const;
  const taken = async () => {
    const { file, at } = await readImage(await take(page, dialog));
    return [...file, ...places.map(([x, y]) => at(x, y))];
  };
  expect(await taken()).toEqual([
    ...['brand-logo-dark-solid-500px.png', 'png', 500, 200, true],
    ...['purple', 'white', 'black', 'black'],
  ]);
  await choose(dialog, /^Formato$/, 'JPG');
  await choose(dialog, /^Fundo$/, 'Claro');
  expect(await taken()).toEqual([
    ...['brand-logo-light-solid-500px.jpg', 'jpeg', 500, 200, false],
    ...['purple', 'ink', 'white', 'white'],
  ]);
  await choose(dialog, /^Formato$/, 'SVG');
  await dialog.getByRole('switch').check();
  await dialog.getByLabel('Outra largura').fill('1200');
  expect(await taken()).toEqual([
    ...['brand-logo-light-transparent-1200px.svg', 'svg', 1200, 480, true],
    ...['purple', 'ink', 'clear', 'clear'],
  ]);
});

test('the icon comes in its frames, and rounds a fifth of the side (R-DWN-2, R-DWN-12)', async ({ page }) => {
  const dialog = await openDialog(page, 'Download Icon');
  await choose(dialog, /^Moldura$/, 'Arredondado');
  const rounded = await readImage(await take(page, dialog));
  expect(rounded.file[0]).toBe(`${brand.wordmark}-icon-dark-solid-rounded-512x512px.png`);
  expect(rounded.at(0.755, 0.606)).toBe('purple');
  // Along the top edge the corner ends at 20%; on its diagonal it cuts 5.9% of the side.
  expect(rounded.at(0.205, 0.001)).toBe('black');
  expect(rounded.at(0.05, 0.05)).toBe('clear');
  expect(rounded.at(0.066, 0.066)).toBe('black');
  await choose(dialog, /^Moldura$/, 'Só o ícone');
  const alone = await readImage(await take(page, dialog));
  expect(alone.at(0.842, 0.664)).toBe('purple');
  expect(alone.at(0.08, 0.5)).toBe('white');
});

test("'Baixar tudo' is one ZIP with every variant in SVG and PNG and a LEIA-ME (R-DWN-18)", async ({
  page,
}) => {
  await page.goto('/brand');
  // A page that draws nothing has no idle moments, for which Chromium waits a second before it encodes each canvas.
  await page.evaluate(() => {
    const draw = () => requestAnimationFrame(draw);
    draw();
  });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar tudo' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${brand.wordmark}-marca.zip`);
  await expect(page.getByText(`${brand.wordmark}-marca.zip foi para os seus downloads.`)).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  // Logo: 2 themes, 2 grounds. Icon: 2 themes in 4 frames, or without ground in 2. Both in SVG and PNG.
  expect(names).toHaveLength(1 + 2 * (4 + 12));
  expect(names.filter((name) => name.startsWith('icone/png/'))).toHaveLength(12);
  expect(strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())).toContain(
    'Largura mínima: 120 px na tela, 30 mm no papel.',
  );
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('.png')) expect(Buffer.from(bytes).toString('latin1', 1, 4)).toBe('PNG');
    if (name.endsWith('.svg')) expect(strFromU8(bytes)).toMatch(/^<svg [^>]+>.+<\/svg>\n$/);
  }
});

test('the choices: sizes, transparency and the preview (R-DWN-5, R-DWN-6, R-DWN-7, R-DWN-15)', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Download Icon');
  await test.step('a typed size overrides the preset, and goes with a preset', async () => {
    const field = dialog.getByLabel('Outro tamanho');
    const preset = dialog.getByRole('radio', { name: '512', exact: true });
    await expect(preset).toBeChecked();
    await field.fill('900');
    await expect(preset).not.toBeChecked();
    await expect(dialog.getByRole('img', { name: /900 por 900 px/ })).toBeVisible();
    // The limits are the field's own.
    await expect(field).toHaveAttribute('min', '16');
    await expect(field).toHaveAttribute('max', '4096');
    await dialog.getByRole('radio', { name: '128', exact: true }).check();
    await expect(field).toHaveValue('');
    await expect(dialog.getByText('square-128x128px.png')).toBeVisible();
  });
  await test.step('the preview follows, at 200 px', async () => {
    const preview = dialog.getByRole('img');
    expect((await preview.locator('svg').boundingBox())?.width).toBe(200);
    await expect(preview).toHaveAccessibleName(/ícone para fundo escuro, fundo preto, moldura: quadrado/);
    await dialog.getByRole('switch').check();
    await expect(dialog.getByText('Sem fundo; a moldura fica livre.')).toBeInViewport({ ratio: 1 });
    await choose(dialog, /^Moldura$/, 'Círculo');
    await expect(preview).toHaveAccessibleName(/fundo transparente, moldura: círculo/);
    await expect(preview.locator(':scope > div')).toHaveCSS('border-radius', '50%');
    await choose(dialog, /^Moldura$/, 'Só o ícone');
    await expect(dialog.getByText('Sem fundo, só as letras e o ponto')).toBeVisible();
  });
  await test.step('JPG switches transparency off and says why, once', async () => {
    const transparent = dialog.getByRole('switch', { name: 'Fundo transparente' });
    await expect(transparent).toBeChecked();
    const said = await listen(page);
    await choose(dialog, /^Formato$/, 'JPG');
    await expect(transparent).not.toBeChecked();
    expect(await said()).toEqual(['JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.']);
    await expect(transparent).toBeDisabled();
    // Where the choice is made, not under the button's bar.
    await expect(
      dialog.getByText('JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.'),
    ).toBeInViewport({ ratio: 1 });
    await expect(transparent).toHaveAccessibleDescription('Indisponível em JPG');
  });
});

test('the dialog is walked with the keyboard, blocks the page and gives focus back (R-DWN-16)', async ({
  page,
}) => {
  const islands: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('DownloadIsland')) islands.push(request.url());
  });
  await page.goto('/brand');
  const button = page.getByRole('button', { name: 'Download Logo' });
  // Its code comes only when it is opened.
  expect(islands).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Baixar logotipo' });
  await expect(dialog).toBeVisible();
  expect(islands.length).toBeGreaterThan(0);
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('the dialogs begin with their own size, pass axe with something wrong in them, and fit 320 px (R-ABT-14, R-CAT-12, R-DWN-1)', async ({
  page,
}) => {
  for (const [path, button, size] of [
    ['/brand', 'Download Icon', 512],
    ['/solucoes', 'Baixar ícone', 256],
    ['/sobre', 'Baixar ícone', 256],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = await openDialog(page, button, path);
    await expect(dialog.getByText(`-icon-dark-solid-square-${size}x${size}px.png`)).toBeVisible();
    await choose(dialog, /^Formato$/, 'JPG');
    await dialog.getByLabel(/^Outr/).fill('9');
    // All are one component; this one has all of its parts.
    if (button === 'Download Icon') await expectNoAxeViolations(page, 'dialog[open]');
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ).length,
    );
    expect(sideways, button).toBe(0);
  }
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

test('a picture that the browser can not draw stops in silence, and SVG still works (R-DWN-17)', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'Download Logo');
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const button = dialog.getByRole('button', { name: 'Baixar PNG' });
  for (const breakCanvas of [
    () => {
      CanvasRenderingContext2D.prototype.fill = () => undefined;
    },
    () => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    },
    () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  ]) {
    await page.evaluate(breakCanvas);
    await button.click();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  }
  await choose(dialog, /^Formato$/, 'SVG');
  expect((await take(page, dialog)).suggestedFilename()).toBe('brand-logo-dark-solid-1000px.svg');
  expect(files).toEqual(['brand-logo-dark-solid-1000px.svg']);
  await page.keyboard.press('Escape');
  const all = page.getByRole('button', { name: 'Baixar tudo' });
  await all.click();
  await expect(page.getByText('Não deu para montar o ZIP.')).toBeVisible();
  await expect(all).toBeEnabled();
});
