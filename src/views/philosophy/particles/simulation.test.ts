import { describe, expect, test } from 'vitest';
import { connectionOpacity, connections } from './draw.ts';
import { createField, fitField, layouts } from './field.ts';
import {
  advance,
  type Bounds,
  type Field,
  MAX_PARTICLES,
  nearness,
  newRing,
  type Particle,
  type Point,
  spawn,
  wrap,
} from './simulation.ts';

/** The part of the field that a desktop shows. */
const view: Bounds = { left: -860, top: -595, right: 580, bottom: 305 };

/** The page's own field, fitted into a view. */
function fieldInView(bounds: Bounds = view): Field {
  const field = createField(layouts.wide);
  fitField(field, bounds, true);
  return field;
}

/** A field of 40 particles, to which the pointer has added the last ones. */
function fullField(): Field {
  const field = fieldInView();
  for (let x = 0; field.particles.length < MAX_PARTICLES; x += 20) spawn(field, { x, y: 0 }, { x: 20, y: 0 });
  return field;
}

const ringAt = (x: number, y: number): Particle =>
  newRing({ x, y }, { size: 6, reach: 120, color: '#ffffff' }, () => 0.5);
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const speedOf = ({ speedX, speedY }: Particle) => Math.hypot(speedX, speedY);
/** A field of one ring and nothing else. */
const lonely = (ring: Particle): Field => ({ particles: [ring], bounds: view, time: 0, random: () => 0.5 });

describe('near the pointer', () => {
  test('the radius is 200 px: nothing at it, everything at the pointer (R-PHI-6)', () => {
    expect(nearness({ x: 0, y: 0 }, { x: 200, y: 0 })).toBe(0);
    expect(nearness({ x: 0, y: 0 }, { x: 199, y: 0 })).toBeCloseTo(0.005);
    expect(nearness({ x: 0, y: 0 }, { x: 0, y: 0 })).toBe(1);
    expect(nearness({ x: 0, y: 0 }, undefined)).toBe(0);
  });

  test('a ring swirls around the pointer, always the same way round (R-PHI-6)', () => {
    const ring = ringAt(-300, -300);
    const pointer = { x: -300, y: -220 };
    const field = lonely(ring);
    advance(field, pointer, 60);
    expect(distance(ring, pointer)).toBeLessThan(100);
    let turned = 0;
    let before = Math.atan2(ring.y - pointer.y, ring.x - pointer.x);
    for (let frame = 0; frame < 600; frame++) {
      advance(field, pointer, 1);
      expect(distance(ring, pointer)).toBeLessThan(200);
      const now = Math.atan2(ring.y - pointer.y, ring.x - pointer.x);
      turned += Math.atan2(Math.sin(now - before), Math.cos(now - before));
      before = now;
    }
    expect(Math.abs(turned)).toBeGreaterThan(Math.PI * 2);
  });

  test('a ring and the dot grow and brighten, and go back to their original size and opacity (R-PHI-7)', () => {
    const field = fieldInView();
    const [dot, ring] = field.particles;
    if (!dot || !ring) throw new Error('The field is empty');
    for (const particle of [dot, ring]) {
      const { originalSize, originalOpacity } = particle;
      for (let frame = 0; frame < 30; frame++) advance(field, { x: particle.x, y: particle.y }, 1);
      expect(particle.size).toBeGreaterThan(originalSize * 1.8);
      expect(particle.opacity).toBeGreaterThanOrEqual(originalOpacity);
      advance(field, undefined, 300);
      expect(particle.size).toBeCloseTo(originalSize, 3);
      expect(particle.opacity).toBeCloseTo(originalOpacity, 3);
    }
    expect(dot).toMatchObject({ x: 0, y: 0 });
  });
});

describe('rings left by the pointer', () => {
  test('one for a movement above 10 px, none for 10 px (R-PHI-11)', () => {
    const field = fieldInView();
    const before = field.particles.length;
    spawn(field, { x: 50, y: 50 }, { x: 10, y: 0 });
    spawn(field, { x: 50, y: 50 }, { x: -6, y: 8 });
    expect(field.particles).toHaveLength(before);
    spawn(field, { x: 50, y: 50 }, { x: 10.1, y: 0 });
    expect(field.particles.at(-1)).toMatchObject({ x: 50, y: 50, spawned: true });
    expect(field.particles).toHaveLength(before + 1);
  });

  test('in a field of 40 the oldest of them goes, never one of the first rings', () => {
    const first = fieldInView().particles;
    const field = fullField();
    const oldest = field.particles[first.length];
    const second = field.particles[first.length + 1];
    spawn(field, { x: 500, y: 0 }, { x: 20, y: 0 });
    expect(field.particles).toHaveLength(MAX_PARTICLES);
    expect(field.particles).not.toContain(oldest);
    expect(field.particles).toContain(second);
    expect(field.particles.slice(0, first.length)).toEqual(first);
    // Where none of them is left, there is no place.
    const others: Field = { ...field, particles: field.particles.map((one) => ({ ...one, spawned: false })) };
    const before = [...others.particles];
    spawn(others, { x: 0, y: 50 }, { x: 30, y: 0 });
    expect(others.particles).toEqual(before);
  });

  test('the next to go is nearly invisible before it goes', () => {
    const field = fullField();
    advance(field, undefined, 200);
    expect(field.particles.find(({ spawned }) => spawned)?.opacity).toBeLessThan(0.12);
    expect(field.particles.at(-1)?.opacity).toBeGreaterThan(0.5);
  });
});

