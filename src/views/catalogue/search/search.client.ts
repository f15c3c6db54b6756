/**
 * The catalogue's search in the browser (R-CAT-6 to R-CAT-11): the sheet opens over the page
 * without blocking it, typing hides and shows the server's cards, sending or choosing a result closes it.
 * The query lives in the address: replaced while typing, and one step of history once the search settles.
 */
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { search } from '#content/catalogue.ts';
import { solutions } from '#content/solutions.ts';
import { cleanQuery, queryOf, withQuery } from './query.ts';
import sheetStyles from './SearchSheet.css?inline';
import { type Excerpt, excerpt, matches } from './search.ts';

/**
 * Browsers refuse many `replaceState` calls in a row, and a screen reader would read what every letter finds: typing
 * waits this long before it shows in the address and is announced.
 */
const PAUSE_MS = 400;

interface Parts {
  readonly catalogue: HTMLElement;
  readonly grid: HTMLElement;
  readonly status: HTMLElement;
  readonly statusText: HTMLElement;
  readonly empty: HTMLElement;
  readonly sheet: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly ghost: HTMLElement;
  readonly count: HTMLElement;
  readonly opener: HTMLElement;
}

function findParts(): Parts | undefined {
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
  const catalogue = find('[data-catalogue]');
  const grid = find('[data-catalogue-grid]');
  const status = find('[data-catalogue-status]');
  const statusText = find('[data-catalogue-status-text]');
  const empty = find('[data-catalogue-empty]');
  const sheet = find<HTMLDialogElement>('[data-search]');
  const form = find<HTMLFormElement>('[data-search-form]');
  const input = find<HTMLInputElement>('[data-search-input]');
  const ghost = find('[data-search-ghost]');
  const count = find('[data-search-count]');
  const opener = find('[data-search-open]');
  if (
    !catalogue ||
    !grid ||
    !status ||
    !statusText ||
    !empty ||
    !sheet ||
    !form ||
    !input ||
    !ghost ||
    !count ||
    !opener
  )
    return;
  return { catalogue, grid, status, statusText, empty, sheet, form, input, ghost, count, opener };
}

/** Shows what a query finds: cards, why each was found, counts. All of it as text, never as markup. */
function show(parts: Parts, query: string): void {
  let found = 0;
  for (const solution of solutions) {
    const hit = matches(solution, query);
    if (hit) found += 1;
    const card = parts.grid.querySelector<HTMLElement>(`[data-solution="${solution.id}"]`);
    if (!card) continue;
    card.hidden = !hit;
    markReason(card, excerpt(solution, query));
  }
  parts.grid.hidden = found === 0;
  parts.empty.hidden = found > 0;
  parts.status.toggleAttribute('data-active', query !== '' && found > 0);
  parts.count.textContent = search.count(found);
  parts.sheet.toggleAttribute('data-none', found === 0);
}

/** Marks on a card the word that it was found by: where its text stands or, when the card doesn't show it, on a line of its own. */
function markReason(card: HTMLElement, { before, match, after }: Excerpt): void {
  const quotes = [...card.querySelectorAll<HTMLElement>('[data-quote]')];
  for (const quote of quotes) if (quote.querySelector('mark')) quote.replaceChildren(quote.textContent);
  const own = card.querySelector<HTMLElement>('[data-found]');
  const place = quotes.find((quote) => quote.textContent === before + match + after) ?? own;
  if (own) own.hidden = !match || place !== own;
  if (!match) return;
  const mark = document.createElement('mark');
  mark.textContent = match;
  place?.replaceChildren(before, mark, after);
}

/** Says what a query found, once: a live region that gets the same words again is read again. */
function announce({ catalogue, statusText }: Parts, query: string): void {
  const found = catalogue.querySelectorAll('[data-solution]:not([hidden])').length;
  const text = query === '' ? '' : search.status(search.count(found), query);
  if (statusText.textContent !== text) statusText.textContent = text;
}

function driveSearch(parts: Parts): void {
  const { sheet, form, input, ghost, opener, catalogue, grid, empty } = parts;
  const root = document.documentElement;
  /** Query of the history entry that the visitor would come back to. */
  let settled = queryOf(location.href);
  let scrollBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const replaceAddress = (query: string) =>
    history.replaceState(history.state, '', withQuery(location.href, query));
  const drawGhost = () => {
    ghost.textContent = input.value || input.placeholder;
  };
  const fill = (query: string) => {
    input.value = query;
    drawGhost();
    show(parts, query);
    announce(parts, query);
  };
  /** What was found, just under the sheet or, once that is closed, with its count under the header. */
  const showGrid = () => {
    const results = grid.hidden ? empty : grid;
    (sheet.open ? results : catalogue).scrollIntoView({ block: 'start' });
  };

  const settle = () => {
    clearTimeout(timer);
    const query = cleanQuery(input.value);
    announce(parts, query);
    if (query === settled) return replaceAddress(query);
    replaceAddress(settled);
    history.pushState(history.state, '', withQuery(location.href, query));
    settled = query;
  };

  /** What the page scrolls to stays clear of the sheet. No custom property: all elements would inherit it. */
  const clearOfSheet = () => {
    root.style.scrollPaddingTop = `${sheet.offsetHeight + 1}px`;
  };

  const open = () => {
    if (sheet.open) return;
    scrollBefore = scrollY;
    adoptStyles(sheetStyles);
    sheet.show();
    opener.setAttribute('aria-expanded', 'true');
    input.focus({ preventScroll: true });
    input.select();
    clearOfSheet();
    showGrid();
  };

  const close = () => {
    if (!sheet.open) return;
    settle();
    sheet.close();
    opener.setAttribute('aria-expanded', 'false');
    root.style.scrollPaddingTop = '';
    opener.focus({ preventScroll: true });
    if (settled === '') scrollTo({ top: scrollBefore });
    else showGrid();
  };

  new ResizeObserver(() => {
    if (!sheet.open) return;
    clearOfSheet();
    showGrid();
  }).observe(sheet);

  opener.addEventListener('click', open);
  sheet.querySelector('[data-search-close]')?.addEventListener('click', close);
  input.addEventListener('input', () => {
    drawGhost();
    show(parts, cleanQuery(input.value));
    clearTimeout(timer);
    timer = setTimeout(() => {
      replaceAddress(input.value);
      announce(parts, cleanQuery(input.value));
    }, PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !sheet.open) return;
    event.preventDefault();
    close();
  });
  grid.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
  for (const button of document.querySelectorAll('[data-search-reset]')) {
    button.addEventListener('click', () => {
      fill('');
      settle();
      close();
      opener.focus({ preventScroll: true });
      showGrid();
    });
  }
  addEventListener('popstate', () => {
    clearTimeout(timer);
    settled = queryOf(location.href);
    fill(settled);
  });

  fill(settled);
  // An address with a longer or dirtier query is put in the form that the page keeps.
  if (location.search.includes('q=')) replaceAddress(settled);
}

const parts = findParts();
if (parts) driveSearch(parts);
