// @vitest-environment happy-dom
// R-NWS-9
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newsletter } from '#content/pages/newsletter.ts';
import { NewsletterDemo } from './NewsletterDemo.tsx';
import { driveDemo } from './newsletter-demo.client.ts';

const { demo: words } = newsletter;

/** What each part was told to move from, by its name. */
const moves = new Map<string | undefined, unknown>();
let still = false;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const letter = (reader: string) => find(`.letter[data-reader="${reader}"]`);
const status = () => find('[role="status"]').textContent;
const choose = (reader: string) => find(`#leitor-${reader}`).click();
const press = (reader: string, answer: string) =>
  letter(reader).querySelector<HTMLElement>(`[data-answer="${answer}"]`)?.click();

beforeEach(() => {
  moves.clear();
  still = false;
  document.body.innerHTML = renderToStaticMarkup(<NewsletterDemo />);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  HTMLElement.prototype.animate = function (frames) {
    moves.set(this.dataset.part, frames);
    return {} as Animation;
  };
  driveDemo(find('[data-newsletter-demo]'));
});

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

test('another reader: what both e-mails have moves from its old place, and the subject is announced', () => {
  const place = (reader: string, top: number) =>
    vi
      .spyOn(letter(reader).querySelector('[data-part="ponte"]') ?? letter(reader), 'getBoundingClientRect')
      .mockReturnValue({ top } as DOMRect);
  place('marina', 100);
  place('osvaldo', 340);
  choose('osvaldo');
  expect(moves.get('ponte')).toEqual([{ transform: 'translateY(-240px)' }, { transform: 'none' }]);
  expect(moves.get('agua')).toEqual([{ transform: 'translateY(24px)' }, { transform: 'none' }]);
  expect([...moves.keys()]).toContain('patrocinio');
  expect(status()).toContain('Posto 24 horas: o que ainda falta no edital');
});

test('who wants less motion sees none', () => {
  still = true;
  choose('rafa');
  expect(moves.size).toBe(0);
  expect(status()).toContain('Tainha pela metade do preço');
});

test('an answer counts for the whole edition, may be changed, and can be taken back', () => {
  press('marina', 'sent-back');
  expect(status()).toBe(words.sentBack);
  choose('osvaldo');
  press('osvaldo', 'approved');
  expect(status()).toBe(words.approved('20h'));
  const answers = () => ['marina', 'osvaldo', 'rafa'].map((reader) => letter(reader).dataset.answered);
  expect(answers()).toEqual(['approved', 'approved', 'approved']);
  expect(find('label[data-reader="marina"]').dataset.answered).toBe('approved');
  const pressed = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => dataset.answer);
  expect(pressed()).toEqual(['approved', 'approved', 'approved']);

  letter('osvaldo').querySelector<HTMLElement>('[data-demo-again]')?.click();
  expect(answers()).toEqual(['waiting', 'waiting', 'waiting']);
  expect(pressed()).toEqual([]);
  expect(document.activeElement?.id).toBe('leitor-marina');
  expect([...document.querySelectorAll<HTMLElement>('[data-demo-again]')].every(({ hidden }) => hidden)).toBe(
    true,
  );
});
