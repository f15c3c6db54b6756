import { Wordmark } from '#components/layout/Logo.tsx';
import { solutions } from '#content/solutions.ts';
import { QUERY_MAX_LENGTH } from './query.ts';
import { countLabel } from './search.ts';
import '#components/ui/Button.css';
import './SearchSheet.css';

/** The id that the 'Buscar soluções' button controls. */
export const SEARCH_ID = 'busca';

/**
 * The search overlay: a night sheet with one big field, over the top of the page. It does not block the
 * page, so that the grid under it filters in view. `catalogue.client.ts` opens, fills and closes it.
 */
export function SearchSheet() {
  return (
    <dialog className="seek night" id={SEARCH_ID} aria-label="Buscar soluções" data-search>
      <div className="page-wrap">
        <div className="seek__top">
          <span className="logo" aria-hidden="true">
            <Wordmark />
          </span>
          <button
            type="button"
            className="icon-button seek__close"
            aria-label="Fechar busca"
            data-search-close
          >
            <svg
              width="16"
              height="16"
              viewBox="0 0 16 16"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="m2 2 12 12M14 2 2 14" />
            </svg>
          </button>
        </div>
        <search>
          <form className="seek__form" action="/solucoes" data-search-form>
            <label className="seek__field">
              <span className="visually-hidden">Buscar soluções</span>
              <input
                type="search"
                name="q"
                placeholder="Buscar"
                maxLength={QUERY_MAX_LENGTH}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                data-search-input
              />
              <span className="seek__ghost" aria-hidden="true">
                <span data-search-ghost>Buscar</span>
                <i className="stop seek__stop" />
              </span>
            </label>
            <p className="seek__count" data-search-count>
              {countLabel(solutions.length)}
            </p>
          </form>
        </search>
        <ul className="seek__results">
          {solutions.map((solution) => (
            <li key={solution.id} data-result={solution.id} hidden>
              <a href={solution.path}>
                <b>{solution.name}</b>
                <span data-result-text>{solution.tagline}</span>
                <svg
                  viewBox="0 0 20 12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M0 6h18M13 1l5 5-5 5" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
