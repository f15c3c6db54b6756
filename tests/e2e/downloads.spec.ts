import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { brand } from '#brand.ts';
import { choose, type DownloadedImage, near, openDialog, readImage, take } from '../support/artwork.ts';
import { expect, test } from '../support/test.ts';

const DOT = '9333eaff';
const CLEAR = '00000000';
const themes = [
  { name: 'Escuro', word: 'dark', ground: '000000ff', letters: 'ffffffff' },
  { name: 'Claro', word: 'light', ground: 'ffffffff', letters: '111827ff' },
] as const;
const formats = [
  { name: 'PNG', extension: 'png', tolerance: 1 },
  { name: 'SVG', extension: 'svg', tolerance: 1 },
  { name: 'JPG', extension: 'jpg', tolerance: 8 },
] as const;
const frames = [
  { name: 'Quadrado', word: 'square' },
  { name: 'Arredondado', word: 'rounded' },
  { name: 'Círculo', word: 'circle' },
  { name: 'Só o ícone', word: 'icon-only' },
] as const;
/** JPG is never transparent. */
const looks = themes.flatMap((theme) =>
  formats.flatMap((format) =>
    (format.extension === 'jpg' ? [false] : [false, true]).map((transparent) => ({
      theme,
      format,
      transparent,
    })),
  ),
);
type ChosenLook = (typeof looks)[number];
/** One of each format: neither a frame nor a width depends on the colours. */
const someLooks = [looks[1], looks[7], looks[9]].filter((look) => look !== undefined);

async function chooseLook(dialog: Locator, { theme, format, transparent }: ChosenLook): Promise<void> {
  await choose(dialog, /^(Fundo|Tema)$/, theme.name);
  await choose(dialog, /^Formato$/, format.name);
  if (format.extension !== 'jpg') await dialog.getByRole('switch').setChecked(transparent);
}

/** Size, kind and the colours at places whose content is known: the dot, a corner, and the ground inside the frame. */
function expectImage(
  image: DownloadedImage,
  { theme, format, transparent }: ChosenLook,
  places: {
    width: number;
    height: number;
    dot: Point;
    letter: Point;
    inside: Point;
    cornerIsOutside: boolean;
  },
): void {
  const { tolerance } = format;
  expect([image.width, image.height]).toEqual([places.width, places.height]);
  expect(image.format).toBe(format.extension === 'jpg' ? 'jpeg' : format.extension);
  expect(image.space).toBe('srgb');
  if (format.extension === 'png') {
    expect(image.hasAlpha).toBe(true);
    expect(image.bytes.toString('latin1', 37, 41)).toBe('sRGB');
  }
  if (format.extension === 'svg') expect(image.bytes.byteLength).toBeLessThan(2000);
  const ground = transparent ? CLEAR : theme.ground;
  const outside = format.extension === 'jpg' ? 'ffffffff' : CLEAR;
  for (const [place, colour] of [
    [places.dot, DOT],
    [places.letter, theme.letters],
    [places.inside, ground],
    [[0, 0], places.cornerIsOutside ? outside : ground],
    [[1, 1], places.cornerIsOutside ? outside : ground],
  ] as const) {
    const found = image.at(place[0], place[1]);
    expect(near(found, colour, tolerance), `${image.name} at ${place}: ${found}, not ${colour}`).toBe(true);
  }
}

type Point = readonly [x: number, y: number];

/** On the framed icon: the middle of the dot, the left side of the c, and its counter. */
const framed = { dot: [0.755, 0.606], letter: [0.215, 0.5], inside: [0.43, 0.5] } as const;
const alone = { dot: [0.842, 0.664], letter: [0.08, 0.5], inside: [0.4, 0.5] } as const;

