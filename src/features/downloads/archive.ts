import { strToU8, zip } from 'fflate';
import { brand } from '#brand.ts';
import { artworkFiles } from '#features/artwork/static-files.ts';
import { rasterFile } from './raster.ts';

/** Name of the ZIP with everything. */
export const archiveName = `${brand.wordmark}-marca.zip`;

/**
 * Every variant of the logo and of the icon, in SVG and PNG, with a LEIA-ME.
 * @returns a ZIP file
 * @throws {DownloadError} when the browser can't draw the PNG files
 */
export async function brandArchive(): Promise<Blob> {
  const files: Record<string, Uint8Array> = { 'LEIA-ME.txt': strToU8(readme()) };
  for (const { folder, name, svg, drawing, size } of artworkFiles()) {
    files[`${folder}/svg/${name}`] = strToU8(svg);
    const png = await rasterFile(drawing, size, 'png');
    files[`${folder}/png/${name.replace(/svg$/, 'png')}`] = new Uint8Array(await png.arrayBuffer());
  }
  const packed = await new Promise<Uint8Array>((resolve, reject) => {
    // In this thread: the site's policy allows no workers, and PNG files hardly shrink.
    zip(files, { level: 6, consume: true }, (error, data) => (error ? reject(error) : resolve(data)));
  });
  return new Blob([new Uint8Array(packed)], { type: 'application/zip' });
}

/** What the folder holds and the rules of use, for who opens the ZIP without the page beside it. */
function readme(): string {
  return [
    `Marca ${brand.name}`,
    '',
    'logotipo/ e icone/ trazem cada versão em SVG e em PNG.',
    'dark: letras brancas, fundo preto. light: letras em #111827, fundo branco.',
    'solid: com fundo. transparent: sem fundo.',
    'square, rounded, circle: molduras do ícone. icon-only: só o ícone, sem margem.',
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
