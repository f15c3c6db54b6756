import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centredScroll, indexForKey, nearestIndex, nearestTurn, wrap } from './select-milestone.ts';

describe('wrap', () => {
  it('goes from the last to the first and from the first to the last (R-ABT-12)', () => {
    expect(wrap(7, 7)).toBe(0);
    expect(wrap(-1, 7)).toBe(6);
    expect(wrap(3, 7)).toBe(3);
  });

  it('always answers an index that exists', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const wrapped = wrap(index, count);
        return wrapped >= 0 && wrapped < count;
      }),
    );
  });
});

describe('indexForKey', () => {
  it('moves with the arrows and wraps at both ends', () => {
    expect(indexForKey('ArrowRight', 6, 7)).toBe(0);
    expect(indexForKey('ArrowDown', 2, 7)).toBe(3);
    expect(indexForKey('ArrowLeft', 0, 7)).toBe(6);
    expect(indexForKey('ArrowUp', 2, 7)).toBe(1);
  });

  it('goes to the ends with Home and End, and leaves other keys alone', () => {
    expect(indexForKey('Home', 4, 7)).toBe(0);
    expect(indexForKey('End', 4, 7)).toBe(6);
    expect(indexForKey('Tab', 4, 7)).toBeNull();
    expect(indexForKey('a', 4, 7)).toBeNull();
  });
});

describe('nearestTurn', () => {
  it('goes on past the last instead of unwinding', () => {
    expect(nearestTurn(6, 0, 7)).toBe(7);
    expect(nearestTurn(7, 6, 7)).toBe(6);
    expect(nearestTurn(6, 4, 7)).toBe(4);
  });

  it('shows the milestone asked for and never turns more than half an orbit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 6 }), (turn, index) => {
        const next = nearestTurn(turn, index, 7);
        return wrap(next, 7) === index && Math.abs(next - turn) <= 3;
      }),
    );
  });
});

describe('the strip', () => {
  it('scrolls so that both middles meet (R-ABT-13)', () => {
    expect(centredScroll({ start: 500, width: 88 }, 390)).toBe(349);
  });

  it('finds the item nearest to a point', () => {
    expect(nearestIndex([44, 132, 220], 150)).toBe(1);
    expect(nearestIndex([44, 132, 220], 9999)).toBe(2);
    expect(nearestIndex([], 10)).toBe(-1);
  });
});
