// R-OUT-5
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './outbox.ts';

const attempts = fc.integer({ min: 1, max: 10_000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('waits between nothing and a limit that doubles from 5 s to an hour', () => {
  fc.assert(
    fc.property(attempts, random, (count, luck) => {
      const wait = backoffMs(count, luck);
      expect(Number.isInteger(wait)).toBe(true);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(Math.min(3_600_000, 5_000 * 2 ** (count - 1)));
    }),
  );
});

test.each([
  [1, 2_500],
  [2, 5_000],
  [10, 1_280_000],
  [11, 1_800_000],
  [5_000, 1_800_000],
])('after %i failures it waits %i ms on average', (count, wait) => {
  expect(backoffMs(count, 0.5)).toBe(wait);
});
