import { round } from '#components/drawing/curves.ts';

const proposed = { fill: 'var(--ct-bg)', stroke: 'currentColor', strokeWidth: 1.25 } as const;
const decided = { fill: 'var(--ct-accent)' } as const;

/** One version of the drawing: the circle, which piece of it holds the steps, and the sizes of what is on it. */
interface ArcShape {
  readonly id: 'wide' | 'tall';
  readonly viewBox: string;
  readonly circle: Circle;
  readonly steps: { readonly from: number; readonly to: number };
  /** The line goes on beyond the first and the last step, out of the page. */
  readonly line: { readonly from: number; readonly to: number };
  readonly node: number;
  readonly dot: number;
  readonly text: number;
}

/** Lying on a wide window, standing on a narrow one. */
export const arcShapes: readonly ArcShape[] = [
  {
    id: 'wide',
    viewBox: '0 0 700 440',
    circle: { cx: 572, cy: 700, r: 660 },
    steps: { from: 205, to: 278 },
    line: { from: 182, to: 306 },
    node: 5,
    dot: 6,
    text: 17,
  },
  {
    id: 'tall',
    viewBox: '0 0 350 360',
    circle: { cx: 318, cy: 344, r: 310 },
    steps: { from: 182, to: 262 },
    line: { from: 150, to: 300 },
    node: 5,
    dot: 6,
    text: 16,
  },
];

/** The steps of a project on a curve that comes from outside and goes on; the last one is the dot. */
export function ProjectArc({
  shape,
  steps,
}: {
  readonly shape: ArcShape;
  readonly steps: readonly string[];
}) {
  const { circle, node, dot, text } = shape;
  const places = alongArc(circle, { ...shape.steps, count: steps.length });
  return (
    <svg
      className={shape.id === 'wide' ? 'wide-only' : 'narrow-only'}
      viewBox={shape.viewBox}
      width="100%"
      overflow="visible"
      fontSize={text}
      aria-hidden="true"
    >
      <path
        d={arcPath(circle, shape.line.from, shape.line.to)}
        fill="none"
        stroke="currentColor"
        strokeOpacity=".42"
      />
      {places.map(({ x, y }, index) => {
        const last = index === steps.length - 1;
        return (
          <g key={steps[index]}>
            <circle cx={x} cy={y} r={last ? dot : node} {...(last ? decided : proposed)} />
            {/* Inside the curve beside the rings, outside it over the dot: no name meets its neighbour. */}
            <text
              x={last ? x : x + node + 12}
              y={last ? y - dot - text * 0.8 : y + node + text}
              textAnchor={last ? 'middle' : undefined}
              fontWeight={last ? 600 : 450}
              fill="currentColor"
            >
              {steps[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Geometry of the projects' drawing: places on a circle. */
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
