// R-PRJ-3, R-ABT-12
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

describe('wrapIndex', () => {
  it('goes from the last to the first and back', () => {
    expect(wrapIndex(5, 5)).toBe(0);
    expect(wrapIndex(-1, 5)).toBe(4);
    expect(wrapIndex(3, 5)).toBe(3);
  });

  it('always lands on an item, and a whole turn changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const position = wrapIndex(index, count);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThan(count);
        expect(wrapIndex(index + count, count)).toBe(position);
      }),
    );
  });
});
