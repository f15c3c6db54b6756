import { Drawing } from '#components/drawing/Drawing.tsx';
import './Catalogue.css';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Button, ButtonLink, LoneLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { closing, hero, search } from '#content/pages/catalogue.ts';
import { comparison } from '#content/pages/catalogue-comparison.ts';
import { solutions } from '#content/solutions.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';
import { SEARCH_ID } from './search/SearchSheet.tsx';

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
      <RegisterTable labelledBy="acesso" columns={columns} rows={solutions} />
      <IconStrip />
    </Section>
  );
}

/** End of the catalogue, for visitors whose problem none of the six solves. */
export function CatalogueClosing() {
  return (
    <ClosingCall {...closing} object={<CardIndex />}>
      <ButtonLink href="/contato">{closing.primary}</ButtonLink>
      <ButtonLink variant="line" href="/projetos">
        {closing.secondary}
      </ButtonLink>
    </ClosingCall>
  );
}

/** The six entries as cards of an index, and before them one that is begun, for the visitor's case. Decorative. */
function CardIndex() {
  return (
    <ol className="card-index" aria-hidden="true" data-drawing>
      {solutions.map(({ id, shortName }) => (
        <li key={id}>
          <span>{shortName}</span>
        </li>
      ))}
      <li>
        <span>{closing.card}</span>
        <p>
          {`${closing.case}\u00A0`}
          <Dot />
        </p>
      </li>
    </ol>
  );
}

/** Top of the catalogue: low, so that the first products are in the first view, with the button that opens the search. */
export function CatalogueHero() {
  return (
    <Hero
      layout="low"
      {...hero}
      actions={
        <Button
          className="scripts-only"
          variant="line"
          aria-haspopup="dialog"
          aria-expanded="false"
          aria-controls={SEARCH_ID}
          data-search-open
        >
          <Drawing width="18" height="18" box="0 0 18 18" strokeWidth="1.5">
            <circle cx="7.5" cy="7.5" r="5.75" />
            <path d="m12 12 5 5" />
          </Drawing>
          {search.open}
        </Button>
      }
    />
  );
}
