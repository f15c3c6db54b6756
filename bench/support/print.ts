/** A value of a table: numbers are written as in Brazil, to four decimals at most; what was not measured is left out. */
type Cell = string | number | undefined;
/** A row of a table: values by their Portuguese headers. */
export type Row = Readonly<Record<string, Cell>>;

const none = '-';
const gap = '  ';

/**
 * A table for the console: columns in the order in which rows first name them, numbers to the right.
 * @param header of the first column, which has the rows' names
 * @returns lines, indented, without a line break at the end
 */
export function table(header: string, rows: Readonly<Record<string, Row>>): string {
  const entries = Object.values(rows);
  const names = new Set(entries.flatMap((row) => Object.keys(row)));
  const cells = (name: string) => entries.map((row) => row[name]);
  const named = [...names].map((name) => column(name, cells(name)));
  const columns = [column(header, Object.keys(rows)), ...named];
  const lines = Array.from({ length: entries.length + 1 }, (_, line) =>
    columns.map((cells) => gap + cells[line]).join(''),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Prints a table below its title. */
export function printTable(title: string, header: string, rows: Readonly<Record<string, Row>>): void {
  console.log(`\n${title}\n${table(header, rows)}`);
}

/** The header and the cells of a column, all as wide as the widest; its numbers have the same decimals. */
function column(header: string, cells: readonly Cell[]): readonly string[] {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  const decimals = numbers.map((cell) => String(Number(cell.toFixed(4))).split('.')[1]?.length ?? 0);
  const digits = Math.max(0, ...decimals);
  const texts = [
    header,
    ...cells.map((cell) => (typeof cell === 'number' ? decimal(cell, digits) : (cell ?? none))),
  ];
  const width = Math.max(...texts.map(({ length }) => length));
  return texts.map((text) => (numbers.length > 0 ? text.padStart(width) : text.padEnd(width)));
}

/** A number as it is written in Brazil, with so many decimals. */
export function decimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) return none;
  return value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The value that such a share of the values (0 to 1) is not above; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}

/** A line that says whether a goal was met. */
export function goalLine(isMet: boolean, goal: string): string {
  return `  ${isMet ? 'cumprida    ' : 'NÃO CUMPRIDA'}  ${goal}`;
}
