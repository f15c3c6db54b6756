import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { optimize } from 'svgo';
import decompress from 'woff2-encoder/decompress';
import { brand } from '../../src/brand.ts';

/** One drawing command of a font's outline, with absolute coordinates. */
interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

/** The variable Inter that the site serves (SIL Open Font License 1.1, which allows outlines in a logo). */
const fontFile = new URL(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
);

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
  const font = create(Buffer.from(await decompress(await readFile(fontFile))));
  if (font.isCollection) throw new Error('A fonte é uma coleção; esperava um só arquivo.');
  const inter = font.getVariation(setting);
  const scale = em / inter.unitsPerEm;

  const letters: Command[][] = [];
  let pen = 0;
  let shift: number | undefined;
  for (const letter of brand.wordmark) {
    const glyph = inter.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    // The first letter's ink starts at 0: what a guideline or a margin is measured from.
    shift ??= -glyph.path.bbox.minX;
    letters.push(placed(glyph.path.commands, pen + shift, scale));
    pen += glyph.advanceWidth + tracking * inter.unitsPerEm;
  }
  const [first = []] = letters;
  const last = letters.at(-1) ?? [];
  return [
    '// Written by scripts/make-outlines.ts from Inter. Do not edit: run `npm run artwork`.',
    '',
    `/** The wordmark in units of ${em} an em: baseline at y = 0, left edge of the first letter at x = 0. */`,
    `export const wordmark = ${mark(letters.flat(), last, em)} as const;`,
    '',
    `/** The same in units of ${screenEm} an em, for the header and the footer. */`,
    `export const screenWordmark = ${mark(resized(letters.flat()), resized(last), screenEm)} as const;`,
    '',
    '/** The icon in the same units: the first letter and the dot. */',
    `export const icon = ${mark(first, first, em)} as const;`,
    '',
    '/** The letter t of the double t in the same units: its outline from x = 0, its top, and its bar above the baseline. */',
    `export const doubleT = ${letterT(inter.glyphForCodePoint(116).path.commands, scale)} as const;`,
    '',
  ].join('\n');
}

/** The t starts at its bar's left end; the highest point of that end is the bar's upper edge. */
function letterT(commands: readonly Command[], scale: number): string {
  const upright = placed(commands, 0, scale);
  const { left, right, top } = bounds(upright);
  const ink = placed(commands, -left / scale, scale);
  const bar = Math.min(...ink.filter(({ args }) => args[0] === 0).map(({ args }) => args[1] ?? 0));
  return [
    '{',
    text('letter', pathOf(ink)),
    `  width: ${Math.round(right - left)},`,
    `  top: ${Math.round(top)},`,
    `  bar: ${Math.round(bar)},`,
    '}',
  ].join('\n');
}

function resized(commands: readonly Command[]): Command[] {
  return commands.map(({ command, args }) => ({
    command,
    args: args.map((value) => (value * screenEm) / em),
  }));
}

/** One outline with the dot after it, and the box that holds both. */
function mark(commands: readonly Command[], last: readonly Command[], unitsOfEm: number): string {
  const ink = bounds(commands);
  const r = Math.round(dot.radius * unitsOfEm);
  const cx = Math.round(bounds(last).right + dot.gap * unitsOfEm + r);
  const cy = Math.round(dot.overshoot * unitsOfEm) - r;
  return [
    '{',
    text('letters', pathOf(commands)),
    `  dot: { cx: ${cx}, cy: ${cy}, r: ${r} },`,
    `  box: { x: 0, y: ${Math.round(ink.top)}, width: ${cx + r}, height: ${Math.round(ink.bottom - ink.top)} },`,
    '}',
  ].join('\n');
}

/** What SVG calls the commands of a font library. */
const svgCommands: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** An outline as a short SVG path in whole units: the `d` attribute. */
function pathOf(commands: readonly Command[]): string {
  const long = commands.map(({ command, args }) => {
    const letter = svgCommands[command];
    if (letter === undefined) throw new Error(`Comando inesperado no contorno: ${command}`);
    return letter + args.join(' ');
  });
  const { data } = optimize(`<svg><path d="${long.join('')}"/></svg>`, {
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

/** Font coordinates grow upwards, a drawing's downwards. */
function placed(commands: readonly Command[], dx: number, scale: number): Command[] {
  return commands.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => (index % 2 === 0 ? value + dx : -value) * scale),
  }));
}

function bounds(commands: readonly Command[]) {
  const xs = commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 0));
  const ys = commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 1));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
