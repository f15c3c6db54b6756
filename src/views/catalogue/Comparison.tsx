import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { comparison } from '#content/catalogue-comparison.ts';
import { solutions } from '#content/solutions.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';
import './Comparison.css';

/** What a browser forgets where a table's parts are blocks, as on a phone. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const [, audienceHead, accessHead, enterHead] = comparison.columns;

/**
 * For whom each solution is, who can have it now and how to get in (R-CAT-15), and the icon to download. A phone shows
 * the answers one under the other, each beside its column's head.
 */
export function Comparison() {
  return (
    <section className="comparison paper section" aria-labelledby="acesso">
      <div className="page-wrap">
        <h2 className="type-h2" id="acesso">
          {comparison.title}
        </h2>
        <table className="comparison__table" {...roles.table} aria-labelledby="acesso">
          <thead {...roles.group}>
            <tr {...roles.row}>
              {comparison.columns.map((head) => (
                <th key={head} scope="col" {...roles.columnHead} className="type-label">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {solutions.map(({ id, name, path, status, open }) => {
              const { audience, enter } = comparison.rows[id];
              return (
                <tr key={id} {...roles.row}>
                  <th scope="row" {...roles.rowHead}>
                    <a href={path}>{name}</a>
                  </th>
                  <td {...roles.cell} data-label={audienceHead}>
                    {audience}
                  </td>
                  <td {...roles.cell} data-label={accessHead}>
                    <span className="comparison__access">
                      {open ? <Dot /> : <Ring />}
                      {status}
                    </span>
                  </td>
                  <td {...roles.cell} data-label={enterHead}>
                    <a className="text-link" href={enter.href}>
                      {enter.label}
                    </a>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <IconStrip />
      </div>
    </section>
  );
}
