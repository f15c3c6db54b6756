// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onScrollEnd } from './scroll-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is the browser’s own event where it has one', () => {
  const strip = Object.assign(document.createElement('div'), { onscrollend: null });
  const ended = vi.fn();
  onScrollEnd(strip, ended);
  strip.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(ended).not.toHaveBeenCalled();
  strip.dispatchEvent(new Event('scrollend'));
  expect(ended).toHaveBeenCalledOnce();
});

it('is a pause after the last movement where it has none', () => {
  // A plain event target has no `onscrollend`, whatever the DOM of this test has.
  const strip = new EventTarget();
  const ended = vi.fn();
  onScrollEnd(strip, ended);
  for (let moves = 0; moves < 5; moves += 1) {
    strip.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(100);
  }
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledOnce();
});
