import { encode } from 'uqr';

/** A QR code as a drawing: one unit a module, quiet zone not included (ISO/IEC 18004 asks for four modules). */
export interface QrDrawing {
  /** Modules a side. */
  readonly size: number;
  /** SVG path of the dark modules' rows, to be stroked one unit wide. */
  readonly d: string;
}

/**
 * Draws a text as a QR code of error correction level M.
 * @throws RangeError (from uqr) when the text is longer than a QR code can hold
 */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => {
    const runs = runsOf(row);
    let pen = 0;
    // Only the row's first run is written with its place; the others move on from where the last one ended.
    return runs
      .map(({ start, length }, index) => {
        const move = index === 0 ? `M${start} ${y}.5` : `m${start - pen} 0`;
        pen = start + length;
        return `${move}h${length}`;
      })
      .join('');
  });
  return { size, d: rows.join('') };
}

/** Stretches of `true`, from left to right. */
function runsOf(row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  });
  return runs;
}
