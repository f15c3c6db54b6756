/**
 * What the demonstration of Newsletter AI does beyond showing the chosen reader's e-mail (R-NWS-9): stories move from
 * their old place to the new one, the edition is approved or sent back, and all of it starts anew.
 */
const MOVE = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' } as const;

/** Lets what stands in both e-mails travel from its place in the first; what only the second has comes from below. */
function moveParts(from: Element, to: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const part of to.querySelectorAll<HTMLElement>('[data-part]')) {
    const before = from.querySelector(`[data-part="${part.dataset.part}"]`);
    const way = before ? before.getBoundingClientRect().top - part.getBoundingClientRect().top : 24;
    part.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], MOVE);
  }
}

/** @param demo the section of the demonstration, as the page has it */
export function driveDemo(demo: HTMLElement): void {
  const letters = [...demo.querySelectorAll<HTMLElement>('.letter')];
  const readers = [...demo.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const again = [...demo.querySelectorAll<HTMLElement>('[data-demo-again]')];
  const status = demo.querySelector('[data-demo-status]');
  const say = (words: Element | null | undefined) => {
    if (status) status.textContent = words?.textContent ?? '';
  };
  const letterOf = (reader: string) => letters.find((letter) => letter.dataset.reader === reader);
  let shown = letterOf(readers.find(({ checked }) => checked)?.value ?? '') ?? letters[0];

  const show = (reader: string) => {
    const next = letterOf(reader);
    if (!next || next === shown) return;
    if (shown) moveParts(shown, next);
    shown = next;
    say(next.querySelector('.letter__subject'));
  };
  /** One answer for the whole edition; `waiting` takes it back. */
  const answer = (state: string) => {
    for (const part of demo.querySelectorAll<HTMLElement>('[data-answered]')) part.dataset.answered = state;
    for (const button of demo.querySelectorAll<HTMLElement>('[data-answer]')) {
      button.setAttribute('aria-pressed', String(button.dataset.answer === state));
    }
    for (const button of again) button.hidden = state === 'waiting';
    say(shown?.querySelector(`.decision [data-state="${state}"]`));
  };
  const startAnew = () => {
    answer('waiting');
    const [first] = readers;
    if (!first) return;
    first.checked = true;
    first.focus({ preventScroll: true });
    show(first.value);
  };

  demo.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) show(target.value);
  });
  demo.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.hasAttribute('data-demo-again')) return startAnew();
    answer(button.dataset.answer ?? 'waiting');
  });
}

const demo = document.querySelector<HTMLElement>('[data-newsletter-demo]');
if (demo) driveDemo(demo);
