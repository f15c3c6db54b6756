/** Geometry of the trail: lines that leave from several places and end in one point. */

interface Fan {
  /** How many lines. */
  readonly count: number;
  /** First line's start and the distance between starts, in the drawing's units. */
  readonly from: { readonly x: number; readonly y: number; readonly step: number };
  /** The point where all lines end. */
  readonly to: { readonly x: number; readonly y: number };
}

/**
 * Cubic curves from a column of starts to one end.
 * @returns one SVG path (`d` attribute) a line, from the first start to the last
 */
export function convergingLines({ count, from, to }: Fan): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const y = from.y + index * from.step;
    const width = to.x - from.x;
    const firstX = round(from.x + width * 0.478);
    const secondX = round(from.x + width * 0.63);
    const secondY = round(to.y + (y - to.y) * 0.35);
    return `M${from.x} ${round(y)}C${firstX} ${round(y)} ${secondX} ${secondY} ${to.x} ${to.y}`;
  });
}

/** One decimal is enough for a drawing and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
