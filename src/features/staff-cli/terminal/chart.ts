/** Marks of the bars' parts, the largest source first; the last one is for all the others. */
export const marks = ['#', '=', '+', 'o', 'x', '.'] as const;

/** One line of the chart. */
export interface Bar {
  readonly label: string;
  /** How many of each mark, in the order of `marks`. */
  readonly parts: readonly number[];
}

/**
 * A bar chart of plain characters, one bar a line with its number, made of the marks of its parts.
 * @param width columns of the terminal
 * @returns lines that end with a line end
 */
export function renderChart(bars: readonly Bar[], width: number): string {
  const totals = bars.map(({ parts }) => sum(parts));
  const numbers = totals.map((total) => total.toLocaleString('pt-BR'));
  const numberWidth = Math.max(0, ...numbers.map((text) => text.length));
  const labelWidth = Math.max(0, ...bars.map(({ label }) => label.length));
  const room = Math.max(10, width - labelWidth - numberWidth - 4);
  const most = Math.max(1, ...totals);
  return bars
    .map(({ label, parts }, index) => {
      const marked = shares(parts, Math.min(room, most) / most)
        .map((length, part) => (marks[part] ?? '.').repeat(length))
        .join('');
      return `${`${label.padEnd(labelWidth)}  ${(numbers[index] ?? '').padStart(numberWidth)}  ${marked}`.trimEnd()}\n`;
    })
    .join('');
}

/** Lengths of a bar's parts; a bar of anything but nothing has one mark at least. */
function shares(parts: readonly number[], scale: number): readonly number[] {
  const total = sum(parts);
  if (total === 0) return [];
  const length = Math.max(1, Math.round(total * scale));
  // Each part ends where the sum so far ends, so that the roundings do not add up.
  let before = 0;
  let drawn = 0;
  return parts.map((part) => {
    before += part;
    const end = Math.round((before / total) * length);
    const own = end - drawn;
    drawn = end;
    return own;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
