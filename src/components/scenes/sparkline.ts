import { round } from '#components/drawing/curves.ts';

/** A curve through a list of values. */
export interface Sparkline {
  readonly d: string;
  /** Where the curve ends. */
  readonly end: readonly [x: number, y: number];
}

/**
 * A curve without overshoot through values at even distances: level at its peaks and valleys, elsewhere as steep as the
 * harmonic mean of the two pieces that meet (Fritsch and Butland).
 * @param values two or more, none negative
 * @param size of the drawing: 0 is its bottom, `most` its top
 */
export function sparkline(
  values: readonly number[],
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): Sparkline {
  const step = width / (values.length - 1);
  const points = values.map(
    (value, index) => [round(index * step), round(height - (value / most) * height)] as const,
  );
  const [first = [0, height] as const, ...others] = points;
  const third = round(step / 3);
  const rises = others.map(([, y], index) => y - (points[index] ?? first)[1]);
  /** How far a handle at a point goes up or down, in whole units: nobody sees the difference, and the page is smaller. */
  const handle = (index: number): number => {
    const after = rises[index] ?? rises.at(-1) ?? 0;
    const before = rises[index - 1] ?? after;
    return before * after > 0 ? Math.round((2 * before * after) / (before + after) / 3) : 0;
  };
  // In steps from point to point: they repeat, so that the packed page is smaller.
  const curve = others.map(([x], index) => {
    const [across, up] = [round(x - (points[index] ?? first)[0]), round(rises[index] ?? 0)];
    return `${round(across - third)} ${round(up - handle(index + 1))} ${across} ${up}`;
  });
  return {
    d: `M${first.join(' ')}c${third} ${handle(0)} ${curve.join('s')}`,
    end: points.at(-1) ?? first,
  };
}
