import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';

/** The variable Inter that the site serves (SIL Open Font License 1.1, without a reserved name). */
export const interFile = new URL(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
);

/** Reads a woff2 file. */
export async function openFont(file: URL): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (font.isCollection) throw new Error('A fonte é uma coleção; esperava um só arquivo.');
  return font;
}

/** The code points that the preloaded font has a drawing for. */
export async function preloadedLetters(): Promise<ReadonlySet<number>> {
  const font = await openFont(new URL('../../src/styles/inter-pt-br.woff2', import.meta.url));
  // The table of characters ends with a noncharacter.
  return new Set(font.characterSet.filter((point) => point !== 0xffff));
}
