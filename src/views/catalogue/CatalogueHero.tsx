import { Hero } from '#components/sections/Hero.tsx';
import { Button } from '#components/ui/Button.tsx';
import { hero, search } from '#content/catalogue.ts';
import { SEARCH_ID } from './search/SearchSheet.tsx';

/** Top of the catalogue: low, so that the first products are in the first view, with the button that opens the search. */
export function CatalogueHero() {
  return (
    <Hero
      layout="low"
      label={hero.kicker}
      title={hero.lines}
      lead={hero.lead}
      actions={
        <Button
          className="scripts-only"
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
      }
    />
  );
}
