import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type PathCommand } from 'opentype.js';
import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';

const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const WORDMARK_WIDTH = 150;
/** Where the names of the sections begin, and the widest that the headline may be. */
const LABELS_X = 840;
const HEADLINE_WIDTH = 640;
/** A line of the page's own may come nearer to the names than one that is broken here. */
const OWN_LINE_WIDTH = 700;
const HEADLINE_SIZES = [96, 88, 80, 72, 64, 56, 48];
/** Below this size the headline is too small to read in a feed, so it is broken into other lines. */
const SMALLEST_OWN_SIZE = 64;
const MAX_LABELS = 6;

const require = createRequire(import.meta.url);
const loadFont = (weight: number) => {
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  // The library can't run Inter's substitution tables, and Portuguese needs none of them.
  font.stringToGlyphs = (text) => [...text].map((letter) => font.charToGlyph(letter));
  return font;
};
const semibold = loadFont(600);
const regular = loadFont(400);
type Font = typeof regular;

/**
 * An image for sharing, in the art direction: night, headline, dot, and the sections as lines that leave it.
 * @param page headline without its full stop, in the lines that the page breaks it into (or in one), and the names
 *   of the page's sections in their order
 * @returns an SVG of 1200x630 whose letters are outlines, so that drawing it needs no font
 */
export function shareImage(page: {
  readonly headline: readonly string[];
  readonly sections: readonly string[];
}): string {
  const { lines, size } = fit(page.headline);
  const lineHeight = size * 1.02;
  const baseline = SIZE.height - MARGIN - 8;
  const firstBaseline = baseline - (lines.length - 1) * lineHeight;
  const headline = lines.map((line, index) =>
    outline(semibold, line, MARGIN, firstBaseline + index * lineHeight, size, -0.05),
  );
  const radius = size * 0.095;
  const dot = {
    x: MARGIN + width(semibold, lines.at(-1) ?? '', size, -0.05) + size * 0.06 + radius,
    y: baseline - radius,
  };

  const labels = page.sections.slice(0, MAX_LABELS).map((label) => ellipsis(label));
  const gap = Math.min(62, 330 / Math.max(1, labels.length - 1));
  const top = 150;
  const trails = labels.map((label, index) => {
    const y = top + index * gap;
    return [
      `<path d="M${n(dot.x)} ${n(dot.y)}C${LABELS_X - 20} ${n(dot.y)} ${LABELS_X - 90} ${n(y)} ${LABELS_X - 14} ${n(y)}" fill="none" stroke="url(#trail)" stroke-width="1.6"/>`,
      `<path d="${outline(regular, label, LABELS_X, y + 6.5, 18, -0.01)}" fill="#fff" fill-opacity=".8"/>`,
      `<path d="M${n(LABELS_X + width(regular, label, 18, -0.01) + 14)} ${n(y)}H1200" stroke="#fff" stroke-opacity=".22"/>`,
    ].join('');
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
    `<defs><linearGradient id="trail" gradientUnits="userSpaceOnUse" x1="${n(dot.x)}" y1="0" x2="${LABELS_X}" y2="0"><stop stop-color="#a855f7"/><stop offset=".5" stop-color="#c084fc" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient></defs>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#000"/>`,
    `<g transform="translate(${MARGIN} 96)scale(${(WORDMARK_WIDTH / wordmark.box.width).toFixed(5)})">`,
    `<path d="${wordmark.letters}" fill="#fff"/>`,
    `<circle cx="${wordmark.dot.cx}" cy="${wordmark.dot.cy}" r="${wordmark.dot.r}" fill="#9333ea"/></g>`,
    ...trails,
    `<path d="${headline.join('')}" fill="#fff"/>`,
    `<circle cx="${n(dot.x)}" cy="${n(dot.y)}" r="${n(radius)}" fill="#9333ea"/>`,
    '</svg>',
  ].join('');
}

/**
 * What the image shows, in words, for who can't see it: the headline. The sections at the ends of the lines are left to the page, whose
 * document has to fit the first flight.
 */
export const shareImageAlt = (headline: readonly string[]): string =>
  `${brand.name}, em letras brancas no preto: “${headline.join(' ')}.”`;

/**
 * The largest size at which the headline keeps the page's own lines; where they would get small, the largest at
 * which it takes at most three (any number at the smallest).
 */
function fit(headline: readonly string[]): { readonly lines: readonly string[]; readonly size: number } {
  const fits = (lines: readonly string[], size: number, widest = HEADLINE_WIDTH) =>
    lines.length <= 3 && lines.every((line) => width(semibold, line, size, -0.05) <= widest);
  const text = headline.join(' ');
  // A headline without line breaks in the page is broken after its commas.
  const parts = headline.length > 1 ? headline : text.split(/(?<=,) /);
  const own = HEADLINE_SIZES.find((size) => size >= SMALLEST_OWN_SIZE && fits(parts, size, OWN_LINE_WIDTH));
  if (parts.length > 1 && own) return { lines: parts, size: own };
  const size = HEADLINE_SIZES.find((each) => fits(wrap(text, each), each)) ?? 48;
  return { lines: wrap(text, size), size };
}

function wrap(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && width(semibold, longer, size, -0.05) <= HEADLINE_WIDTH)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A label that fits between its start and the right margin. */
function ellipsis(label: string): string {
  let text = label;
  while (width(regular, text, 18, -0.01) > SIZE.width - LABELS_X - 24)
    text = `${text.slice(0, -2).trimEnd()}…`;
  return text;
}

function width(font: Font, text: string, size: number, tracking: number): number {
  return font.getAdvanceWidth(text, size, { letterSpacing: tracking });
}

/** Text as the path of its letters; `tracking` is in em. */
function outline(font: Font, text: string, x: number, y: number, size: number, tracking: number): string {
  return font.getPath(text, x, y, size, { letterSpacing: tracking }).commands.map(toData).join('');
}

/** The library's own `toPathData` writes NaN for a number just above an integer, and a path ends at its first error. */
function toData(command: PathCommand): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'C':
      return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y].map(n).join(' ')}`;
    case 'Q':
      return `Q${[command.x1, command.y1, command.x, command.y].map(n).join(' ')}`;
    default:
      return `${command.type}${n(command.x)} ${n(command.y)}`;
  }
}

function n(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A drawing for sharing has a place that is not a number');
  return String(Math.round(value * 10) / 10);
}
