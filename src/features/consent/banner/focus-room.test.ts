// @vitest-environment happy-dom
// R-PAGE-27
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusRoom } from './focus-room.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the banner makes room without a property that every element inherits, and takes it back', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe(): void {
        this.#callback();
      }
      disconnect(): void {}
    },
  );
  document.body.innerHTML = '<nav data-above-banner></nav><section></section>';
  const [index, box] = document.body.children;
  if (!(index instanceof HTMLElement && box instanceof HTMLElement)) throw new Error('nothing to test');
  box.getBoundingClientRect = () => new DOMRect(0, innerHeight - 120, 400, 100);
  const root = document.documentElement;

  const takeBack = keepFocusRoom(box);
  expect(root.style.scrollPaddingBottom).toBe('calc(120px + 1rem)');
  expect(root.getAttribute('style')).not.toContain('--');
  expect(document.querySelector<HTMLElement>('.cookies-room')?.style.height).toBe('120px');
  expect(index.style.getPropertyValue('--cookies-room')).toBe('120px');

  takeBack();
  expect(root.style.scrollPaddingBottom).toBe('');
  expect(document.querySelector('.cookies-room')).toBeNull();
  expect(index.style.getPropertyValue('--cookies-room')).toBe('');
});
