import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrDrawing } from './qr.ts';

/** Reads the drawing back: which modules its strokes cover. */
function modulesOf({ d, size }: ReturnType<typeof qrDrawing>): readonly (readonly boolean[])[] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, startX, startY, strokes = ''] of d.matchAll(/M(\d+) (\d+)\.5((?:[hm][\d ]+)*)/g)) {
    let x = Number(startX);
    for (const [, command, amount] of strokes.matchAll(/([hm])(\d+)/g)) {
      if (command === 'h') modules[Number(startY)]?.fill(true, x, x + Number(amount));
      x += Number(amount);
    }
  }
  return modules;
}

it.each(['https://wa.me/5511900000000?text=Oi!%20Vi%20o%20an%C3%BAncio', 'a'])(
  'draws every module of the code of %s, and no other',
  (text) => {
    const expected = encode(text, { ecc: 'M', border: 0 });
    const drawing = qrDrawing(text);
    expect(drawing.size).toBe(expected.size);
    expect(modulesOf(drawing)).toEqual(expected.data);
  },
);
