import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS, drawTrail, extendTrail, SPACING, type Trail, trailAlongOrbit } from './pointer-trail.ts';

function measuringPen() {
  let [x, y] = [0, 0];
  const pen = {
    length: 0,
    longest: 0,
    moveTo(toX: number, toY: number) {
      [x, y] = [toX, toY];
    },
    lineTo(toX: number, toY: number) {
      const step = Math.hypot(toX - x, toY - y);
      pen.length += step;
      pen.longest = Math.max(pen.longest, step);
      [x, y] = [toX, toY];
    },
  };
  return pen;
}

function draw(trail: Trail, x: number, y: number, share = 1) {
  const pens = Array.from({ length: BANDS }, measuringPen);
  drawTrail(trail, x, y, share, pens);
  return pens;
}

describe('a trail', () => {
  test.each([1, 0.5, 0])(
    'comes along the orbit and is drawn in steps of equal length, by %d of its reach',
    (share) => {
      const pens = draw(trailAlongOrbit(300, 0, 240), 300, 0, share);
      for (const pen of pens) expect(pen.length).toBeCloseTo((share * 240) / BANDS, 0);
    },
  );

  test('that is still growing fades over the length it has', () => {
    const trail: Trail = { points: [], reach: 240 };
    for (let x = 0; x <= 100; x += 4) extendTrail(trail, x, 0);
    for (const pen of draw(trail, 100, 0)) expect(pen.length).toBeCloseTo(100 / BANDS);
  });

  test('is never longer than its reach, however the particle moves', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 24, max: 240 }), (moves, reach) => {
        const trail: Trail = { points: [], reach };
        let [x, y] = [0, 0];
        for (const [moveX, moveY] of moves) {
          x += moveX;
          y += moveY;
          extendTrail(trail, x, y);
          expect(trail.points.length).toBeLessThanOrEqual((Math.floor(reach / SPACING) + 1) * 2);
        }
        const total = draw(trail, x, y).reduce((sum, pen) => sum + pen.length, 0);
        expect(total).toBeLessThanOrEqual(reach + 0.1);
      }),
    );
  });

  test('draws no line across the view when the particle wraps', () => {
    const trail = trailAlongOrbit(300, 0, 240);
    extendTrail(trail, -500, 0);
    extendTrail(trail, -500, 13);
    for (const pen of draw(trail, -500, 13)) expect(pen.longest).toBeLessThanOrEqual(SPACING + 0.1);
  });
});
