import { CONNECTION_DISTANCE, nearness, type Particle, type Point } from './simulation.ts';

/** A line between two particles. */
export interface Connection {
  readonly from: Particle;
  readonly to: Particle;
  /** 1 when they touch, 0 from the connection distance on. */
  readonly strength: number;
}

/** Every pair of particles nearer than the connection distance (R-PHI-8). */
export function connections(particles: readonly Particle[]): readonly Connection[] {
  const found: Connection[] = [];
  for (const [index, to] of particles.entries()) {
    for (const from of particles.slice(index + 1)) {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      if (distance < CONNECTION_DISTANCE) {
        found.push({ from, to, strength: 1 - distance / CONNECTION_DISTANCE });
      }
    }
  }
  return found;
}

/**
 * Opacity of a connection. At rest only those that end in the dot are clear; the pointer brings out the
 * others around it.
 */
export function connectionOpacity({ from, to, strength }: Connection, pointer: Point | undefined): number {
  const fresh = Math.min(1, from.opacity / from.originalOpacity, to.opacity / to.originalOpacity);
  if (to.kind === 'dot') return 0.6 * strength * fresh;
  const near = Math.max(nearness(from, pointer), nearness(to, pointer));
  return strength ** 2 * (0.12 + 0.5 * near) * fresh;
}
