import { strToU8, type Zippable, zipSync } from 'fflate';
import { brand } from '#brand.ts';
import { archiveReadme } from '#content/downloads.ts';
import { drawingSvg, frames } from '#features/artwork/drawing.ts';
import { type KindOptions, kinds, type Look } from '#features/downloads/rules/kinds.ts';
import { rasterFile } from './raster.ts';

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

/**
 * Every variant of the logo and of the icon, at the size that the dialogs start with. The build writes them to
 * `/marca/` as SVG, where they can be had without JavaScript; 'Baixar tudo' packs them. Without a ground the frames
 * that share a margin are one drawing, which comes once, as `square`.
 */
export function artworkFiles() {
  const looks = (['dark', 'light'] as const).flatMap((theme) =>
    [false, true].map((transparent) => ({ theme, transparent, format: 'svg', frame: 'square' }) as const),
  );
  const files = [
    ...looks.map((look) => fileOf('logotipo', kinds['brand-logo'], look)),
    ...looks.flatMap((look) =>
      frames.map((frame) => fileOf('icone', kinds['brand-icon'], { ...look, frame })),
    ),
  ];
  return files.filter(({ svg }, index) => files.findIndex((other) => other.svg === svg) === index);
}

/** One variant of the artwork as a file; `size` is its width in px. */
function fileOf(folder: 'logotipo' | 'icone', kind: KindOptions, look: Look) {
  const size = kind.sizes.preset;
  const drawing = kind.drawing(look);
  return { folder, name: kind.fileName({ ...look, size }), drawing, size, svg: drawingSvg(drawing, size) };
}

/** Address of a file that the build wrote. */
export function artworkUrl(name: string): string {
  return `/marca/${name}`;
}
