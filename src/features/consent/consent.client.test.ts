// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { cookieBanner } from '#content/cookies.ts';
import { policyVersionOfPage } from './state/current-consent.ts';

const box = () => document.querySelector('.cookies');

/** Opens a page that has loaded, with its version of the text: none where nothing is asked. Gives the proofs that it sends. */
async function open(version = '0123456789abcdef') {
  vi.useFakeTimers();
  const proofs: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofs.push(JSON.parse(body));
    return new Response(null, { status: 201 });
  });
  document.documentElement.dataset.consent = version;
  document.body.innerHTML = '<div data-corner-box></div>';
  vi.resetModules();
  await import('./consent.client.ts');
  return proofs;
}

test('the banner comes 1000 ms after the load, goes 300 ms after the decision and does not come back (R-CNS-2, R-CNS-3)', async () => {
  await open();
  vi.advanceTimersByTime(999);
  expect(box()).toBeNull();
  vi.advanceTimersByTime(1);
  box()?.querySelector<HTMLElement>(`[aria-label="${cookieBanner.close}"]`)?.click();
  expect(box()?.hasAttribute('data-leaving')).toBe(true);
  vi.advanceTimersByTime(299);
  expect(box()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(box()).toBeNull();
  await open();
  vi.advanceTimersByTime(5000);
  expect(box()).toBeNull();
});

// The pages of the staff: staff-pages.test.ts.
test('a page without a version asks nobody, and the privacy signal proves nothing there (R-EQ-25)', async () => {
  await open('');
  vi.advanceTimersByTime(5000);
  expect(box()).toBeNull();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  expect(await open('')).toEqual([]);
  expect(await open()).toMatchObject([{ layer: 'signal', policy_version: policyVersionOfPage() }]);
});
