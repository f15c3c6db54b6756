import { expect, it } from 'vitest';
import { sparkline } from './sparkline.ts';

const SIZE = { width: 300, height: 100 };

it('goes through every value, the largest at the top', () => {
  expect(sparkline([0, 5, 10], SIZE)).toEqual({
    d: 'M0 100C75 100 75 50 150 50S225 0 300 0',
    end: [300, 0],
  });
});

it('ends at the last value, also when it is not the largest', () => {
  expect(sparkline([10, 20, 5], SIZE).end).toEqual([300, 75]);
});
