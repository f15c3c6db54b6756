import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Generator } from '#features/copyright-generator/Generator.tsx';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';

/** A ready page's address, which most tests use. */
export const about = 'https://www.cometta.example/sobre';

/** Fake timers, and nothing shown, for each test of the file. */
export function cleanAroundEachTest(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(cleanup);
}

/**
 * Shows the generator with an API of the test's own: by default it keeps everything and has nothing to show, whatever is searched (empty for
 * the recent ones). The preview never arrives. Needs fake timers.
 */
export async function openGenerator({
  list = (_term: string): Response | Promise<Response> => listOf([]),
  save = (): Response | Promise<Response> => new Response(null, { status: 201 }),
} = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'HEAD') return new Promise(() => {});
    if (init?.method !== 'POST')
      return list(new URL(path, 'http://site.test').searchParams.get('search') ?? '');
    sent.push(JSON.parse(String(init.body)));
    return save();
  });
  const { unmount } = render(<Generator />);
  await pass(0);
  return { sent, unmount } as const;
}

/** Lets time pass, in milliseconds, and what waited for it happen. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

/** An answer of the API with these generations. */
export const listOf = (items: readonly SavedGeneration[]): Response => Response.json({ items });

/** Saved generations as the API gives them, the newest first: 'Jornal 2', 'Jornal 1'. */
export function generations(count: number, name = 'Jornal', url: string = about): readonly SavedGeneration[] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    client_name: `${name} ${count - index}`,
    product_url: url,
    embed_code: `<span>código ${count - index}</span>`,
    preview_mode: index % 2 === 0 ? 'light' : 'dark',
    created_at: '2026-03-12T17:05:00.000Z',
  }));
}

export const nameField = () => screen.getByLabelText<HTMLInputElement>('Nome do cliente');
export const urlField = () => screen.getByLabelText<HTMLInputElement>('URL da Cometta');
export const searchField = () => screen.getByLabelText<HTMLInputElement>('Buscar nas gerações salvas');
/** The region that shows the code, letter by letter; null before the first one. */
export const code = () => screen.queryByLabelText('O código inteiro');
/** The words of the toast that is shown, and of its button; empty without one. */
export const toast = () => document.querySelector('.toast')?.textContent ?? '';
/** The saved generations that are shown. */
export const rows = () => [...document.querySelectorAll('li.saved-row')];

export function fill(field: HTMLInputElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Presses what has these words; a promise that it started is awaited. */
export async function press(words: string): Promise<void> {
  fireEvent.click(screen.getByText(words, { selector: 'button, button *' }));
  await pass(0);
}

export async function makeCode(): Promise<void> {
  fill(nameField(), 'Gazeta do Cais');
  fill(urlField(), about);
  await press('Gerar código');
}

/** What a screen reader says of a field after its name: its hint or what is wrong with it. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
