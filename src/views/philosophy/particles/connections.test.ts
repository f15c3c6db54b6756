import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectionOpacity, connections } from './draw.ts';
import { createField, layouts } from './field.ts';
import { CONNECTION_DISTANCE, newRing } from './simulation.ts';

const ringAt = (x: number, y: number) =>
  newRing({ x, y }, { size: 4, reach: 0, color: '#ffffff' }, () => 0.5);

test('pairs nearer than 220 px are connected, the nearer the stronger (R-PHI-8)', () => {
  expect(CONNECTION_DISTANCE).toBe(220);
  expect(connections([ringAt(10, 0), ringAt(230, 0)])).toHaveLength(0);
  const [far] = connections([ringAt(10, 0), ringAt(229, 0)]);
  const [near] = connections([ringAt(10, 0), ringAt(21, 0)]);
  expect(far?.strength).toBeCloseTo(1 / 220);
  expect(near?.strength).toBeCloseTo(0.95);
});

test('no connection is longer than 220 px, none is missing, none is there twice', () => {
  const place = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));
  fc.assert(
    fc.property(fc.array(place, { maxLength: 15 }), (places) => {
      const rings = places.map(([x, y]) => ringAt(x, y));
      const found = connections(rings);
      let expected = 0;
      for (const [index, one] of rings.entries()) {
        for (const other of rings.slice(0, index)) {
          if (Math.hypot(one.x - other.x, one.y - other.y) < 220) expected++;
        }
      }
      expect(found).toHaveLength(expected);
      for (const { from, to, strength } of found) {
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(220);
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a line to the dot is clear at rest; one between rings shows near the pointer', () => {
  const [dot] = createField(layouts.wide).particles;
  if (!dot) throw new Error('The field is empty');
  const [toDot] = connections([dot, ringAt(60, 0)]);
  const [between] = connections([ringAt(300, 0), ringAt(360, 0)]);
  if (!toDot || !between) throw new Error('Not connected');
  expect(connectionOpacity(toDot, undefined)).toBeGreaterThan(0.4);
  expect(connectionOpacity(between, undefined)).toBeLessThan(0.1);
  expect(connectionOpacity(between, { x: 330, y: 10 })).toBeGreaterThan(0.25);
});
