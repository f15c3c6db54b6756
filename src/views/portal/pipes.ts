/** The column rules of a front page, bent until they end in the headline's full stop. */
export interface Pipes {
  readonly id: string;
  readonly viewBox: string;
  /** One path a column, from the left; the full stop is the origin, 100 units are one em of the headline. */
  readonly paths: readonly string[];
  /** Where the colour starts to turn: the height at which the columns end. */
  readonly top: number;
  readonly strokeWidth: number;
}

interface Bends {
  /** The columns' places. */
  readonly columns: readonly number[];
  readonly top: number;
  /** Height of the first column's way to the right, and how much higher each next one goes. */
  readonly across: { readonly y: number; readonly step: number };
  /** Place of the first column's way down, and how much further right each next one goes. */
  readonly down: { readonly x: number; readonly step: number };
  readonly radius: number;
}

/** Paths that go down, right, down and back left to the origin, nested in each other. */
export function bentPaths({ columns, top, across, down, radius: r }: Bends): readonly string[] {
  return columns.map((x, index) => {
    const y = across.y - index * across.step;
    const right = down.x + index * down.step;
    return `M${x} ${top}V${y - r}Q${x} ${y} ${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${-r}Q${right} 0 ${right - r} 0H0`;
  });
}

/** Six columns over a headline of two lines, from 768 px on. */
export const widePipes: Pipes = {
  id: 'portal-pipes-wide',
  viewBox: '-800 -400 1100 500',
  top: -290,
  strokeWidth: 1,
  paths: bentPaths({
    columns: [-720.6, -561.4, -402.2, -243, -83.8, 75.4],
    top: -290,
    across: { y: -186, step: 11 },
    down: { x: 118, step: 19 },
    radius: 28,
  }),
};

/** Three columns over a headline of four lines, on a phone. */
export const tallPipes: Pipes = {
  id: 'portal-pipes-tall',
  viewBox: '-400 -600 800 700',
  top: -510,
  strokeWidth: 2,
  paths: bentPaths({
    columns: [-305.5, -70.2, 164.8],
    top: -510,
    across: { y: -410, step: 24 },
    down: { x: 208, step: 32 },
    radius: 32,
  }),
};
