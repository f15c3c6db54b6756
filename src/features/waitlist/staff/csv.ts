import { stringify } from 'csv-stringify/sync';
import { terminalSafeLines } from '#shared/terminal-safe.ts';
import { type ExportedSignUp, exportedColumns } from './list.ts';

export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number | boolean | null;
}

/**
 * Rows as CSV (RFC 4180, CRLF), page by page: the first piece has the byte-order mark, by which Excel knows UTF-8, and the line of titles. A cell
 * that a spreadsheet would run as a formula (it begins with `= + - @`, their full-width forms, tab or CR) gets an apostrophe in front (OWASP,
 * CSV Injection), but for `+55 11 90000-0000`, and so does such a sign behind what a spreadsheet may split at. Flags are `sim` and `não`.
 */
export async function* toCsv<Row>(
  pages: Pages<Row>,
  columns: readonly CsvColumn<Row>[],
  delimiter: Delimiter = ',',
): AsyncGenerator<string> {
  const form = formOf(delimiter);
  yield stringify([columns.map(({ title }) => title)], { ...form, bom: true });
  for await (const page of pages) {
    yield stringify(
      page.map((row) => columns.map(({ cell }) => cell(row))),
      form,
    );
  }
}

/** What of sign-ups the `export` command writes, under the names that the database has. */
export const rawColumns: readonly CsvColumn<ExportedSignUp>[] = exportedColumns.map((name) => ({
  title: name,
  cell: (row) => row[name],
}));

type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

const formOf = (delimiter: Delimiter) => ({
  delimiter,
  record_delimiter: 'windows' as const,
  // A line feed alone (goals have some) would otherwise stand unquoted, because the line ends are CRLF.
  quote_record_delimiter: true,
  cast: {
    boolean: (value: boolean) => (value ? 'sim' : 'não'),
    string: (value: string) =>
      dialledPhone.test(value) ? value : `${beginsFormula(value) ? "'" : ''}${disarm(value, delimiter)}`,
  },
});

/** What stands between two cells. A Brazilian Excel that opens a file by a double click expects the semicolon. */
export type Delimiter = ',' | ';';

/** What may stand between two cells where a spreadsheet splits at the other delimiter, a tab or a line's end, with blanks and quotes around. */
const betweenCells = { ',': /[\s";]+/g, ';': /[\s",;]+/g } as const;

/**
 * Puts an apostrophe behind each separator after which, blanks and quotes aside, a formula would begin: a reader that splits there takes the
 * quotes for those around a cell.
 */
function disarm(value: string, delimiter: Delimiter): string {
  return value.replace(betweenCells[delimiter], (between, at: number) => {
    if (!formulaSigns.includes(value.charAt(at + between.length) || ' ')) return between;
    // Tabs and line ends are blanks, through which a spreadsheet looks; through a delimiter it does not.
    const start = Math.max(0, between.lastIndexOf(';'), between.lastIndexOf(','));
    return between.slice(0, start) + between.slice(start).replace(/[,;\t\r\n]/g, "$&'");
  });
}

const formulaSigns = '=+-@＝＋－＠';

/** Whether a spreadsheet would run a cell, whose first sign this is (also a tab or CR, behind which it looks on). */
const beginsFormula = (value: string): boolean => `${formulaSigns}\t\r`.includes(value.charAt(0) || ' ');

/** No formula: a spreadsheet finds two numbers without a sign between them, and takes it for text. */
const dialledPhone = /^\+55 \d\d \d{4,5}-\d{4}$/;

/** Rows as one JSON array, a row a line. What a terminal would obey is written as `\u009b`, which reads back the same. */
export async function* toJson(pages: Pages<object>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      text += between + terminalSafeLines(JSON.stringify(row));
      between = ',\n';
    }
    yield text;
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}
