import { describe, expect, test } from 'vitest';
import {
  advance,
  type Field,
  INTERACTION_RADIUS,
  MAX_PARTICLES,
  nearness,
  type Particle,
  SPAWN_MOVEMENT,
  spawn,
  wrap,
} from './simulation.ts';
import { distance, fieldInView, ringAt, speedOf, view } from './test-support.ts';

/** A field of one ring and nothing else. */
function lonely(ring: Particle): Field {
  return { particles: [ring], bounds: view, time: 0, random: () => 0.5 };
}

describe('near the pointer', () => {
  test('the radius is 200 px: nothing at it, everything at the pointer (R-PHI-6)', () => {
    expect(INTERACTION_RADIUS).toBe(200);
    expect(nearness({ x: 0, y: 0 }, { x: 200, y: 0 })).toBe(0);
    expect(nearness({ x: 0, y: 0 }, { x: 199, y: 0 })).toBeCloseTo(0.005);
    expect(nearness({ x: 0, y: 0 }, { x: 0, y: 0 })).toBe(1);
    expect(nearness({ x: 0, y: 0 }, undefined)).toBe(0);
  });

  test('a ring is attracted', () => {
    const ring = ringAt(-400, -300);
    const pointer = { x: -400, y: -150 };
    const field = lonely(ring);
    advance(field, pointer, 240);
    expect(distance(ring, pointer)).toBeLessThan(100);
  });

  test('a ring swirls around the pointer, always the same way round (R-PHI-6)', () => {
    const ring = ringAt(-300, -300);
    const pointer = { x: -300, y: -220 };
    const field = lonely(ring);
    advance(field, pointer, 60);
    let turned = 0;
    let before = Math.atan2(ring.y - pointer.y, ring.x - pointer.x);
    for (let frame = 0; frame < 600; frame++) {
      advance(field, pointer, 1);
      expect(distance(ring, pointer)).toBeLessThan(INTERACTION_RADIUS);
      const now = Math.atan2(ring.y - pointer.y, ring.x - pointer.x);
      turned += Math.atan2(Math.sin(now - before), Math.cos(now - before));
      before = now;
    }
    expect(Math.abs(turned)).toBeGreaterThan(Math.PI * 2);
  });

  test('a ring beyond 200 px goes on as if there were no pointer', () => {
    const [one, other] = [ringAt(-400, -300), ringAt(-400, -300)];
    advance(lonely(one), { x: 400, y: 200 }, 30);
    advance(lonely(other), undefined, 30);
    expect(one).toEqual(other);
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
    expect(SPAWN_MOVEMENT).toBe(10);
    const field = fieldInView();
    const before = field.particles.length;
    expect(spawn(field, { x: 50, y: 50 }, { x: 10, y: 0 })).toBe(false);
    expect(spawn(field, { x: 50, y: 50 }, { x: -6, y: 8 })).toBe(false);
    expect(field.particles).toHaveLength(before);
    expect(spawn(field, { x: 50, y: 50 }, { x: 10.1, y: 0 })).toBe(true);
    expect(field.particles.at(-1)).toMatchObject({ x: 50, y: 50, spawned: true });
    expect(field.particles).toHaveLength(before + 1);
  });

  test('in a field of 40 the oldest of them goes, never one of the first rings', () => {
    const field = fieldInView();
    const first = [...field.particles];
    for (let x = 0; field.particles.length < MAX_PARTICLES; x += 20)
      spawn(field, { x, y: 0 }, { x: 20, y: 0 });
    const oldest = field.particles[first.length];
    const second = field.particles[first.length + 1];
    spawn(field, { x: 500, y: 0 }, { x: 20, y: 0 });
    expect(field.particles).toHaveLength(MAX_PARTICLES);
    expect(field.particles).not.toContain(oldest);
    expect(field.particles).toContain(second);
    expect(field.particles.slice(0, first.length)).toEqual(first);
  });

  test('a full field without any of them leaves none', () => {
    const particles = Array.from({ length: MAX_PARTICLES }, (_, index) => ringAt(index * 10 + 1, 0));
    const field: Field = { particles, bounds: view, time: 0, random: () => 0.5 };
    expect(spawn(field, { x: 0, y: 50 }, { x: 30, y: 0 })).toBe(false);
    expect(field.particles).toHaveLength(MAX_PARTICLES);
  });

  test('the next to go is nearly invisible before it goes', () => {
    const field = fieldInView();
    for (let x = 0; field.particles.length < MAX_PARTICLES; x += 20)
      spawn(field, { x, y: 0 }, { x: 20, y: 0 });
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
    const [slow, normal, fast] = runs;
    for (const [index, particle] of (normal ?? []).entries()) {
      expect(distance(particle, slow?.[index] ?? { x: Number.NaN, y: 0 })).toBeLessThan(0.01);
      expect(distance(particle, fast?.[index] ?? { x: Number.NaN, y: 0 })).toBeLessThan(12);
      if (nearness(particle, { x: 200, y: -100 }) === 0) {
        expect(distance(particle, fast?.[index] ?? { x: Number.NaN, y: 0 })).toBeLessThan(0.5);
      }
    }
  });

  test('is the same every time: nothing is left to chance', () => {
    const run = () => {
      const field = fieldInView();
      spawn(field, { x: 10, y: 10 }, { x: 30, y: 0 });
      advance(field, { x: 20, y: 20 }, 200);
      return field.particles;
    };
    expect(run()).toEqual(run());
  });
});
