import { strToU8, type Zippable, zipSync } from 'fflate';
import { brand } from '#brand.ts';
import { archiveReadme } from '#content/downloads.ts';
import { rasterFile } from './raster.ts';
import { artworkFiles, artworkUrl } from './static-files.ts';

/** Name of the ZIP with everything. */
export const archiveName = `${brand.wordmark}-marca.zip`;

/** Name of the ZIP with the SVG files only, which the build writes for visitors without JavaScript. */
export const svgArchiveName = `${brand.wordmark}-marca-svg.zip`;

/** Where the build writes it. */
export const svgArchiveUrl = artworkUrl(svgArchiveName);

/** For the same bytes in each build. In local time, as a ZIP holds it. */
const written = new Date(1981, 0, 1);

/**
 * Every variant of the logo and of the icon, in SVG and PNG, with a LEIA-ME.
 * @returns a ZIP file
 * @throws when the browser can't draw the PNG files
 */
export async function brandArchive(): Promise<Blob> {
  const files = svgFiles('svg-and-png');
  for (const { folder, name, drawing, size } of artworkFiles()) {
    const png = await rasterFile(drawing, size, 'png');
    // PNG is compressed already.
    files[`${folder}/png/${name.replace(/svg$/, 'png')}`] = [
      new Uint8Array(await png.arrayBuffer()),
      { level: 0 },
    ];
  }
  // In this thread: the site's policy allows no workers.
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** Every variant in SVG, with a LEIA-ME, as a ZIP file. */
export function svgArchive(): Uint8Array<ArrayBuffer> {
  return zipSync(svgFiles('svg'), { mtime: written });
}

function svgFiles(formats: 'svg' | 'svg-and-png'): Zippable {
  return Object.fromEntries([
    ['LEIA-ME.txt', strToU8(archiveReadme(formats).join('\r\n'))],
    ...artworkFiles().map(({ folder, name, svg }) => [`${folder}/svg/${name}`, strToU8(svg)] as const),
  ]);
}
