import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';

/** The code points that the preloaded font has a drawing for. */
export async function preloadedLetters(): Promise<ReadonlySet<number>> {
  const file = await readFile(new URL('../../../src/styles/inter-pt-br.woff2', import.meta.url));
  const font = create(Buffer.from(await decompress(file)));
  if (font.isCollection) throw new Error('The preloaded font is a collection.');
  // The table of characters ends with a noncharacter.
  return new Set(font.characterSet.filter((point) => point !== 0xffff));
}
