import { expect, it } from 'vitest';
import { alongArc, arcPath, onCircle } from './ProjectArc.tsx';

const CIRCLE = { cx: 100, cy: 100, r: 50 };

it('finds places on a circle by their angle, clockwise from the right', () => {
  expect(onCircle(CIRCLE, 0)).toEqual({ x: 150, y: 100 });
  expect(onCircle(CIRCLE, 90)).toEqual({ x: 100, y: 150 });
  expect(onCircle(CIRCLE, 270)).toEqual({ x: 100, y: 50 });
});

it('draws the piece between two angles in the direction it was asked for', () => {
  expect(arcPath(CIRCLE, 180, 270)).toBe('M50 100A50 50 0 0 1 100 50');
  expect(arcPath(CIRCLE, 270, 180)).toBe('M100 50A50 50 0 0 0 50 100');
});

it('spreads places evenly, both ends included', () => {
  const places = alongArc(CIRCLE, { from: 180, to: 360, count: 5 });
  expect(places).toHaveLength(5);
  expect(places[0]).toEqual({ x: 50, y: 100 });
  expect(places[2]).toEqual({ x: 100, y: 50 });
  expect(places[4]).toEqual({ x: 150, y: 100 });
});
