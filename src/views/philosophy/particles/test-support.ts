import { createField, fitField, layouts } from './field.ts';
import { type Bounds, type Field, newRing, type Particle, type Point } from './simulation.ts';

/** The part of the field that a desktop shows. */
export const view: Bounds = { left: -860, top: -595, right: 580, bottom: 305 };

/** The page's own field, fitted into a view. */
export function fieldInView(bounds: Bounds = view): Field {
  const field = createField(layouts.wide);
  fitField(field, bounds, true);
  return field;
}

/** An ordinary ring at (x, y). */
export function ringAt(x: number, y: number): Particle {
  return newRing({ x, y }, { size: 6, reach: 120, color: '#ffffff' }, () => 0.5);
}

/** Distance between two places, px. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Speed of a particle, px a frame. */
export function speedOf({ speedX, speedY }: Particle): number {
  return Math.hypot(speedX, speedY);
}
