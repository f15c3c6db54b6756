/**
 * Geometry of the hero's candidate lines. One unit is a hundredth of the title's font size and the dot is at 0,0:
 * the drawing keeps its place beside the words at every size.
 */
import { round } from '#components/drawing/curves.ts';

/** A measure of the outermost line and the same measure of the innermost one. */
type Span = readonly [outer: number, inner: number];

/** How a bundle of lines comes in from the left, turns beyond the words and lands on the dot. */
export interface BundleShape {
  /** Left end of all lines, and the height of each. */
  readonly startX: number;
  readonly startY: Span;
  /** Where the lines begin to fall, and how long the handle of the curve is there. */
  readonly shoulderX: number;
  readonly shoulderY: Span;
  readonly handle: number;
  /** The rightmost point of each line. */
  readonly turnX: Span;
  readonly turnY: Span;
}

/** One line of the bundle. */
export interface CandidateLine {
  /** SVG path, from the left end to the dot. */
  readonly d: string;
  /** A place on the line, left of the shoulder: its height and the way along the line up to it. */
  readonly at: (x: number) => { readonly y: number; readonly way: number };
}

/** The bundle beside a title of two lines. */
export const wideBundle: BundleShape = {
  startX: -2000,
  startY: [-436, -228],
  shoulderX: -150,
  shoulderY: [-392, -206],
  handle: 200,
  turnX: [262, 148],
  turnY: [-206, -110],
};

/** The bundle over a title of four lines. */
export const tallBundle: BundleShape = {
  startX: -700,
  startY: [-742, -538],
  shoulderX: -40,
  shoulderY: [-713, -526],
  handle: 110,
  turnX: [232, 160],
  turnY: [-440, -300],
};

/**
 * The lines of a bundle, from the outermost to the innermost; between them every measure changes evenly,
 * so that no two lines cross before the dot.
 * @param count two or more
 */
export function candidateLines(shape: BundleShape, count: number): readonly CandidateLine[] {
  return Array.from({ length: count }, (_, index) => {
    const between = ([outer, inner]: Span): number => outer + ((inner - outer) * index) / (count - 1);
    const { startX, shoulderX, handle } = shape;
    const startY = between(shape.startY);
    const shoulderY = between(shape.shoulderY);
    const turnX = between(shape.turnX);
    const turnY = between(shape.turnY);
    // The curve reaches the shoulder four times as steep as the straight way there.
    const rise = ((shoulderY - startY) / (shoulderX - startX)) * 4 * handle;
    const xs = [startX, startX + (shoulderX - startX) * 0.43, shoulderX - handle, shoulderX] as const;
    const ys = [startY, startY, shoulderY - rise, shoulderY] as const;
    const points = xs.slice(1).map((x, at) => `${round(x)} ${round(ys[at + 1] ?? 0)}`);
    return {
      d: `M${startX} ${round(startY)}C${points.join(' ')}S${round(turnX)} ${round(turnY * 1.5)} ${round(turnX)} ${round(turnY)}S${round(turnX * 0.6)} 0 0 0`,
      at: (x) => {
        const t = parameterAt(xs, x);
        return { y: round(cubic(ys, t)), way: round(lengthUpTo(xs, ys, t)) };
      },
    };
  });
}

type Cubic = readonly [number, number, number, number];

function cubic([a, b, c, d]: Cubic, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/** The parameter at which a rising coordinate has a value; halving 20 times is finer than a tenth of a unit. */
function parameterAt(xs: Cubic, x: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (cubic(xs, middle) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Length of a curve from its start: sixty chords differ from the arc by far less than a unit here. */
function lengthUpTo(xs: Cubic, ys: Cubic, end: number): number {
  const steps = 60;
  let length = 0;
  for (let step = 0; step < steps; step++) {
    const [t, next] = [(end * step) / steps, (end * (step + 1)) / steps];
    length += Math.hypot(cubic(xs, next) - cubic(xs, t), cubic(ys, next) - cubic(ys, t));
  }
  return length;
}
