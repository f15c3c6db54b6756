import { round } from '#components/drawing/curves.ts';

/** Geometry of the comet's tail on the orbit: strands that leave the circle the further they are from the dot. */

/** Radius of the orbit in the drawing's units; the drawing's origin is its centre. */
export const ORBIT_RADIUS = 390;

/** Degrees between two points of a strand: fine enough to look round. */
const STEP_DEGREES = 5;

/** A strand: its path, and where it ends, for the gradient along it. */
interface Strand {
  /** SVG path, the `d` attribute. */
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}

/**
 * One strand. It starts in the dot, at the orbit's left (180 degrees), and runs back through the bottom.
 * @param spread distance from the orbit at the strand's end, in drawing units; negative is inside
 * @param sweep how far it runs, in degrees
 */
export function strand(spread: number, sweep: number): Strand {
  const points = Array.from({ length: Math.floor(sweep / STEP_DEGREES) + 1 }, (_, index) => {
    const along = (index * STEP_DEGREES) / sweep;
    const radius = ORBIT_RADIUS + spread * along ** 1.6;
    const angle = ((180 - index * STEP_DEGREES) * Math.PI) / 180;
    return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
  });
  const end = points.at(-1) ?? { x: -ORBIT_RADIUS, y: 0 };
  return { d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, end };
}
