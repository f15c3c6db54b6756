import { Resvg } from '@resvg/resvg-js';
import { drawingSvg, type Frame, iconDrawing } from '../../src/features/artwork/drawing.ts';

/** The icons of the site itself, by their names in public/. */
export function siteIcons(): ReadonlyMap<string, Uint8Array | string> {
  const png32 = png('rounded', 32);
  return new Map<string, Uint8Array | string>([
    ['favicon.svg', svg('rounded', 64)],
    ['favicon.ico', ico(png32, 32)],
    // A phone cuts the corners itself.
    ['apple-touch-icon.png', png('square', 180)],
    ['icon-192.png', png('square', 192)],
    ['icon-512.png', png('square', 512)],
  ]);
}

function svg(frame: Frame, size: number): string {
  return drawingSvg(iconDrawing({ theme: 'dark', transparent: false, frame }), size);
}

function png(frame: Frame, size: number): Uint8Array {
  return new Resvg(svg(frame, size)).render().asPng();
}

/** One PNG in the container that old browsers ask for: a header of 6 bytes and an entry of 16. */
function ico(image: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, image]);
}
