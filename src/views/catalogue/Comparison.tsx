import { Ring } from '#components/ui/RingOrDot.tsx';
import { comparison } from '#content/catalogue-comparison.ts';
import { solutions } from '#content/solutions.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';
import './Comparison.css';

const [solutionHead, audienceHead, accessHead, enterHead] = comparison.columns;

/**
 * For whom each solution is, who can have it now and how to get in (R-CAT-15), and the icon to download. A phone shows an entry's answers one under
 * the other, each beside its column's head; the roles keep it a table there.
 */
export function Comparison() {
  return (
    <section className="comparison paper section" aria-labelledby="acesso">
      <div className="page-wrap">
        <h2 className="type-h2" id="acesso">
          {comparison.title}
        </h2>
        <table className="comparison__table" role="table" aria-labelledby="acesso">
          <thead role="rowgroup">
            <tr role="row">
              {comparison.columns.map((head) => (
                <th key={head} scope="col" role="columnheader" className="type-label">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {solutions.map(({ id, name, path, status }) => {
              const { audience, enter } = comparison.rows[id];
              return (
                <tr key={id} role="row">
                  <th scope="row" role="rowheader" aria-label={`${solutionHead}: ${name}`}>
                    <a href={path}>{name}</a>
                  </th>
                  <td role="cell" data-label={audienceHead}>
                    {audience}
                  </td>
                  <td role="cell" data-label={accessHead}>
                    <span className="comparison__access">
                      <Ring />
                      {status}
                    </span>
                  </td>
                  <td role="cell" data-label={enterHead}>
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