describe('the movement', () => {
  test('a ring out of one edge comes in at the other (R-PHI-10)', () => {
    const ring = ringAt(0, 0);
    Object.assign(ring, { x: view.right + ring.size + 2, y: 10 });
    expect(wrap(ring, view)).toBe(true);
    expect(ring.x).toBeCloseTo(view.left - ring.size + 2);
    expect(ring.y).toBe(10);
  });

  test('a ring keeps to its orbit and speed when nothing attracts it', () => {
    const ring = ringAt(0, -200);
    const field = lonely(ring);
    advance(field, undefined, 600);
    expect(Math.hypot(ring.x, ring.y)).toBeGreaterThan(185);
    expect(Math.hypot(ring.x, ring.y)).toBeLessThan(215);
    expect(speedOf(ring)).toBeCloseTo(ring.cruise, 1);
    expect(distance(ring, { x: 0, y: -200 })).toBeGreaterThan(100);
  });

  test('is the same at 30, 60 and 120 frames a second', () => {
    const runs = [2, 1, 0.5].map((frames) => {
      const field = fieldInView();
      for (let passed = 0; passed < 120; passed += frames) advance(field, { x: 200, y: -100 }, frames);
      return field.particles;
    });
    const [slow = [], normal = [], fast = []] = runs;
    for (const [index, particle] of normal.entries()) {
      const apart = (other: Point = { x: Number.NaN, y: 0 }) => distance(particle, other);
      expect(apart(slow[index])).toBeLessThan(0.01);
      expect(apart(fast[index])).toBeLessThan(nearness(particle, { x: 200, y: -100 }) === 0 ? 0.5 : 12);
    }
  });
});

test.each([
  ['a desktop', view],
  ['hardly any view', { left: -20, top: -20, right: 20, bottom: 20 }],
])(
  'on %s at most 40 particles, exactly one dot, none faster than 3 px a frame, and no ring out of sight, whatever the visitor does (R-PHI-5, R-PHI-9)',
  (_, bounds) => {
    const field = fieldInView(bounds);
    let last: Point = { x: 0, y: 0 };
    for (let moment = 0; moment < 2000; moment++) {
      // Over the view and beyond it, slowly and fast; now and then nobody points, and time passes in other portions.
      const pointer = { x: 900 * Math.sin(moment / 17), y: 700 * Math.cos(moment ** 1.1 / 23) };
      spawn(field, pointer, { x: pointer.x - last.x, y: pointer.y - last.y });
      advance(field, moment % 300 < 250 ? pointer : undefined, (moment % 7) / 2);
      last = pointer;
      const { left, top, right, bottom } = bounds;
      const rings = field.particles.filter(({ kind }) => kind === 'ring');
      const out = rings.map(({ x, y, size }) => Math.max(left - x, x - right, top - y, y - bottom) - size);
      expect(Math.max(...field.particles.map(speedOf))).toBeLessThanOrEqual(3 + 1e-9);
      // Seen: no more of a ring than its radius is over an edge.
      expect(Math.max(...out)).toBeLessThanOrEqual(0);
      expect(rings.length).toBe(field.particles.length - 1);
      expect(rings.length).toBeLessThanOrEqual(39);
    }
  },
);

describe('connections', () => {
  test('pairs nearer than 220 px are connected, the nearer the stronger (R-PHI-8)', () => {
    expect(connections([ringAt(10, 0), ringAt(230, 0)])).toHaveLength(0);
    const [far] = connections([ringAt(10, 0), ringAt(229, 0)]);
    const [near] = connections([ringAt(10, 0), ringAt(21, 0)]);
    expect(far?.strength).toBeCloseTo(1 / 220);
    expect(near?.strength).toBeCloseTo(0.95);
  });

  test('a line to the dot is clear at rest; one between rings shows near the pointer', () => {
    const [dot = ringAt(0, 0)] = createField(layouts.wide).particles;
    const opacity = (one: Particle, other: Particle, pointer?: Point) =>
      connections([one, other]).map((connection) => connectionOpacity(connection, pointer))[0];
    expect(opacity(dot, ringAt(60, 0))).toBeGreaterThan(0.4);
    expect(opacity(ringAt(300, 0), ringAt(360, 0))).toBeLessThan(0.1);
    expect(opacity(ringAt(300, 0), ringAt(360, 0), { x: 330, y: 10 })).toBeGreaterThan(0.25);
  });
});
