/** Geometry of the projects' drawing: places on a circle. */
import { round } from '#components/drawing/curves.ts';

/** A circle, of which the drawing shows a piece. */
export interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** The place on a circle at an angle: degrees, 0 to the right, growing clockwise as SVG's y axis goes down. */
export function onCircle({ cx, cy, r }: Circle, degrees: number): { readonly x: number; readonly y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(cx + r * Math.cos(radians)), y: round(cy + r * Math.sin(radians)) };
}

/** SVG path of the piece of a circle between two angles, less than half a turn apart. */
export function arcPath(circle: Circle, from: number, to: number): string {
  const start = onCircle(circle, from);
  const end = onCircle(circle, to);
  return `M${start.x} ${start.y}A${circle.r} ${circle.r} 0 0 ${to > from ? 1 : 0} ${end.x} ${end.y}`;
}

/** Places at even distances on a piece of a circle, both ends included. `count` is two or more. */
export function alongArc(
  circle: Circle,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: count }, (_, index) =>
    onCircle(circle, from + ((to - from) * index) / (count - 1)),
  );
}
