/**
 * Geometry of the methodology's drawing: many lines become one, the one makes a curve, the curve becomes a
 * structure that ends in a dot. Each part runs along an axis, so that the same drawing lies (wide) or stands (tall).
 */
import { round } from '#components/drawing/curves.ts';

/** `x`: the drawing runs from left to right. `y`: from top to bottom. */
export type Axis = 'x' | 'y';

/** A place in the drawing: how far along its axis, and how far across. */
type Place = readonly [along: number, across: number];

/** Writes places for an SVG path of the given axis. */
function pen(axis: Axis): (...places: readonly Place[]) => string {
  return (...places) =>
    places
      .map(([along, across]) => (axis === 'x' ? [along, across] : [across, along]).map(round).join(' '))
      .join(' ');
}

/** The same place as `cx` and `cy` of a circle. */
export function circleAt(axis: Axis, [along, across]: Place): { readonly cx: number; readonly cy: number } {
  const [cx, cy] = axis === 'x' ? [along, across] : [across, along];
  return { cx: round(cx), cy: round(cy) };
}

/** In radians. */
const GOLDEN_ANGLE = 2.39996;
/** Length of a handle that makes a quarter of a circle, for a radius of one. */
const QUARTER = 0.5523;

/** Lines that wander, cross each other and end as one. */
export interface Tangle {
  readonly lines: readonly string[];
  /** A few of the bends, not too close to each other: proposals. */
  readonly rings: readonly Place[];
}

/**
 * @param from where the lines begin, `to` where they have become one, along the axis
 * @param middle where that one line is, across the axis; `spread` is the farthest a line goes from it
 * @param bends how many times each line turns before it joins
 */
export function tangle({
  axis,
  count,
  from,
  to,
  middle,
  spread,
  bends,
}: {
  readonly axis: Axis;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly spread: number;
  readonly bends: number;
}): Tangle {
  const write = pen(axis);
  const step = (to - from) / bends;
  const places = Array.from({ length: count }, (_, line) =>
    Array.from({ length: bends + 1 }, (_, bend): Place => {
      if (bend === bends) return [to, middle];
      // Each line swings at its own pace and starts elsewhere (the golden angle), so that no two look alike.
      const swing = Math.sin(line * GOLDEN_ANGLE + bend * (1.35 + (line % 5) * 0.3));
      const shift = bend === 0 ? 0 : Math.cos(line * 1.7 + bend) * 0.24;
      // Free until the last two bends, where the lines close in.
      const freedom = bend === bends - 1 ? 0.5 : bend === bends - 2 ? 0.9 : 1;
      // Whole units: nobody sees the difference, and the page is a good deal smaller.
      return [Math.round(from + (bend + shift) * step), Math.round(middle + swing * spread * freedom)];
    }),
  );
  return {
    lines: places.map(([first, ...others]) => {
      if (!first) return '';
      const [start, ...bendsAfter] = others;
      if (!start) return '';
      // Every bend is level, with equal handles on both sides: `S` may reflect them.
      const handle = Math.round(step * 0.42);
      const open = `M${write(first)}C${write([first[0] + handle, first[1]], [start[0] - handle, start[1]], start)}`;
      return open + bendsAfter.map((bend) => `S${write([bend[0] - handle, bend[1]], bend)}`).join('');
    }),
    rings: apart(
      places.flatMap((line) => line.slice(bends - 3, bends - 1)),
      spread * 0.5,
    ).slice(0, 7),
  };
}

/** Leaves out every place that is closer than `distance` to one before it. */
function apart(places: readonly Place[], distance: number): readonly Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.every(([x, y]) => Math.hypot(place[0] - x, place[1] - y) >= distance)) kept.push(place);
  }
  return kept;
}

/** One line that turns over itself once and goes on where it would have gone. */
export interface Loop {
  readonly line: string;
  /** The places that the curve was drawn with, and the ends of their handles. */
  readonly anchors: readonly Place[];
  readonly handles: readonly Place[];
  readonly arms: string;
}

/**
 * @param half half of the loop's width, along the axis
 * @param rise how far it goes to one side of the line, across the axis, and `dip` how far to the other before that
 */
export function loop({
  axis,
  from,
  to,
  middle,
  half,
  rise,
  dip,
}: {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly half: number;
  readonly rise: number;
  readonly dip: number;
}): Loop {
  const write = pen(axis);
  const centre = (from + to) / 2;
  const top = middle - rise;
  const side = top + half * 0.92;
  const low = middle + dip;
  const foot = half * 1.25;
  const reach = (centre - foot - from) * 0.5;
  // Handles: of the round top, of the sides below it, of the feet.
  const up = (side - top) * QUARTER;
  const over = half * QUARTER;
  const down = (low - side) * 0.55;
  const out = half * 0.76;
  const after: Place = [centre + half, side];
  const summit: Place = [centre, top];
  const before: Place = [centre - half, side];
  const pairs: readonly (readonly [Place, Place])[] = [
    [
      [after[0], side + down],
      [after[0], side - up],
    ],
    [
      [centre + over, top],
      [centre - over, top],
    ],
    [
      [before[0], side - up],
      [before[0], side + down],
    ],
  ];
  return {
    // Down to the near foot, across to the far side, over the top, and the same way back.
    line:
      `M${write([from, middle])}C${write([from + reach, middle], [centre - foot - reach, low], [centre - foot, low])}` +
      `C${write([centre - foot + out, low], [after[0], side + down], after)}` +
      `C${write([after[0], side - up], [centre + over, top], summit)}S${write([before[0], side - up], before)}` +
      `C${write([before[0], side + down], [centre + foot - out, low], [centre + foot, low])}` +
      `C${write([centre + foot + reach, low], [to - reach, middle], [to, middle])}`,
    anchors: [after, summit, before],
    handles: pairs.flat(),
    arms: pairs.map(([start, end]) => `M${write(start)}L${write(end)}`).join(''),
  };
}

/** Parallel lines on one side of the middle, that leave one line and become one again. */
export interface Structure {
  readonly lines: readonly string[];
  readonly nodes: readonly Place[];
}

/**
 * The half of the structure that lies before the middle; the other half is its mirror image.
 * @param lanes how many lines; `gap` is the distance between them, across the axis
 * @param sweep how long a line takes to leave the middle, along the axis
 * @param tips where the rows of nodes meet the middle; `lag` is how far each lane's node stays behind
 */
export function structure({
  axis,
  from,
  to,
  middle,
  lanes,
  gap,
  sweep,
  tips,
  lag,
}: {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly lanes: number;
  readonly gap: number;
  readonly sweep: number;
  readonly tips: readonly number[];
  readonly lag: number;
}): Structure {
  const write = pen(axis);
  const numbers = Array.from({ length: lanes }, (_, index) => index + 1);
  return {
    lines: numbers.map((lane) => {
      const across = middle - lane * gap;
      const half = sweep / 2;
      const straight = axis === 'x' ? `H${round(to - sweep)}` : `V${round(to - sweep)}`;
      return (
        `M${write([from, middle])}C${write([from + half, middle], [from + half, across], [from + sweep, across])}` +
        `${straight}C${write([to - half, across], [to - half, middle], [to, middle])}`
      );
    }),
    nodes: tips.flatMap((tip) => numbers.map((lane): Place => [tip - lane * lag, middle - lane * gap])),
  };
}
