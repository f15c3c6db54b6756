/**
 * Makes the years tabs, whose arrow keys and round buttons wrap; turns the orbit, and keeps the chosen year in the centre of a narrow
 * screen's strip (R-ABT-12, R-ABT-13).
 */
import { timeline } from '#content/pages/timeline.ts';

/** How long nothing moves before a scroll counts as ended where the browser does not say so, in milliseconds. */
const restMs = 150;

/**
 * Calls back when a scroll of the element has ended. A finger that rests on it has not ended it, which only `scrollend` tells; Safari has
 * that since 26.2 (docs/browsers.md).
 */
export function onScrollEnd(element: EventTarget, listener: () => void): void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', listener);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(listener, restMs);
    },
    { passive: true },
  );
}

/** Position in a ring of items: one past the last is the first, one before the first is the last (R-ABT-12). */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Where a key leads from a milestone, as in a tab list (ARIA Authoring Practices, Tabs); past an end comes the other. */
const keys: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
  ' ': (index) => index,
};

/**
 * How far the orbit is turned when `index` is chosen: after the last comes `count`, so that it goes on and does not unwind.
 * @param turn where the orbit is now
 * @returns the turn nearest to `turn` that shows `index`; half-way cases go forward
 */
export function nearestTurn(turn: number, index: number, count: number): number {
  const forward = wrapIndex(index - turn, count);
  return turn + (forward > count / 2 ? forward - count : forward);
}

/** Where a tab's middle lies in the strip, which is the offset parent of its items, px. */
function middleOf(tab: HTMLElement): number {
  const item = tab.parentElement ?? tab;
  return item.offsetLeft + item.offsetWidth / 2;
}

function makeTabs(strip: HTMLElement, tabs: readonly HTMLElement[], panels: readonly HTMLElement[]): void {
  strip.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
  });
}

function drive(root: HTMLElement, strip: HTMLElement): void {
  const tabs = [...strip.querySelectorAll('a')];
  const panels = [...root.querySelectorAll<HTMLElement>('[data-milestones] > article')];
  const count = tabs.length;
  const inAddress = () => panels.findIndex((panel) => `#${panel.id}` === location.hash);
  let current = inAddress() < 0 ? count - 1 : inAddress();
  let turn = current;
  /** The visitor is pushing the strip; a scroll that the page starts must not choose anything. */
  let byHand = false;

  const bringIn = (tab: HTMLElement, smooth: boolean) => {
    // Up to 768 px the year has to come to the centre (R-ABT-13); here the strip is also the
    // shape of tablets, so it scrolls there too. Before anything is chosen the year is below the headline's dot, and others fill
    // the strip.
    if (strip.scrollWidth <= strip.clientWidth) return;
    const still = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const dot = document.querySelector('h1 .headline-dot')?.getBoundingClientRect();
    const place = dot && root.dataset.chosen === undefined ? dot.x + dot.width / 2 : strip.clientWidth / 2;
    strip.scrollTo({ left: middleOf(tab) - place, behavior: still ? 'instant' : 'smooth' });
  };
  const show = (index: number, smooth = true) => {
    // Only what the visitor chooses turns the orbit before their eyes (AboutHero.css).
    root.toggleAttribute('data-turning', smooth);
    if (smooth || inAddress() >= 0) root.dataset.chosen = '';
    turn = nearestTurn(turn, index, count);
    current = index;
    byHand = false;
    root.style.setProperty('--turn', String(turn));
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      tab.parentElement?.toggleAttribute('data-selected', at === index);
    });
    panels.forEach((panel, at) => {
      panel.toggleAttribute('data-selected', at === index);
    });
    const counter = root.querySelector('[data-count]');
    if (counter) counter.textContent = timeline.count(index + 1, count);
    const tab = tabs[index];
    if (tab) bringIn(tab, smooth);
  };

  makeTabs(strip, tabs, panels);
  root.dataset.ready = '';
  show(current, false);

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
    tab.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = keys[event.key]?.(index);
      if (next === undefined) return;
      event.preventDefault();
      show(wrapIndex(next, count));
      tabs[current]?.focus({ preventScroll: true });
    });
  });

  for (const button of root.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () => {
      show(wrapIndex(current + Number(button.dataset.turn), count));
      const status = root.querySelector('[data-announce]');
      const title = panels[current]?.querySelector('h3')?.textContent ?? '';
      if (status) status.textContent = `${tabs[current]?.textContent ?? ''}. ${title}`;
    });
  }

  for (const type of ['pointerdown', 'wheel'] as const) {
    strip.addEventListener(type, () => (byHand = true), { passive: true });
  }
  onScrollEnd(strip, () => {
    if (!byHand) return;
    const away = tabs.map((tab) => Math.abs(middleOf(tab) - strip.scrollLeft - strip.clientWidth / 2));
    const index = away.indexOf(Math.min(...away));
    if (index >= 0) show(index);
  });
  // A link to a milestone on the page that is already open.
  addEventListener('hashchange', () => {
    if (inAddress() >= 0) show(inAddress());
  });
  addEventListener('resize', () => show(current, false));
}

const root = document.querySelector<HTMLElement>('[data-timeline]');
const strip = root?.querySelector<HTMLElement>('[data-years]');
// Without this query (Safari before 17) the styles show all milestones as a list, and there is nothing to choose.
if (root && strip && matchMedia('(scripting: enabled)').matches) drive(root, strip);
