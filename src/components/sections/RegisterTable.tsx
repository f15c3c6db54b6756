import type { ReactNode } from 'react';

/** A column of a table: its heading, and what it shows of a row. */
export interface RegisterColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `head`: what a row is known by, its first line where it is stacked. `number`: figures, at the right under each other. `end`:
   * a link or button, which then stands beside the head, without the column's label.
   */
  readonly kind?: 'head' | 'number' | 'end';
  /** The heading is only heard, where the figures speak for themselves. */
  readonly isUnseen?: boolean;
}

/**
 * Roles that the elements have by themselves, and lose in some readers where a row's parts are blocks (WebKit before 17).
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Rows with the same fields, such as a comparison or a list of records. Where its own room is short, each row is stacked: its
 * head, then every value beside its column's label. Use `RegisterPairs` for the facts of one thing, `RuledList` for texts.
 */
export function RegisterTable<Row>({
  caption,
  columns,
  rows,
  stays = false,
}: {
  /** For who hears the table; the heading above it says it to the others. */
  readonly caption?: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly rows: readonly Row[];
  /** A table on a phone too: for two or three short columns. */
  readonly stays?: boolean;
}) {
  return (
    <div className={stays ? 'register-table register-table--stays' : 'register-table'}>
      <table {...roles.table}>
        {caption === undefined ? null : <caption className="visually-hidden">{caption}</caption>}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ label, kind, isUnseen }) => (
              <th {...roles.heading} key={label} scope="col" className={numberClass(kind)}>
                {isUnseen ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row, index) => (
            <tr {...roles.row} key={index}>
              {columns.map(({ label, cell, kind }) =>
                kind === 'head' ? (
                  <th {...roles.head} key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    {...roles.cell}
                    key={label}
                    data-label={kind === 'end' ? undefined : label}
                    className={numberClass(kind)}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function numberClass(kind: RegisterColumn<never>['kind']) {
  return kind === 'number' ? 'is-number' : undefined;
}

/** The facts of one thing, such as a receipt or a coupon: what each is, and beside it, or below it on a phone, its value. */
export function RegisterPairs({
  pairs,
}: {
  readonly pairs: readonly {
    readonly label: string;
    /** A ring or a dot before the label. */
    readonly mark?: ReactNode;
    readonly value: ReactNode;
  }[];
}) {
  return (
    <dl className="register-pairs">
      {pairs.map(({ label, mark, value }) => (
        <div key={label}>
          <dt className={mark ? 'marked' : undefined}>
            {mark}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
