import { icon, wordmark } from '#components/drawing/brand-outlines.ts';

/** Which background the artwork is for: `dark` has white letters on black, `light` Gray 900 on white. */
export type Theme = 'dark' | 'light';

/** All that is cut around the icon, in the order of the dialogs. `icon-only` leaves the frame's margin out. */
export const frames = ['square', 'rounded', 'circle', 'icon-only'] as const;

export type Frame = (typeof frames)[number];

/** The colours of the artwork; the palette is closed (R-BRP-3). */
export const artworkColors = {
  dark: { background: '#000', letters: '#fff' },
  light: { background: '#fff', letters: '#111827' },
  dot: '#9333ea',
} as const satisfies Record<Theme, { background: string; letters: string }> & { dot: string };

/** Something to draw, the same for SVG and canvas: a background, letters and a dot, in a box of its own units. */
export type Drawing = ReturnType<typeof compose>;

type Ground = { readonly theme: Theme; readonly transparent: boolean };

/** Free margin on each side of the mark, in font units: 1.5 times the height of the c, which the icon is (R-BRP-9). */
export const protectionMargin = 1.5 * icon.box.height;

/** How much of the icon's 200 units the mark takes; alone it takes nearly all of them. */
const iconWidth = { framed: 124, alone: 192 };

/**
 * The wordmark in a box of 500 x 200 (R-DWN-4). It is as large as the box allows with the
 * protection area inside it, so a downloaded file can be set edge to edge.
 */
export function logoDrawing(ground: Ground): Drawing {
  const { width, height } = wordmark.box;
  const scale = Math.min(500 / (width + 2 * protectionMargin), 200 / (height + 2 * protectionMargin));
  return compose(wordmark, { width: 500, height: 200, scale, radius: 0 }, ground);
}

/** The icon in a box of 200 x 200; rounded corners have a radius of 40, 20% of the side (R-DWN-12). */
export function iconDrawing({ frame, ...ground }: Ground & { readonly frame: Frame }): Drawing {
  const radius = { square: 0, rounded: 40, circle: 100, 'icon-only': 0 }[frame];
  const scale = (frame === 'icon-only' ? iconWidth.alone : iconWidth.framed) / icon.box.width;
  return compose(icon, { width: 200, height: 200, scale, radius }, ground);
}

/** Height in whole px of a file that is `size` px wide. */
export function heightOf({ width, height }: Pick<Drawing, 'width' | 'height'>, size: number): number {
  return Math.round((size * height) / width);
}

/** Puts an outline in the middle of its box. */
function compose(
  outline: typeof icon | typeof wordmark,
  { width, height, radius, ...box }: Record<'width' | 'height' | 'radius' | 'scale', number>,
  { theme, transparent }: Ground,
) {
  const scale = rounded(box.scale, 5);
  const { background, letters }: Record<'background' | 'letters', string> = artworkColors[theme];
  return {
    width,
    height,
    /** Absent when the artwork is transparent. `radius` rounds its corners; half the width makes a circle. */
    ...(transparent ? {} : { background: { color: background, radius } }),
    /** An SVG path in font units, where it goes (`x`, `y` of the baseline) and how much it is reduced. */
    letters: {
      path: outline.letters,
      x: rounded((width - outline.box.width * scale) / 2, 2),
      y: rounded((height - outline.box.height * scale) / 2 - outline.box.y * scale, 2),
      scale,
      color: letters,
    },
    /** In the letters' own units. */
    dot: { ...outline.dot, color: artworkColors.dot },
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/**
 * A drawing as an SVG file of `size` px of width: self-contained, letters as outlines, the same text each time.
 * @returns SVG source under 2 kB (R-DWN-4, R-DWN-14)
 */
export function drawingSvg({ width, height, background, letters, dot }: Drawing, size: number): string {
  const corners = background?.radius ? ` rx="${background.radius}"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${heightOf({ width, height }, size)}" viewBox="0 0 ${width} ${height}">`,
    background ? `<rect width="${width}" height="${height}"${corners} fill="${background.color}"/>` : '',
    `<g fill="${letters.color}" transform="translate(${letters.x} ${letters.y})scale(${letters.scale})">`,
    `<path d="${letters.path}"/>`,
    `<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${dot.color}"/>`,
    '</g></svg>\n',
  ].join('');
}
