// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Catalogue } from '../Catalogue.tsx';

/** Opens the catalogue at an address with this query, with the script started. */
async function open(query = ''): Promise<ReturnType<typeof userEvent.setup>> {
  history.replaceState(null, '', `/solucoes${query}`);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <button type="button" data-search-open>
        Buscar
      </button>
      <Catalogue />
    </>,
  );
  vi.resetModules();
  await import('./search.client.ts');
  return userEvent.setup();
}

/** The solutions whose cards are shown. */
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-solution]:not([hidden])')].map(
    ({ dataset }) => dataset.solution,
  );
const sheet = () => document.querySelector<HTMLDialogElement>('dialog');
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });

test('a query that is too long is cut, in the field and in the address, and its markup is text (R-CAT-11)', async () => {
  const query = `<b>${'a'.repeat(97)}`;
  await open(`?q=${query}${'a'.repeat(10_000)}`);
  expect(field().value).toBe(query);
  expect(new URL(location.href).searchParams.get('q')).toBe(query);
  expect(screen.getByRole('status').textContent).toBe(`Nenhuma solução para “${query}”`);
});

test('says how many were found, and on the card why it was (R-CAT-8)', async () => {
  const user = await open();
  await user.click(screen.getByText('Buscar', { selector: 'button' }));
  await user.type(field(), 'leia mais em');
  // The third benefit is on no card, and the search reads it.
  expect(cards()).toEqual(['leia-la']);
  expect(document.querySelector('[data-solution="leia-la"] [data-found] mark')?.textContent).toBe(
    'leia mais em',
  );
  await user.clear(field());
  expect(document.querySelector('[data-found]:not([hidden]), [data-quote] mark')).toBeNull();
  await user.type(field(), 'curtos');
  // This text is on the card, and is not said twice.
  expect(document.querySelector('[data-quote] mark')?.parentElement?.textContent).toBe(
    'Links curtos com o domínio do seu jornal',
  );
  expect(document.querySelector('[data-found]:not([hidden])')).toBeNull();
  await user.clear(field());
  await user.type(field(), 'leia mais em');
  // Told once the typing has stopped, not of every letter.
  expect(screen.getByRole('status').textContent).toBe('');
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('1 solução para “leia mais em”'),
  );
});

test('choosing a result, or sending, closes the sheet, and one settled search is one step of history (R-CAT-7)', async () => {
  const user = await open();
  const pushState = vi.spyOn(history, 'pushState');
  await user.click(screen.getByText('Buscar', { selector: 'button' }));
  expect(sheet()?.open).toBe(true);
  await user.type(field(), 'cinco etapas');
  const result = document.querySelector<HTMLElement>('[data-solution="projetos"] a');
  result?.addEventListener('click', (event) => event.preventDefault());
  result?.click();
  expect(sheet()?.open).toBe(false);
  expect(pushState.mock.calls.map(([, , address]) => String(address))).toEqual([
    expect.stringMatching(/\/solucoes\?q=cinco\+etapas$/),
  ]);
  await user.click(screen.getByText('Buscar', { selector: 'button' }));
  await user.clear(field());
  await user.type(field(), 'edital{Enter}');
  expect(sheet()?.open).toBe(false);
  expect(cards()).toEqual(['publicidade-legal']);
  expect(pushState).toHaveBeenCalledTimes(2);
});

test('finding nothing is said, and one button brings all six back (R-CAT-10)', async () => {
  const user = await open();
  await user.click(screen.getByText('Buscar', { selector: 'button' }));
  await user.type(field(), 'podcast');
  expect(cards()).toEqual([]);
  const empty = document.querySelector<HTMLElement>('[data-catalogue-empty]');
  expect(empty?.hidden).toBe(false);
  await user.click(screen.getAllByText('Ver todas as soluções').at(-1) ?? document.body);
  expect(cards()).toHaveLength(6);
  expect(empty?.hidden).toBe(true);
  expect(sheet()?.open).toBe(false);
  expect(location.search).toBe('');
});
