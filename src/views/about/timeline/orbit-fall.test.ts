import { expect, it } from 'vitest';
import { ORBIT_RADIUS, strand } from './orbit-fall.ts';

it('starts in the dot, at the left of the orbit', () => {
  expect(strand(20, 90).d).toMatch(new RegExp(`^M-${ORBIT_RADIUS} 0C`));
});

it('runs through the bottom and ends as far from the orbit as it was asked to spread', () => {
  const { end } = strand(20, 90);
  expect(Math.hypot(end.x, end.y)).toBeCloseTo(ORBIT_RADIUS + 20, 0);
  expect(end.y).toBeGreaterThan(0);
  expect(strand(20, 90).d).toMatch(new RegExp(` ${end.x} ${end.y}$`));
});
