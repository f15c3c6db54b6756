// R-OUT-5
import { expect, test } from 'vitest';
import { backoffMs } from './outbox.ts';

test.each([
  [1, 0, 0],
  [1, 0.5, 2_500],
  [1, 0.999_99, 5_000],
  [2, 0.5, 5_000],
  [10, 0.5, 1_280_000],
  [11, 0.5, 1_800_000],
  [5_000, 0.999_999_999, 3_600_000],
])('after %i failures, with %f as its luck, it waits %i ms', (count, luck, wait) => {
  expect(backoffMs(count, luck)).toBe(wait);
});
