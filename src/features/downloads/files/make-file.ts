import { drawingSvg } from '#features/artwork/svg.ts';
import type { Choices } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';
import { rasterFile } from './raster.ts';

/**
 * Makes the chosen file.
 * @param width in px
 * @throws {DownloadError} when the browser can't draw it
 */
export async function makeFile(kind: KindOptions, choices: Choices, width: number): Promise<Blob> {
  const drawing = kind.drawing(choices);
  return choices.format === 'svg'
    ? new Blob([drawingSvg(drawing, width)], { type: 'image/svg+xml' })
    : rasterFile(drawing, width, choices.format);
}
