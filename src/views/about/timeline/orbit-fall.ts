import { round, smoothLine } from '#components/drawing/curves.ts';

/** Geometry of the comet's tail on the orbit: strands that leave the circle the further they are from the dot. */

/** Radius of the orbit in the drawing's units; the drawing's origin is its centre. */
export const ORBIT_RADIUS = 390;

/** The most degrees that one piece of a strand runs: short enough to look round. */
const PIECE_DEGREES = 30;

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
  const at = (along: number): readonly [number, number] => {
    const radius = ORBIT_RADIUS + spread * along ** 1.6;
    const angle = ((180 - along * sweep) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const [x, y] = at(1);
  const line = smoothLine(at, Math.ceil(sweep / PIECE_DEGREES));
  return { d: `M-${ORBIT_RADIUS} 0${line}`, end: { x: round(x), y: round(y) } };
}
