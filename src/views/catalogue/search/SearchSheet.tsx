import { CloseButton } from '#components/ui/Button.tsx';
import { Wordmark } from '#components/ui/Marks.tsx';
import { search } from '#content/pages/catalogue.ts';
import { solutions } from '#content/solutions.ts';
import { QUERY_MAX_LENGTH } from './search.ts';

/** The id that the 'Buscar soluções' button controls. */
export const SEARCH_ID = 'busca';

/** The search overlay, a night sheet over the top of the page: it blocks nothing, because the grid below filters in view. */
export function SearchSheet() {
  return (
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
  );
}
