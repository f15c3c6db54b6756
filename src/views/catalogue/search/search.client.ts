/**
 * The catalogue's search in the browser (R-CAT-6 to R-CAT-11): the sheet opens over the page
 * without blocking it, typing hides and shows the server's cards, sending or choosing a result closes it.
 * The query lives in the address: replaced while typing, and one step of history once the search settles.
 */
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { search } from '#content/pages/catalogue.ts';
import { solutions } from '#content/solutions.ts';
import sheetStyles from './SearchSheet.css?inline';
import { cleanQuery, type Excerpt, excerpt, matches, queryOf, withQuery } from './search.ts';

/** What is typed waits so long for the address, where browsers refuse many calls in a row, and for being announced. */
const PAUSE_MS = 400;

/** The page's one element with a data attribute. */
function part<T extends HTMLElement = HTMLElement>(name: string): T {
  const found = document.querySelector<T>(`[data-${name}]`);
  if (found === null) throw new Error(name);
  return found;
}

const catalogue = part('catalogue');
const grid = part('catalogue-grid');
const status = part('catalogue-status');
const statusText = part('catalogue-status-text');
const empty = part('catalogue-empty');
const sheet = part<HTMLDialogElement>('search');
const form = part<HTMLFormElement>('search-form');
const input = part<HTMLInputElement>('search-input');
const ghost = part('search-ghost');
const count = part('search-count');
const opener = part('search-open');

/** Shows what a query finds: cards, why each was found, counts. All of it as text, never as markup. */
function show(query: string): void {
  let found = 0;
  for (const solution of solutions) {
    const hit = matches(solution, query);
    if (hit) found += 1;
    const card = grid.querySelector<HTMLElement>(`[data-solution="${solution.id}"]`);
    if (!card) continue;
    card.hidden = !hit;
    markReason(card, excerpt(solution, query));
  }
  grid.hidden = found === 0;
  empty.hidden = found > 0;
  status.toggleAttribute('data-active', query !== '' && found > 0);
  count.textContent = search.count(found);
  sheet.toggleAttribute('data-none', found === 0);
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
function announce(query: string): void {
  const text = query === '' ? '' : search.status(count.textContent, query);
  if (statusText.textContent !== text) statusText.textContent = text;
}

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
  show(query);
  announce(query);
};
/** What was found, just under the sheet or, once that is closed, with its count under the header. */
const showGrid = () => {
  const results = grid.hidden ? empty : grid;
  (sheet.open ? results : catalogue).scrollIntoView({ block: 'start' });
};

const settle = () => {
  clearTimeout(timer);
  const query = cleanQuery(input.value);
  announce(query);
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
  show(cleanQuery(input.value));
  clearTimeout(timer);
  timer = setTimeout(() => {
    replaceAddress(input.value);
    announce(cleanQuery(input.value));
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
  button.addEventListener('click', (event) => {
    event.preventDefault();
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
