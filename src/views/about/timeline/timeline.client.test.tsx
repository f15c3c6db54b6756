// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Timeline } from './Timeline.tsx';
import { nearestTurn, onScrollEnd, wrapIndex } from './timeline.client.ts';

/** Opens the page at an address such as `#marco-2019`, with the script started. */
async function open(hash = ''): Promise<ReturnType<typeof userEvent.setup>> {
  history.replaceState(null, '', `/sobre${hash}`);
  document.body.innerHTML = renderToStaticMarkup(<Timeline />);
  const media = matchMedia;
  // happy-dom does not know this query.
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    media(query === '(scripting: enabled)' ? '(min-width: 0px)' : query),
  );
  vi.resetModules();
  await import('./timeline.client.ts');
  return userEvent.setup();
}

const year = (value: number) => screen.getByRole('tab', { name: new RegExp(`^${value}`) });
const next = () => screen.getByRole('button', { name: 'Próximo marco' });
const previous = () => screen.getByRole('button', { name: 'Marco anterior' });

/** The milestone shown is this one, and no other; its tab is the one stop for all the years. */
function expectShown(value: number): void {
  const selected = (part: string) => [...document.querySelectorAll(`${part}[data-selected]`)];
  expect(selected('[role="tabpanel"]').map(({ id }) => id)).toEqual([`marco-${value}`]);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([year(value)]);
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops).toEqual([year(value)]);
  expect(year(value).getAttribute('aria-controls')).toBe(`marco-${value}`);
}

test('opens on the last year and the arrows go round (R-ABT-12, R-ABT-15)', async () => {
  const user = await open();
  expectShown(2025);
  // The orbit turns only before the eyes of who chose a year.
  const turning = () => document.querySelector('[data-timeline]')?.hasAttribute('data-turning');
  expect(turning()).toBe(false);
  await user.click(next());
  expect(turning()).toBe(true);
  expectShown(2009);
  expect(screen.getByText('1 de 7')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2009: Fundação. Produtos para escolas');
  await user.click(previous());
  expectShown(2025);
  await user.click(previous());
  expectShown(2023);
});

test('is walked with the keyboard: arrows wrap, Home and End go to the ends', async () => {
  const user = await open();
  year(2025).focus();
  for (const [key, value] of [
    ['{ArrowRight}', 2009],
    ['{ArrowDown}', 2010],
    ['{ArrowUp}', 2009],
    ['{ArrowLeft}', 2025],
    ['{ArrowLeft}', 2023],
    ['{Home}', 2009],
    ['{End}', 2025],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(year(value));
    expectShown(value);
  }
});

test('shows the year that the address asks for, also when it changes on the open page (R-ABT-12)', async () => {
  await open('#marco-2019');
  expectShown(2019);
  history.replaceState(null, '', '/sobre#marco-2010');
  dispatchEvent(new Event('hashchange'));
  expectShown(2010);
});

test('the orbit shows the milestone asked for, goes on past the last, and never turns more than half', () => {
  expect(nearestTurn(6, 0, 7)).toBe(7);
  expect(nearestTurn(7, 6, 7)).toBe(6);
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 6 }), (turn, index) => {
      const next = nearestTurn(turn, index, 7);
      return wrapIndex(next, 7) === index && Math.abs(next - turn) <= 3;
    }),
  );
});

test('a scroll has ended after a pause', () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const strip = new EventTarget();
  onScrollEnd(strip, ended);
  for (let moves = 0; moves < 5; moves += 1) {
    strip.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(100);
  }
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledOnce();
});
