import { round } from '#components/drawing/curves.ts';

/** A curve through a list of values. */
export interface Sparkline {
  readonly d: string;
  /** Where the curve ends. */
  readonly end: readonly [x: number, y: number];
}

/**
 * A curve without overshoot through values at even distances.
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
  const half = round(step / 2);
  // In steps from point to point: they repeat, so that the packed page is smaller.
  const curve = others.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const [across, up] = [round(x - fromX), round(y - fromY)];
    return `${round(across - half)} ${up} ${across} ${up}`;
  });
  return {
    d: `M${first.join(' ')}c${half} 0 ${curve.join('s')}`,
    end: points.at(-1) ?? first,
  };
}
