/**
 * `npm run artwork`: draws the brand's outlines from Inter again (src/components/drawing/brand-outlines.ts), and from them the
 * icons that browsers and phones show (public/).
 */
import { writeFile } from 'node:fs/promises';
import type { Path, PathCommand } from 'fontkitten';
import { optimize } from 'svgo';
import { brand } from '../src/brand.ts';
import { interFile, openFont } from './lib/font.ts';

/** How the wordmark is set: heavier than a headline, letters pulled together until the bars of the two t meet. */
const setting = { wght: 650, opsz: 32 };
const tracking = -0.045;

/**
 * Units of an em in what is written: few enough digits for the logo's SVG to stay under 2 kB (R-DWN-14). A point is
 * at most 0.8 px off its place in a logo 8000 px wide.
 */
const em = 900;

/** The same where pages show it about 95 px wide: a point is at most 0.1 px off its place, in 200 bytes less of each document. */
const screenEm = 225;

/** The dot in ems: its radius, the gap before it, and how far it sinks below the baseline, as round letters do. */
const dot = { radius: 0.11, gap: 0.05, overshoot: 0.009 };

/**
 * Draws the wordmark and its first letter from the font's own outlines.
 * @returns the source of `src/components/drawing/brand-outlines.ts`; the same font gives the same text, byte by byte
 */
export async function outlinesSource(): Promise<string> {
  const font = await openFont(interFile);
  const inter = font.getVariation(setting);
  const scale = em / inter.unitsPerEm;
  // Font coordinates grow upwards, a drawing's downwards.
  const drawn = [scale, -scale] as const;

  const letters: Path[] = [];
  let pen = 0;
  let shift: number | undefined;
  for (const letter of brand.wordmark) {
    const glyph = inter.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    // The first letter's ink starts at 0: what a guideline or a margin is measured from.
    shift ??= -glyph.path.bbox.minX;
    letters.push(glyph.path.translate(pen + shift, 0).scale(...drawn));
    pen += glyph.advanceWidth + tracking * inter.unitsPerEm;
  }
  const small = letters.map((letter) => letter.scale(screenEm / em));
  return [
    '// Written by scripts/make-outlines.ts from Inter. Do not edit: run `npm run artwork`.',
    '',
    `/** The wordmark in units of ${em} an em: baseline at y = 0, left edge of the first letter at x = 0. */`,
    `export const wordmark = ${mark(letters, em)} as const;`,
    '',
    `/** The same in units of ${screenEm} an em, for the header and the footer. */`,
    `export const screenWordmark = ${mark(small, screenEm)} as const;`,
    '',
    '/** The icon in the same units: the first letter and the dot. */',
    `export const icon = ${mark(letters.slice(0, 1), em)} as const;`,
    '',
    '/** The letter t of the double t in the same units: its outline from x = 0, its top, and its bar above the baseline. */',
    `export const doubleT = ${letterT(inter.glyphForCodePoint(116).path.scale(...drawn))} as const;`,
    '',
  ].join('\n');
}

/** The t starts at its bar's left end; the highest point of that end is the bar's upper edge. */
function letterT(upright: Path): string {
  const { minX, minY, width } = upright.cbox;
  const ink = upright.translate(-minX, 0);
  const bar = Math.min(...ink.commands.filter(({ args }) => args[0] === 0).map(({ args }) => args[1] ?? 0));
  return [
    '{',
    text('letter', pathOf([ink])),
    `  width: ${Math.round(width)},`,
    `  top: ${Math.round(minY)},`,
    `  bar: ${Math.round(bar)},`,
    '}',
  ].join('\n');
}

/** Letters with the dot after them, and the box that holds all. */
function mark(letters: readonly Path[], unitsOfEm: number): string {
  const top = Math.min(...letters.map(({ cbox }) => cbox.minY));
  const bottom = Math.max(...letters.map(({ cbox }) => cbox.maxY));
  const right = Math.max(...letters.map(({ cbox }) => cbox.maxX));
  const r = Math.round(dot.radius * unitsOfEm);
  const cx = Math.round(right + dot.gap * unitsOfEm + r);
  const cy = Math.round(dot.overshoot * unitsOfEm) - r;
  return [
    '{',
    text('letters', pathOf(letters)),
    `  dot: { cx: ${cx}, cy: ${cy}, r: ${r} },`,
    `  box: { x: 0, y: ${Math.round(top)}, width: ${cx + r}, height: ${Math.round(bottom - top)} },`,
    '}',
  ].join('\n');
}

/** What SVG calls the commands of a font library. */
const svgCommands: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Outlines as one short SVG path in whole units: the `d` attribute. The library's own `toSVG` would round twice. */
function pathOf(outlines: readonly Path[]): string {
  const commands = outlines.flatMap((outline) => outline.commands);
  const long = commands.map(({ command, args }) => svgCommands[command] + args.join(' ')).join('');
  const { data } = optimize(`<svg><path d="${long}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const short = / d="([^"]+)"/.exec(data)?.[1];
  if (short === undefined) throw new Error('O svgo devolveu um desenho sem contorno.');
  return short;
}

/** A property of the file as Biome writes it: a long text on a line of its own. */
function text(name: string, value: string): string {
  const line = `  ${name}: '${value}',`;
  return line.length <= 110 ? line : `  ${name}:\n    '${value}',`;
}

if (import.meta.main) {
  const root = new URL('../', import.meta.url);
  await writeFile(new URL('src/components/drawing/brand-outlines.ts', root), await outlinesSource());
  // Only now: it reads the outlines.
  const { siteIcons } = await import('./lib/site-icons.ts');
  for (const [name, bytes] of siteIcons()) await writeFile(new URL(`public/${name}`, root), bytes);
}
