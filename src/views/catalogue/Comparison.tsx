import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { comparison } from '#content/catalogue-comparison.ts';
import { solutions } from '#content/solutions.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';

const [solutionHead, audienceHead, accessHead, enterHead] = comparison.columns;

const columns: readonly RegisterColumn<(typeof solutions)[number]>[] = [
  {
    label: solutionHead,
    kind: 'head',
    cell: ({ name, path }) => (
      <a className="type-h4 text-link--alone" href={path}>
        {name}
      </a>
    ),
  },
  { label: audienceHead, cell: ({ audience }) => audience },
  {
    label: accessHead,
    cell: ({ open, status }) => (
      <span className="marked">
        {open ? <Dot /> : <Ring />}
        {status}
      </span>
    ),
  },
  {
    label: enterHead,
    kind: 'end',
    cell: ({ id }) => {
      const { href, label } = comparison.enter[id];
      return (
        <a className="text-link text-link--alone" href={href}>
          {label}
        </a>
      );
    },
  },
];

/** For whom each solution is, who can have it now and how to get in (R-CAT-15), and the icon to download. */
export function Comparison() {
  return (
    <section className="paper section" aria-labelledby="acesso">
      <div className="page-wrap">
        <h2 className="type-h2 section__head" id="acesso">
          {comparison.title}
        </h2>
        <RegisterTable labelledBy="acesso" columns={columns} rows={solutions} keyOf={({ id }) => id} />
        <IconStrip />
      </div>
    </section>
  );
}
