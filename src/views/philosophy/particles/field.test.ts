import { describe, expect, test } from 'vitest';
import { createField, fitField, inside, layouts } from './field.ts';
import { type Bounds, MAX_PARTICLES } from './simulation.ts';

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
      // R-PHI-12: all of a particle's numbers.
      for (const one of particles) expect(Object.values(one).filter(Number.isFinite)).toHaveLength(14);
    },
  );

  test.each([
    ['fades in while the field moves', true],
    ['is there at once while it stands', false],
  ])('what does not fit into the view gets a place inside it, and %s; what fits stays', (_, moving) => {
    const small: Bounds = { left: -300, top: -300, right: 100, bottom: 200 };
    const before = createField(layouts.wide).particles;
    const field = createField(layouts.wide);
    fitField(field, small, moving);
    expect(field.particles).toHaveLength(before.length);
    for (const [index, was] of before.entries()) {
      const ring = field.particles[index];
      if (was.kind === 'dot' || inside(was, small)) expect(ring).toEqual(was);
      else {
        expect(ring && inside(ring, small)).toBe(true);
        expect(ring?.trail.points.length).toBeGreaterThan(0);
        expect(ring).toMatchObject({
          opacity: moving ? 0 : ring?.originalOpacity,
          originalSize: was.originalSize,
        });
      }
    }
  });
});
