import { Drawing } from '#components/drawing/Drawing.tsx';
import { ButtonLink, CloseButton } from '#components/ui/Button.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Wordmark } from '#components/ui/Marks.tsx';
import { catalogue, search } from '#content/pages/catalogue.ts';
import { figureOf } from '#content/solution-figures.ts';
import { solutions } from '#content/solutions.ts';
import { SolutionCard } from './SolutionCard.tsx';
import { matches, QUERY_MAX_LENGTH } from './search/search.ts';
import './Catalogue.css';

/** The id that the 'Buscar soluções' button controls. */
export const SEARCH_ID = 'busca';

/**
 * The six solutions, the featured pair first and wider, the search over them and what is shown when it finds
 * nothing (R-CAT-1, R-CAT-9).
 * @param query what the page's address asks for, on the page that the server makes for it: what it finds without JavaScript
 */
export function Catalogue({ query = '' }: { readonly query?: string }) {
  const found = solutions.filter((solution) => matches(solution, query));
  return (
    <section aria-labelledby="catalogo">
      {/* The search overlay, a night sheet over the top of the page: it blocks nothing, because the grid below filters in view. */}
      <dialog className="search-sheet night" id={SEARCH_ID} aria-label={search.open} data-search>
        <div className="page-wrap">
          <div className="search-sheet__top">
            <span className="logo" aria-hidden="true">
              <Wordmark />
            </span>
            <CloseButton label={search.close} data-search-close />
          </div>
          <search>
            <form className="search-sheet__form" action="/solucoes" data-search-form>
              <label className="search-sheet__field">
                <span className="visually-hidden">{search.open}</span>
                <input
                  type="search"
                  name="q"
                  placeholder={search.placeholder}
                  maxLength={QUERY_MAX_LENGTH}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  enterKeyHint="search"
                  data-search-input
                />
                <span className="search-sheet__ghost" aria-hidden="true">
                  <span data-search-ghost>{search.placeholder}</span>
                  <i className="headline-dot search-sheet__stop" />
                </span>
              </label>
              <p className="type-small" data-search-count>
                {search.count(solutions.length)}
              </p>
            </form>
          </search>
        </div>
      </dialog>
      <div className="catalogue" data-catalogue>
        <div className="page-wrap">
          <h2 className="visually-hidden" id="catalogo">
            {catalogue.title}
          </h2>
          <div
            className="catalogue__status split"
            data-catalogue-status
            data-active={query !== '' && found.length > 0 ? '' : undefined}
          >
            <p role="status" data-catalogue-status-text>
              {query === '' ? null : search.status(search.count(found.length), query)}
            </p>
            <ButtonLink variant="line" size="sm" href="/solucoes" data-search-reset>
              {catalogue.all}
            </ButtonLink>
          </div>
          <div data-catalogue-grid hidden={found.length === 0}>
            <ul className="page-grid">
              {solutions.map((solution) => (
                <SolutionCard key={solution.id} solution={solution} hidden={!found.includes(solution)} />
              ))}
            </ul>
            <FigureBasis figures={solutions.flatMap((solution) => figureOf(solution) ?? [])} />
          </div>
          {/* Six rings and no dot: the search found nothing (R-CAT-9). */}
          <div className="nothing-found split" data-catalogue-empty hidden={found.length > 0}>
            <Drawing box="0 0 1160 26" width="100%" overflow="visible" strokeWidth="1.25">
              <path d="M-700 13H1900" strokeOpacity=".3" />
              {solutions.map((solution, index) => (
                <circle key={solution.id} cx={11 + index * 227.6} cy="13" r="10" fill="var(--ct-bg)" />
              ))}
            </Drawing>
            <div className="stack">
              <p className="type-h2">{catalogue.none.title}</p>
              <p className="type-lead">{catalogue.none.text}</p>
            </div>
            <ButtonLink href="/solucoes" data-search-reset>
              {catalogue.all}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
