import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { createField, fitField, inside, layouts } from './field.ts';
import {
  advance,
  type Bounds,
  type Field,
  MAX_PARTICLES,
  type Point,
  SPEED_CAP,
  spawn,
  wrap,
} from './simulation.ts';
import { fieldInView, ringAt, speedOf } from './test-support.ts';

const anyPoint = fc.record({
  x: fc.double({ min: -2500, max: 2500, noNaN: true }),
  y: fc.double({ min: -2500, max: 2500, noNaN: true }),
});
const anyBounds = fc.record({
  left: fc.integer({ min: -2000, max: -20 }),
  top: fc.integer({ min: -2000, max: -20 }),
  right: fc.integer({ min: 20, max: 2000 }),
  bottom: fc.integer({ min: 20, max: 2000 }),
});
/** What a visitor does: points somewhere or leaves, and time passes. */
const anyVisit = fc.array(
  fc.record({
    pointer: fc.option(anyPoint, { nil: undefined }),
    frames: fc.double({ min: 0, max: 3, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
);

/** Plays a visit and calls `check` after each moment. */
function play(
  field: Field,
  visit: readonly { readonly pointer: Point | undefined; readonly frames: number }[],
  check: () => void,
): void {
  let from: Point | undefined;
  for (const { pointer, frames } of visit) {
    if (pointer && from) spawn(field, pointer, { x: pointer.x - from.x, y: pointer.y - from.y });
    from = pointer;
    advance(field, pointer, frames);
    check();
  }
}

describe('the limits, whatever the visitor does', () => {
  test('never more than 40 particles, and always exactly one dot (R-PHI-5)', () => {
    fc.assert(
      fc.property(anyVisit, anyBounds, (visit, bounds) => {
        const field = fieldInView(bounds);
        play(field, visit, () => {
          expect(field.particles.length).toBeLessThanOrEqual(40);
          expect(field.particles.filter(({ kind }) => kind === 'dot')).toHaveLength(1);
        });
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  test('never faster than 3 px a frame (R-PHI-9)', () => {
    fc.assert(
      fc.property(anyVisit, (visit) => {
        const field = fieldInView();
        play(field, visit, () => {
          for (const particle of field.particles) expect(speedOf(particle)).toBeLessThanOrEqual(3 + 1e-9);
        });
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  test('no ring is out of sight after a move', () => {
    fc.assert(
      fc.property(anyVisit, anyBounds, (visit, bounds) => {
        const field = fieldInView(bounds);
        play(field, visit, () => {
          for (const { kind, x, y, size } of field.particles) {
            if (kind === 'dot') continue;
            expect(x).toBeGreaterThanOrEqual(bounds.left - size);
            expect(x).toBeLessThanOrEqual(bounds.right + size);
            expect(y).toBeGreaterThanOrEqual(bounds.top - size);
            expect(y).toBeLessThanOrEqual(bounds.bottom + size);
          }
        });
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  test('a place is inside after a wrap, however far out it was, and a wrap moves nothing twice', () => {
    fc.assert(
      fc.property(anyPoint, anyBounds, (place, bounds) => {
        const ring = ringAt(place.x, place.y);
        wrap(ring, bounds);
        expect(ring.x).toBeGreaterThanOrEqual(bounds.left - ring.size);
        expect(ring.x).toBeLessThanOrEqual(bounds.right + ring.size);
        expect(ring.y).toBeGreaterThanOrEqual(bounds.top - ring.size);
        expect(ring.y).toBeLessThanOrEqual(bounds.bottom + ring.size);
        expect(wrap(ring, bounds)).toBe(false);
      }),
    );
  });
});

describe('the field', () => {
  test.each(Object.entries(layouts))(
    '%s: a dot and rings clear of the words, with room for new ones',
    (_, layout) => {
      const { particles } = createField(layout);
      expect(particles[0]).toMatchObject({ kind: 'dot', x: 0, y: 0 });
      expect(particles.length).toBeLessThan(MAX_PARTICLES);
      const seen = particles.filter((particle) => particle.kind === 'ring' && inside(particle, layout.sky));
      expect(seen.length).toBeGreaterThan(layout.rings * 0.75);
      for (const ring of seen) expect(inside(ring, layout.words)).toBe(false);
    },
  );

  test('what does not fit into the view fades in inside it; what fits stays where it is', () => {
    const small: Bounds = { left: -300, top: -300, right: 100, bottom: 200 };
    const before = createField(layouts.wide).particles;
    const field = createField(layouts.wide);
    fitField(field, small, true);
    for (const [index, ring] of field.particles.entries()) {
      const was = before[index];
      if (!was) throw new Error('A ring was lost');
      if (was.kind === 'dot' || inside(was, small)) expect(ring).toEqual(was);
      else {
        expect(inside(ring, small)).toBe(true);
        expect(ring).toMatchObject({ opacity: 0, originalSize: was.originalSize });
      }
    }
  });

  test('a smaller view of a field that stands still shows all rings, with their trails', () => {
    const field = createField(layouts.wide);
    fitField(field, { left: -300, top: -300, right: 100, bottom: 200 }, false);
    for (const { kind, opacity, originalOpacity, trail } of field.particles) {
      expect(opacity).toBe(originalOpacity);
      if (kind === 'ring') expect(trail.points.length).toBeGreaterThan(0);
    }
  });

  test('every particle has all its properties (R-PHI-12)', () => {
    for (const particle of createField(layouts.wide).particles) {
      for (const name of [
        'x',
        'y',
        'size',
        'speedX',
        'speedY',
        'opacity',
        'angle',
        'amplitude',
        'frequency',
        'phase',
        'originalOpacity',
        'originalSize',
      ] as const) {
        expect(particle[name], name).toBeTypeOf('number');
      }
      expect(particle.color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('the speed cap is 3', () => expect(SPEED_CAP).toBe(3));
});
