import { expect, it } from 'vitest';
import { smoothLine } from './curves.ts';

it('a smooth line follows its curve: a quarter of a circle by the well-known handles', () => {
  const quarter = (t: number) =>
    [100 * Math.cos((t * Math.PI) / 2), 100 * Math.sin((t * Math.PI) / 2)] as const;
  expect(smoothLine(quarter, 1)).toBe('C100 52.4 52.4 100 0 100');
});

it('its pieces after the first reflect the handle before them', () => {
  const half = (t: number) => [100 * Math.cos(t * Math.PI), 100 * Math.sin(t * Math.PI)] as const;
  expect(smoothLine(half, 2)).toBe('C100 52.4 52.4 100 0 100S-100 52.4 -100 0');
});