test.describe('the logo', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/brand');
  });

  test('comes in every format, theme and ground, as asked (R-DWN-2, R-DWN-8)', async ({ page }) => {
    const dialog = await openDialog(page, 'Download Logo');
    for (const look of looks) {
      await chooseLook(dialog, look);
      const image = await readImage(await take(page, dialog));
      const ground = look.transparent ? 'transparent' : 'solid';
      expect(image.name).toBe(`brand-logo-${look.theme.word}-${ground}-1000px.${look.format.extension}`);
      expectImage(image, look, {
        width: 1000,
        height: 400,
        dot: [0.808, 0.596],
        letter: [0.183, 0.53],
        inside: [0.05, 0.5],
        cornerIsOutside: false,
      });
    }
  });

  test('is as wide as chosen, up to 8000 px (R-DWN-3)', async ({ page }) => {
    const dialog = await openDialog(page, 'Download Logo');
    for (const size of [500, 1500, 2000, 3000]) {
      await choose(dialog, /^Largura/, String(size));
      const image = await readImage(await take(page, dialog));
      expect([image.width, image.height]).toEqual([size, size * 0.4]);
      expect(image.name).toBe(`brand-logo-dark-solid-${size}px.png`);
    }
    await dialog.getByLabel('Outra largura').fill('8000');
    await expect(dialog.getByText('~97,7 MB')).toBeVisible();
    const image = await readImage(await take(page, dialog));
    expect([image.width, image.height]).toEqual([8000, 3200]);
    expect(image.at(0.808, 0.596)).toBe(DOT);
  });
});

test.describe('the icon of the brand page', () => {
  test('comes in every frame and format, as asked', async ({ page }) => {
    await page.goto('/brand');
    const dialog = await openDialog(page, 'Download Icon');
    for (const frame of frames) {
      await choose(dialog, /^Moldura$/, frame.name);
      for (const look of someLooks) {
        await chooseLook(dialog, look);
        const image = await readImage(await take(page, dialog));
        const ground = look.transparent ? 'transparent' : 'solid';
        expect(image.name).toBe(
          `${brand.wordmark}-icon-${look.theme.word}-${ground}-${frame.word}-512x512px.${look.format.extension}`,
        );
        expectImage(image, look, {
          width: 512,
          height: 512,
          ...(frame.word === 'icon-only' ? alone : framed),
          cornerIsOutside: frame.word === 'rounded' || frame.word === 'circle',
        });
      }
    }
  });

  test('rounds a fifth of the side, in pixels and in SVG (R-DWN-12)', async ({ page }) => {
    await page.goto('/brand');
    const dialog = await openDialog(page, 'Download Icon');
    await choose(dialog, /^Moldura$/, 'Arredondado');
    for (const format of ['PNG', 'SVG']) {
      await choose(dialog, /^Formato$/, format);
      const image = await readImage(await take(page, dialog));
      // Along the top edge the corner ends at 20%; on its diagonal it cuts 5.9% of the side.
      expect(image.at(0.205, 0.001)).toBe('000000ff');
      expect(image.at(0.05, 0.05)).toBe(CLEAR);
      expect(image.at(0.066, 0.066)).toBe('000000ff');
    }
  });
});

test("'Baixar tudo' is one ZIP with every variant in SVG and PNG and a LEIA-ME (R-DWN-18)", async ({
  page,
}) => {
  await page.goto('/brand');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar tudo' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${brand.wordmark}-marca.zip`);
  await expect(page.getByText(`${brand.wordmark}-marca.zip foi para os seus downloads.`)).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  // Logo: 2 themes, 2 grounds. Icon: 2 themes in 4 frames, or without ground in 2. Both in SVG and PNG.
  expect(names).toHaveLength(1 + 2 * (4 + 12));
  for (const [folder, count] of [
    ['logotipo/svg/', 4],
    ['logotipo/png/', 4],
    ['icone/svg/', 12],
    ['icone/png/', 12],
  ] as const) {
    expect(names.filter((name) => name.startsWith(folder))).toHaveLength(count);
  }
  expect(strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())).toContain(
    'Largura mínima: 120 px na tela, 30 mm no papel.',
  );
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('.png')) {
      expect(Buffer.from(bytes).toString('latin1', 1, 4)).toBe('PNG');
      expect(Buffer.from(bytes).toString('latin1', 37, 41)).toBe('sRGB');
    }
    if (name.endsWith('.svg')) expect(strFromU8(bytes)).toMatch(/^<svg [^>]+>.+<\/svg>\n$/);
  }
});

test("'Baixar tudo' says so when it fails", async ({ page }) => {
  await page.goto('/brand');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const button = page.getByRole('button', { name: 'Baixar tudo' });
  await button.click();
  await expect(page.getByText('Não deu para montar o ZIP.')).toBeVisible();
  await expect(button).toBeEnabled();
});
