// R-CHL-5
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { QUIET_ZONE, qrLines, qrModules, qrPath, qrSvg } from '#components/drawing/qr.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { chatLink, MESSAGE_LIMIT } from './whatsapp-link.ts';

/** Paints an SVG path of one-row rectangles, or of lines one unit wide, as a camera would see it, and decodes the picture. */
function decode(path: string, modules: number, scale = 4): string | undefined {
  const side = (modules + 2 * QUIET_ZONE) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let [penX, penY] = [0, 0];
  for (const [, move, x, y, width] of path.matchAll(/(M|m)(\d+) (\d+)(?:\.5)?h(\d+)/g)) {
    if (move === 'M') [penX, penY] = [0, 0];
    penX += Number(x);
    penY += Number(y);
    const [left, top, wide] = [penX * scale, penY * scale, Number(width) * scale];
    penX += Number(width);
    for (let row = 0; row < scale; row++) {
      const start = ((top + QUIET_ZONE * scale + row) * side + left + QUIET_ZONE * scale) * 4;
      for (let index = start; index < start + wide * 4; index += 4) pixels.fill(0, index, index + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the QR code', () => {
  it('decodes to the link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (message) => {
        const link = chatLink('5511900000000', message);
        const modules = qrModules(link);
        expect(decode(qrLines(modules), modules.length)).toBe(link);
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it.each(['a', 'ã', '漢', '🙂'])('takes the longest message of %s', (character) => {
    const link = chatLink('551190000000000', character.repeat(MESSAGE_LIMIT));
    const modules = qrModules(link);
    expect(modules.length).toBeLessThanOrEqual(177);
    expect(decode(qrPath(modules), modules.length)).toBe(link);
  });

  it('throws for a text that no code can hold', () => {
    expect(() => qrModules('a'.repeat(3000))).toThrow('Data too long');
  });
});

it('the file is a white square with the quiet zone and the same drawing', () => {
  const modules = qrModules('https://wa.me/5511900000000');
  const side = modules.length + 8;
  expect(qrSvg(modules)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="${side * 10}" height="${side * 10}">` +
      `<rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff"/>` +
      `<path d="${qrPath(modules)}" fill="#111827" shape-rendering="crispEdges"/></svg>`,
  );
});
