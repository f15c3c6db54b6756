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
  const half = step / 2;
  const curve = others.map(([x, y]) => `${round(x - half)} ${y} ${x} ${y}`).join('S');
  return {
    d: `M${first.join(' ')}C${round(first[0] + half)} ${first[1]} ${curve}`,
    end: points.at(-1) ?? first,
  };
}
