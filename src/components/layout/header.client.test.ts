// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveMenu } from './header.client.ts';

/** What `matchMedia` was asked to follow. */
let widen: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => {
      widen = () => listener({ matches: true });
    },
  }));
});
const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
afterEach(() => {
  vi.unstubAllGlobals();
  if (popover) Object.defineProperty(HTMLElement.prototype, 'popover', popover);
});

/** A menu in a browser that has no popovers: it does not know the selector, nor the property. */
function menuWithoutPopovers(): HTMLDialogElement {
  document.body.innerHTML =
    '<header><div><button>Menu</button></div><dialog><a href="#x">Sobre</a></dialog></header><main></main>';
  const menu = document.querySelector('dialog');
  const opener = document.querySelector('button');
  if (menu === null || opener === null) throw new Error('no menu');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const matches = menu.matches.bind(menu);
  vi.spyOn(menu, 'matches').mockImplementation((selector: string) => {
    if (selector.includes('popover')) throw new SyntaxError(`unknown selector ${selector}`);
    return matches(selector);
  });
  driveMenu(menu, opener);
  return menu;
}

test('without popovers the menu stays the modal dialog that it was', () => {
  const menu = menuWithoutPopovers();
  const problems: unknown[] = [];
  const note = (event: Event) => problems.push(event);
  addEventListener('error', note);
  menu.showModal();
  menu.querySelector('a')?.click();
  expect(menu.open).toBe(true);
  dispatchEvent(new Event('pagehide'));
  widen();
  expect(menu.open).toBe(false);
  removeEventListener('error', note);
  expect(problems).toEqual([]);
});
