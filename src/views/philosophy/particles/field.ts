import { SPACING } from './pointer-trail.ts';
import { type Bounds, type Field, newRing, type Particle, type Point } from './simulation.ts';

/** How the rings lie before anything moves. One layout serves wide screens, one narrow ones. */
export type Layout = (typeof layouts)[keyof typeof layouts];

export const layouts = {
  wide: {
    rings: 29,
    /** Nearest and farthest ring, px from the dot. */
    nearest: 62,
    farthest: 980,
    /** Part of the sky that is surely seen. */
    sky: { left: -820, top: -480, right: 540, bottom: 250 },
    /** Where the words are. */
    words: { left: -840, top: -190, right: 30, bottom: 280 },
    /** Largest radius of a ring, px. */
    largest: 11,
    seed: 29,
  },
  narrow: {
    rings: 17,
    nearest: 40,
    farthest: 400,
    sky: { left: -270, top: -300, right: 50, bottom: 40 },
    words: { left: -300, top: -80, right: 14, bottom: 300 },
    largest: 8,
    seed: 12,
  },
} as const;

/** The field before anything moves: the same on the server and in the browser. The dot comes first. */
export function createField(layout: Layout): Field {
  const random = seededRandom(layout.seed);
  const rings: Particle[] = [];
  for (let index = 0; index < layout.rings; index++) {
    const part = (index + 0.6) / layout.rings;
    const radius = layout.nearest + part * (layout.farthest - layout.nearest);
    const place = emptiestPlace(layout, radius, rings, random);
    const size = 2.4 + random() ** 2 * (layout.largest - 2.4);
    const reach = Math.round(Math.min(80, (radius * (0.55 + random() * 1.2)) / SPACING)) * SPACING;
    rings.push(newRing(place, { size, reach, color: part < 0.36 ? '#c084fc' : '#ffffff' }, random));
  }
  return { particles: [newDot(), ...rings], bounds: layout.sky, time: 0, random };
}

/** The decision: it rests, and only grows when the pointer is near. */
function newDot(): Particle {
  return {
    ...newRing({ x: 0, y: 0 }, { size: 10, reach: 0, color: '#9333ea' }, () => 0),
    kind: 'dot',
    opacity: 1,
    originalOpacity: 1,
  };
}

/** On a circle around the dot, the tried place that is clear of words and farthest from the others. */
function emptiestPlace(
  layout: Layout,
  radius: number,
  others: readonly Point[],
  random: () => number,
): Point {
  let best: Point | undefined;
  let bestRoom = -1;
  for (let attempt = 0; attempt < 60; attempt++) {
    const angle = random() * Math.PI * 2;
    const place = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
    if (!inside(place, layout.sky) || inside(place, layout.words)) continue;
    const room = Math.min(400, ...others.map((other) => Math.hypot(other.x - place.x, other.y - place.y)));
    if (room > bestRoom) [best, bestRoom] = [place, room];
  }
  const angle = random() * Math.PI * 2;
  return best ?? { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/**
 * Fits the field into the view, in place: a ring that would be out of sight gets a place inside, with its trail.
 * @param moving it fades in there, so that nothing that was seen jumps; a field that stands shows it at once
 */
export function fitField(field: Field, bounds: Bounds, moving: boolean): void {
  field.bounds = bounds;
  for (const [index, ring] of field.particles.entries()) {
    if (ring.kind === 'dot' || inside(ring, bounds)) continue;
    const place = {
      x: bounds.left + field.random() * (bounds.right - bounds.left),
      y: bounds.top + field.random() * (bounds.bottom - bounds.top),
    };
    const { originalSize: size, color, spawned } = ring;
    const placed = newRing(place, { size, reach: ring.trail.reach, color, spawned }, field.random);
    field.particles[index] = moving ? { ...placed, opacity: 0 } : placed;
  }
}

/** Whether a place is in a rectangle. */
export function inside({ x, y }: Point, area: Bounds): boolean {
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/**
 * Seeded random numbers (mulberry32): the same seed gives the same sequence on the server, in the
 * browser and in a test.
 * @returns a function that gives the next number, from 0 up to but not including 1
 */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
