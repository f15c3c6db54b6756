import { encode } from 'uqr';

/** A QR code's squares by row; `true` is dark. Without the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** Light squares around the code (ISO/IEC 18004 asks for four). */
const QUIET_ZONE = 4;

/** Bytes that fit at error correction M in the largest code; beyond them, level L takes 2,953. */
const BYTES_AT_M = 2331;
const PNG_WIDTH = 1024;
const INK = '#111827';

/**
 * The QR code of a text, with the damage tolerance that its length allows (15%, or 7% for long texts).
 * @param text at most 2,953 bytes in UTF-8; a longer one throws
 */
export function qrModules(text: string): QrModules {
  const bytes = new TextEncoder().encode(text).length;
  return encode(text, { ecc: bytes > BYTES_AT_M ? 'L' : 'M', border: 0 }).data;
}

/** The dark squares as one SVG path: a rectangle for each run in a row, one unit a square. */
function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/**
 * The same squares as strokes one unit wide, a line for each run, which begins where the one before it ended: a third of
 * the letters, and few different ones, for a code that stands in a document.
 */
export function qrLines(modules: QrModules): string {
  return modules
    .flatMap((row, y) => {
      let end = 0;
      return runs(row).map(([x, width], index) => {
        const move = index === 0 ? `M${x} ${y}.5` : `m${x - end} 0`;
        end = x + width;
        return `${move}h${width}`;
      });
    })
    .join('');
}

function runs(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

/** `viewBox` of a drawing of the code with its quiet zone. */
export function qrViewBox(modules: QrModules): string {
  const side = modules.length + 2 * QUIET_ZONE;
  return `-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}`;
}

/** The code as an SVG file on white, sharp at any size of print. */
export function qrSvg(modules: QrModules): string {
  const side = modules.length + 2 * QUIET_ZONE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${qrViewBox(modules)}" width="${side * 10}" height="${side * 10}">`,
    `<rect x="-${QUIET_ZONE}" y="-${QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/>`,
    `<path d="${qrPath(modules)}" fill="${INK}" shape-rendering="crispEdges"/>`,
    '</svg>',
  ].join('');
}

/**
 * The code as a PNG about 1,024 pixels wide, every square a whole number of pixels.
 * @returns nothing when the browser gives no canvas or no image
 */
export async function qrPng(modules: QrModules): Promise<Blob | null> {
  const side = modules.length + 2 * QUIET_ZONE;
  const scale = Math.ceil(PNG_WIDTH / side);
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  modules.forEach((row, y) => {
    for (const [x, width] of runs(row)) {
      context.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, width * scale, scale);
    }
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
