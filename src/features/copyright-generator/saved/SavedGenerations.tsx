import { CloseButton } from '#components/ui/Button.tsx';
import { ErrorNotice } from '#components/ui/ErrorSummary.tsx';
import { useCopied } from '#components/ui/useCopied.ts';
import { generator } from '#content/generator.ts';
import { listLimits } from '#features/copyright-generator/embed/schema.ts';
import { RetryButton } from '#features/copyright-generator/form/RetryButton.tsx';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import type { useSaved } from './useSaved.ts';

const words = generator.saved;

type Saved = ReturnType<typeof useSaved>;

/** What can be done with a saved generation. */
interface Actions {
  readonly onUse: (item: SavedGeneration) => void;
  readonly onCopy: (item: SavedGeneration) => Promise<'copied' | 'selected'>;
}

/** The saved generations, newest first, and a search over all of them. */
export function SavedGenerations({
  saved,
  hasCode,
  ...actions
}: Actions & {
  readonly saved: Saved;
  /** Whether the page shows a code, which a failure of the list does not touch. */
  readonly hasCode: boolean;
}) {
  const { loading, reload } = saved;
  const { term, items, problem } = saved.list;
  return (
    <section className="section" aria-labelledby="geracoes">
      <div className="page-wrap generator-rows">
        <div className="split">
          <h2 className="type-h2" id="geracoes" tabIndex={-1}>
            {term === '' ? words.title : words.results(term)}
          </h2>
          <SearchField saved={saved} />
        </div>
        <p className="visually-hidden" role="status">
          {statusOf(saved)}
        </p>
        {problem === null ? null : (
          <div className="saved-problem">
            <ErrorNotice message={term === '' ? words.failed : words.searchFailed} />
            <p className="type-small">{hasCode ? `${problem} ${words.failedText}` : problem}</p>
            <RetryButton next="geracoes" onRetry={reload} />
          </div>
        )}
        {items === null && problem === null ? <Loading /> : null}
        {items?.length === 0 ? <Empty term={term} /> : null}
        {items && items.length > 0 ? (
          <ul className="ruled ruled--closed" aria-labelledby="geracoes" aria-busy={loading}>
            {items.map((item) => (
              <SavedGenerationItem key={item.id} item={item} {...actions} />
            ))}
          </ul>
        ) : null}
        {term !== '' && items?.length === listLimits.search ? (
          <p className="type-label">{words.full(listLimits.search)}</p>
        ) : null}
        <p className="type-body saved-empty without-script">{words.noScript}</p>
      </div>
    </section>
  );
}

/** What a screen reader hears about the list. */
function statusOf({ searching, loading, list: { term, items, problem } }: Saved): string {
  if (searching) return words.searching;
  if (loading) return items === null ? words.loading : '';
  if (problem !== null || items === null) return '';
  if (items.length > 0) return words.count(items.length);
  return term === '' ? words.empty : words.none(term);
}

function SearchField({ saved }: { readonly saved: Saved }) {
  const { term, setTerm } = saved;
  const clear = () => {
    setTerm('');
    document.getElementById('busca-geracoes')?.focus();
  };
  return (
    <search className="scripts-only">
      <form className="field" onSubmit={(event) => event.preventDefault()}>
        <label className="field__label" htmlFor="busca-geracoes">
          {words.search}
        </label>
        <div>
          <input
            className="input"
            id="busca-geracoes"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={160}
            aria-describedby="busca-geracoes-dica"
            value={term}
            onChange={(event) => setTerm(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && clear()}
          />
          {term === '' ? null : <CloseButton label={words.clear} onClick={clear} />}
        </div>
        <p className="field__hint" id="busca-geracoes-dica">
          {saved.searching ? words.searching : words.searchHint}
        </p>
      </form>
    </search>
  );
}

function Loading() {
  return (
    <div className="ruled ruled--closed saved--loading scripts-only" aria-hidden="true">
      {['a', 'b', 'c'].map((row) => (
        <div className="saved-row" key={row}>
          <svg className="whole-row" width="100%" height="36" fill="var(--ct-rule)" aria-hidden="true">
            <rect y="4" width="46%" height="12" rx="4" />
            <rect y="24" width="72%" height="8" rx="4" />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** Nothing to show: the drawing has lines without the dot. */
function Empty({ term }: { readonly term: string }) {
  return (
    <div className="saved-empty">
      <svg width="84" height="44" viewBox="0 0 84 44" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 7.5h72M0 22.5h60M0 37.5h84" strokeOpacity="0.24" />
        <circle cx="77" cy="22.5" r="6.5" strokeWidth="1.5" strokeDasharray="3 3" />
      </svg>
      <div>
        <p className="type-h4">{term === '' ? words.empty : words.none(term)}</p>
        <p className="type-body">{term === '' ? words.emptyText : words.noneText}</p>
      </div>
    </div>
  );
}

/** One saved generation: whose, where it leads, on which background, when. */
function SavedGenerationItem({ item, onUse, onCopy }: Actions & { readonly item: SavedGeneration }) {
  const [answer, setAnswer] = useCopied();
  const copy = async () => setAnswer(await onCopy(item));
  const { client_name, product_url, preview_mode, created_at } = item;
  const object = <span className="visually-hidden">{` ${words.object(client_name)}`}</span>;
  return (
    <li className="saved-row type-small">
      <h3 className="type-h4 type-ink">{client_name}</h3>
      <p>{product_url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</p>
      <p className="marked">
        <svg width="16" height="16" stroke="var(--ct-control)" aria-hidden="true">
          <rect
            x="0.5"
            y="0.5"
            width="15"
            height="15"
            rx="3.5"
            fill={preview_mode === 'dark' ? '#000' : '#fff'}
          />
        </svg>
        {generator.preview.modes[preview_mode]}
      </p>
      <time className="type-label" dateTime={created_at}>
        {formatShortDayAndTime(created_at, 'local').replace(',', '')}
      </time>
      <p>
        <button type="button" className="text-link text-link--alone" onClick={() => onUse(item)}>
          {words.use}
          {object}
        </button>
        <button type="button" className="text-link text-link--alone" onClick={copy}>
          {answer === 'copied' ? generator.code.copied : words.copy}
          {answer === 'copied' ? null : object}
        </button>
      </p>
    </li>
  );
}
