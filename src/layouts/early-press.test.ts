// @vitest-environment happy-dom
// R-PAGE-22
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyPressScript } from './early-press.ts';

const presses = vi.fn<(id: string) => void>();

/** A script has run: it listens to these buttons. */
function listen(selector = 'button'): void {
  for (const button of document.querySelectorAll(selector)) {
    button.addEventListener('click', () => presses(button.id));
  }
}

/** The browser says that all scripts of the page have run. */
const allHaveRun = () => document.dispatchEvent(new Event('DOMContentLoaded'));

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  presses.mockReset();
  document.body.innerHTML = `
    <button type="button" id="search"><i>Buscar</i></button>
    <button type="button" id="download">Baixar</button>
    <astro-island><button type="button" id="island">Copiar</button></astro-island>
    <form><button type="submit" id="send">Enviar</button></form>
    <a href="#conteudo" id="link"><i>Conteúdo</i></a>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  new Function(earlyPressScript)();
});

test('the last button that was pressed early is pressed again, once', () => {
  press('#download');
  press('#search i');
  listen();
  allHaveRun();
  expect(presses.mock.calls).toEqual([['search']]);
  press('#download');
  allHaveRun();
  expect(presses.mock.calls).toEqual([['search'], ['download']]);
});

test('a script that is there before the others gets an early press once, when all are there', () => {
  listen('#search, #download');
  press('#download');
  press('#search i');
  press('#search');
  expect(presses).not.toHaveBeenCalled();
  allHaveRun();
  expect(presses.mock.calls).toEqual([['search']]);
  press('#search');
  press('#download');
  expect(presses.mock.calls).toEqual([['search'], ['search'], ['download']]);
});

test('nothing is held back or pressed again of what works by itself: an island, a form, a command that the browser knows, a link', () => {
  Object.assign(document.querySelector('#download') ?? {}, { commandForElement: document.body });
  listen('button, a');
  for (const id of ['island', 'send', 'download', 'link']) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(`#${id}`)?.dispatchEvent(event);
    expect([id, event.defaultPrevented]).toEqual([id, false]);
  }
  allHaveRun();
  expect(presses.mock.calls).toEqual([['island'], ['send'], ['download'], ['link']]);
});
