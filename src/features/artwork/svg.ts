import { type Drawing, type Frame, heightOf, iconDrawing, logoDrawing, type Theme } from './drawing.ts';

/** What an SVG file of the brand is asked for with. `width` is its size in px; the height follows. */
interface SvgOptions {
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly width: number;
}

/**
 * The logo as a file: self-contained, letters as outlines, the same text each time.
 * @returns SVG source under 2 kB, with a view box of 500 x 200 (R-DWN-4, R-DWN-14)
 */
export function logoSvg({ theme, transparent, width }: SvgOptions): string {
  return drawingSvg(logoDrawing({ theme, transparent }), width);
}

/** The icon as a file, with a view box of 200 x 200. See {@link logoSvg}. */
export function iconSvg({ theme, transparent, width, frame }: SvgOptions & { frame: Frame }): string {
  return drawingSvg(iconDrawing({ theme, transparent, frame }), width);
}

/** A drawing as an SVG file of `size` px of width. */
export function drawingSvg({ width, height, background, letters, dot }: Drawing, size: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${heightOf({ width, height }, size)}" viewBox="0 0 ${width} ${height}">`,
    background ? backgroundSvg(width, height, background) : '',
    `<g fill="${letters.color}" transform="translate(${letters.x} ${letters.y})scale(${letters.scale})">`,
    `<path d="${letters.path}"/>`,
    `<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${dot.color}"/>`,
    '</g></svg>\n',
  ].join('');
}

function backgroundSvg(width: number, height: number, { color, radius }: { color: string; radius: number }) {
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect width="${width}" height="${height}"${corners} fill="${color}"/>`;
}
