import { strToU8, type Zippable, zipSync } from 'fflate';
import { brand } from '#brand.ts';
import { artworkFiles, artworkUrl } from '#features/artwork/static-files.ts';
import { rasterFile } from './raster.ts';

/** Name of the ZIP with everything. */
export const archiveName = `${brand.wordmark}-marca.zip`;

/** Name of the ZIP with the SVG files only, which the build writes for who has no JavaScript. */
export const svgArchiveName = `${brand.wordmark}-marca-svg.zip`;

/** Where the build writes it. */
export const svgArchiveUrl = artworkUrl(svgArchiveName);

/** For the same bytes in each build. In local time, as a ZIP holds it. */
const written = new Date(1981, 0, 1);

/**
 * Every variant of the logo and of the icon, in SVG and PNG, with a LEIA-ME.
 * @returns a ZIP file
 * @throws {DownloadError} when the browser can't draw the PNG files
 */
export async function brandArchive(): Promise<Blob> {
  const files = svgFiles('em SVG e em PNG');
  for (const { folder, name, drawing, size } of artworkFiles()) {
    const png = await rasterFile(drawing, size, 'png');
    // PNG files are packed already.
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
  return zipSync(svgFiles('em SVG'), { mtime: written });
}

function svgFiles(formats: string): Zippable {
  return Object.fromEntries([
    ['LEIA-ME.txt', strToU8(readme(formats))],
    ...artworkFiles().map(({ folder, name, svg }) => [`${folder}/svg/${name}`, strToU8(svg)] as const),
  ]);
}

/** What the folder holds and the rules of use, for who opens the ZIP without the page beside it. */
function readme(formats: string): string {
  return [
    `Marca ${brand.name}`,
    '',
    `logotipo/ e icone/ trazem cada versão ${formats}.`,
    'dark: letras brancas, fundo preto. light: letras em #111827, fundo branco.',
    'solid: com fundo. transparent: sem fundo.',
    'square, rounded, circle: molduras do ícone. icon-only: só o ícone, sem margem.',
    'Sem fundo não há moldura: transparent-square serve também para rounded e circle.',
    '',
    'Regras de uso',
    '- Margem livre nos quatro lados: 1,5 vez a altura da letra c. O logotipo já vem com ela.',
    '- Largura mínima: 120 px na tela, 30 mm no papel.',
    '- Letras em branco ou em #111827; o ponto é sempre #9333ea.',
    '- Contraste mínimo de 4,5:1 entre letras e fundo.',
    '- Sem distorção, sombra, contorno, brilho ou degradê.',
    '',
    `Regras completas e outros tamanhos: ${brand.url}/brand`,
    '',
  ].join('\r\n');
}
