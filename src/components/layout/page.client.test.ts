// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import './page.client.ts';

it.each(['pageswap', 'pagereveal'])('a skipped transition is nobody’s error (%s)', async (type) => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const viewTransition = { ready: skipped(), finished: skipped() };
  dispatchEvent(Object.assign(new Event(type), { viewTransition }));
  dispatchEvent(Object.assign(new Event(type), { viewTransition: null }));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});
