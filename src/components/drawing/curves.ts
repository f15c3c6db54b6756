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
    // Handles in whole units: nobody sees the difference, and the page is smaller.
    const firstX = Math.round(from.x + width * 0.478);
    const secondX = Math.round(from.x + width * 0.63);
    const secondY = Math.round(to.y + (y - to.y) * 0.35);
    return `M${from.x} ${round(y)}C${firstX} ${round(y)} ${secondX} ${secondY} ${to.x} ${to.y}`;
  });
}

/** A place in a drawing, in its units. */
type Place = readonly [x: number, y: number];

/**
 * A smooth line along a curve: cubic pieces that have the curve's own places and directions where they meet. A tenth of
 * the text that short straight pieces need to look round.
 * @param at the curve's place at `t`, from 0 to 1
 * @param pieces how many; five for a full turn stay within a hundredth of its radius
 * @returns what comes after the `M` and the first place in an SVG path (`d` attribute): a `C`, then an `S` for each other
 */
export function smoothLine(at: (t: number) => Place, pieces: number): string {
  const third = 1 / pieces / 3;
  /** The end of the handle of the place at `t`: before it (-1) or after it (1). */
  const handle = (t: number, side: -1 | 1): Place => {
    const [from, to] = [Math.max(0, t - 1e-5), Math.min(1, t + 1e-5)];
    const [[x, y], [fromX, fromY], [toX, toY]] = [at(t), at(from), at(to)];
    const reach = (side * third) / (to - from);
    return [x + (toX - fromX) * reach, y + (toY - fromY) * reach];
  };
  const write = (...places: readonly Place[]) => places.flat().map(round).join(' ');
  const ends = Array.from({ length: pieces }, (_, index) => (index + 1) / pieces);
  return ends
    .map((t, index) =>
      index === 0 ? `C${write(handle(0, 1), handle(t, -1), at(t))}` : `S${write(handle(t, -1), at(t))}`,
    )
    .join('');
}

/** One decimal is enough for a drawing and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
