import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Section } from '#components/sections/Section.tsx';
import { LoneLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { comparison } from '#content/pages/catalogue-comparison.ts';
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
      return <LoneLink href={href}>{label}</LoneLink>;
    },
  },
];

/** For whom each solution is, who can have it now and how to get in (R-CAT-15), and the icon to download. */
export function Comparison() {
  return (
    <Section ground="paper" id="acesso" title={comparison.title}>
      <RegisterTable caption={comparison.title} columns={columns} rows={solutions} />
      <IconStrip />
    </Section>
  );
}
