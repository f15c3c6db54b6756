import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { Button } from '#components/ui/Button.tsx';
import { hero, search } from '#content/catalogue.ts';
import { SEARCH_ID } from './search/SearchSheet.tsx';
import './CatalogueHero.css';

/** Top of the catalogue: low, so that the first products are in the first view, with the button that opens the search. */
export function CatalogueHero() {
  const [first, second] = hero.lines;
  return (
    <section className="catalogue-hero night">
      <div className="page-wrap">
        <p className="type-label catalogue-hero__kicker">{hero.kicker}</p>
        <h1 className="type-h1 catalogue-hero__title">
          <span className="catalogue-hero__part">{`${first} `}</span>
          <span className="catalogue-hero__part">
            {second}
            <HeadlineDot lands />
          </span>
        </h1>
        <div className="split catalogue-hero__low">
          <p className="type-lead catalogue-hero__lead">{hero.lead}</p>
          <Button
            className="catalogue-hero__search"
            variant="line"
            aria-haspopup="dialog"
            aria-expanded="false"
            aria-controls={SEARCH_ID}
            data-search-open
          >
            <svg
              width="18"
              height="18"
              viewBox="0 0 18 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <circle cx="7.5" cy="7.5" r="5.75" />
              <path d="m12 12 5 5" />
            </svg>
            {search.open}
          </Button>
        </div>
      </div>
    </section>
  );
}
