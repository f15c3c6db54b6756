import type { ReactNode } from 'react';
import './StaffTable.css';

/** A column of a table: its heading, and what it shows of a row. */
export interface StaffColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures, which stand at the right under each other. */
  readonly isNumber?: boolean;
  /** What a row is known by: the first line of its card on a phone. */
  readonly isHead?: boolean;
}

/**
 * Roles that the elements have by themselves, and lose in some readers where the layout of a phone makes cards of the rows (WebKit
 * before 17).
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table, each row of which is a card where there is no room for its columns. */
export function StaffTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  width = 'whole',
}: {
  /** For who hears the table; the heading above it says it to the others. */
  readonly caption: string;
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** `narrow` for a few short columns, whose figures would stand far apart; `compact` stays a table on a phone. */
  readonly width?: 'whole' | 'narrow' | 'compact';
}) {
  return (
    <table {...roles.table} className={`staff-table staff-table--${width}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ label, isNumber }) => (
            <th {...roles.heading} key={label} scope="col" className={isNumber ? 'is-number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr {...roles.row} key={keyOf(row)}>
            {columns.map(({ label, cell, isNumber, isHead }) =>
              isHead ? (
                <th {...roles.head} key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  {...roles.cell}
                  key={label}
                  data-label={label}
                  className={isNumber ? 'is-number' : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
