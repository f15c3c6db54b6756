import { openFont } from '../../../scripts/lib/font.ts';

/** The code points that the preloaded font has a drawing for. */
export async function preloadedLetters(): Promise<ReadonlySet<number>> {
  const font = await openFont(new URL('../../../src/styles/inter-pt-br.woff2', import.meta.url));
  // The table of characters ends with a noncharacter.
  return new Set(font.characterSet.filter((point) => point !== 0xffff));
}
