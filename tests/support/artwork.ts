import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A downloaded image, read back from its bytes. */
export interface DownloadedImage {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** What the file itself says it is. */
  readonly format: string | undefined;
  readonly space: string | undefined;
  readonly hasAlpha: boolean | undefined;
  /** Colour at a place given in shares of the image (0 to 1), as `rrggbbaa`. */
  readonly at: (x: number, y: number) => string;
}

/** Opens one of the download dialogs. */
export async function openDialog(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Chooses one of the options that a dialog shows side by side, by its words. */
export async function choose(dialog: Locator, group: RegExp, option: string): Promise<void> {
  await dialog
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: option, exact: true })
    .check();
}

/** Presses the dialog's button and takes the file. */
export async function take(page: Page, dialog: Locator): Promise<Download> {
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Baixar (PNG|SVG|JPG)$/ }).click();
  return coming;
}

/** Reads an image file; an SVG is drawn at the size that it asks for. */
export async function readImage(download: Download): Promise<DownloadedImage> {
  const bytes = await readFile(await download.path());
  const { format, space, hasAlpha } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    name: download.suggestedFilename(),
    bytes,
    width: info.width,
    height: info.height,
    format,
    space,
    hasAlpha,
    at: (x, y) => {
      const column = Math.min(info.width - 1, Math.floor(x * info.width));
      const row = Math.min(info.height - 1, Math.floor(y * info.height));
      const offset = (row * info.width + column) * 4;
      return data.subarray(offset, offset + 4).toString('hex');
    },
  };
}

/** Whether two colours of `rrggbbaa` differ by at most what JPG's rounding does. */
export function near(one: string, other: string, tolerance: number): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= tolerance);
}
