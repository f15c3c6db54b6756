/**
 * `npm run font`: writes the font that every page preloads (src/styles/inter-pt-br.woff2) and the declaration of the
 * whole one (src/styles/inter-others.css) again, from the installed Inter and the letters below.
 */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error -- it brings no types
import subsetFont from 'subset-font';
import { interFile, openFont } from './lib/font.ts';

/** The weights in use, from running text to what `<b>` becomes. */
const weights = { min: 400, max: 700 };

/** What the CSS asks for (`tabular-nums`) and what browsers apply by themselves. Accents are letters of their own. */
const features = ['calt', 'ccmp', 'kern', 'locl', 'tnum'];

/** Every character that Portuguese text needs, and the signs that the pages use. */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  ...'ªº§©°·×–—‘’“”•…−↑↓\u00a0',
];

/**
 * Takes the letters of Portuguese out of the variable Inter. Visitors who type another character download the whole file, by its `unicode-range`.
 * @returns the same bytes for the same font and letters: `font` is src/styles/inter-pt-br.woff2, `others` the source of
 *   src/styles/inter-others.css, which declares the whole font for every other character
 * @throws when the font lacks one of the letters
 */
export async function interSubset() {
  const whole = await openFont(interFile);
  const covered = new Set(whole.characterSet);
  const points = new Set(letters.map((letter) => letter.codePointAt(0) ?? 0));
  const missing = [...points].filter((point) => !covered.has(point));
  if (missing.length > 0) throw new Error(`A fonte não tem ${String.fromCodePoint(...missing)}.`);
  const font: Buffer = await subsetFont(await readFile(interFile), letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
  const others = `/* Written by scripts/subset-font.ts. Do not edit: run \`npm run font\`. */
/* The whole of Inter, downloaded when a page shows, or a visitor types, a character that fonts.css does not have. */
@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(
      whole.characterSet.filter((point) => isCharacter(point) && !points.has(point)),
      [...points],
    )};
}
`;
  return { font, others };
}

/** Controls and noncharacters, which font files list too, are never shown. */
function isCharacter(point: number): boolean {
  return point >= 0x20 && point < 0xfeff;
}

/**
 * Code points as CSS says them, a line each, as the formatter wants them. Runs are joined over what no font has, because
 * every page carries the text; never over one of `others`.
 */
function unicodeRange(points: readonly number[], others: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    const isJoined = last && !others.some((other) => last.to < other && other < point);
    if (isJoined) last.to = point;
    else runs.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).padStart(4, '0');
  return runs
    .map(({ from, to }) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`))
    .join(',\n    ');
}

if (import.meta.main) {
  const styles = new URL('../src/styles/', import.meta.url);
  const { font, others } = await interSubset();
  await writeFile(new URL('inter-pt-br.woff2', styles), font);
  await writeFile(new URL('inter-others.css', styles), others);
  console.log(`inter-pt-br.woff2: ${font.byteLength} bytes`);
}
