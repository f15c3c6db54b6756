// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyPressScript } from './early-press.ts';

const presses = vi.fn<(id: string) => void>();

/** The page's scripts have run: they listen, and the browser says so. */
function scriptsArrive(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => presses(button.id));
  }
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  presses.mockReset();
  document.body.innerHTML = `
    <button type="button" id="search"><i>Buscar</i></button>
    <button type="button" id="download">Baixar</button>
    <astro-island><button type="button" id="island">Copiar</button></astro-island>
    <form><button type="submit" id="send">Enviar</button></form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  new Function(earlyPressScript)();
});

test('the last button that was pressed early is pressed again, once', () => {
  press('#download');
  press('#search i');
  scriptsArrive();
  expect(presses.mock.calls).toEqual([['search']]);
  press('#download');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(presses.mock.calls).toEqual([['search'], ['download']]);
});

test('nothing is pressed for what works by itself: an island, a form, a command that the browser knows', () => {
  Object.assign(document.querySelector('#download') ?? {}, { commandForElement: document.body });
  for (const id of ['#island', '#send', '#download']) press(id);
  scriptsArrive();
  expect(presses).not.toHaveBeenCalled();
});
