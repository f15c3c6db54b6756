import { terminalSafe } from '#shared/terminal-safe.ts';
import { fitWidth, widthOf } from './width.ts';

const gap = 2;
/** Narrowest column: a value that is cut shorter says nothing. */
const leastWidth = 8;

/** One column of a table. */
export interface Column {
  readonly title: string;
  /** Whether its values are never cut: a key is of no use without its end. */
  readonly whole?: boolean;
}

/**
 * A table for the terminal. Where the lines would be too long the widest columns are cut; where even that is not
 * enough, each row becomes a block with one value a line, and nothing is cut. Made here because `cli-table3` 0.6.5 does
 * not fit a table into a width, and cuts emoji into halves that are no characters.
 * @param rows stored values may be in it: control characters are shown, not obeyed
 * @param width columns of the terminal; undefined cuts nothing
 * @returns text that ends with a line end
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number | undefined,
): string {
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => row.map(terminalSafe));
  const widths = titles.map((title, column) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[column] ?? ''))),
  );
  if (width !== undefined && !shrink(widths, columns, width)) return renderBlocks(titles, cells);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => fitWidth(cell, widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd();
  const rule = widths.map((columns) => '-'.repeat(columns)).join(' '.repeat(gap));
  return [line(titles), rule, ...cells.map(line)].map((text) => `${text}\n`).join('');
}

/** Narrows the widest columns, in place, until a line fits. Returns whether it does. */
function shrink(widths: number[], columns: readonly Column[], width: number): boolean {
  let excess = widths.reduce((sum, own) => sum + own, 0) + gap * (widths.length - 1) - width;
  for (; excess > 0; excess -= 1) {
    const widest = Math.max(...widths.filter((_, index) => !columns[index]?.whole));
    if (widest <= leastWidth) return false;
    widths[widths.findIndex((own, index) => own === widest && !columns[index]?.whole)] = widest - 1;
  }
  return true;
}

function renderBlocks(titles: readonly string[], cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map((cell, column) => `${titles[column]}: ${cell}\n`).join('')).join('\n');
}
