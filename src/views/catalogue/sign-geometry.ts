/** Geometry of the catalogue's drawings that is easier to compute than to write down. */
import { smoothLine } from '#components/drawing/curves.ts';

/** Text lines of a newspaper page in four columns, with room for a photograph over the second. One SVG path. */
export function columnRules(): string {
  const lines: string[] = [];
  for (const [column, x] of [0, 124, 248, 372, 496].entries()) {
    const underPhoto = column === 1 || column === 2;
    for (let row = underPhoto ? 5 : 1; row < 9; row += 1) {
      const short = (column * 5 + row * 3) % 7;
      const length = column === 4 && row === 8 ? 0 : 100 - (short < 3 ? short * 6 : 0);
      if (length > 0) lines.push(`M${x} ${12 + row * 12}h${length}`);
    }
  }
  return lines.join('');
}

/** A long line that winds into ever smaller loops and comes out short: from the left edge to (584, 60). */
export function windingLine(): string {
  const turns = 7;
  const loops = smoothLine((t) => {
    const radius = 46 * (1 - t) ** 1.15;
    const angle = Math.PI / 2 - t * turns * 2 * Math.PI;
    return [96 + 440 * t + radius * Math.cos(angle), 60 + radius * Math.sin(angle)];
  }, turns * 5);
  return `M-400 106H96${loops}H584`;
}
