// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { currentConsent } from './current-consent.ts';
import { proveSignal } from './decide.ts';
import { storageKeys } from './state.ts';

const version = '0123456789abcdef';
let sent = 0;

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sent = 0;
  document.documentElement.dataset.consent = version;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return new Response(null, { status: 201 });
  });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
});

test('the signal is proven once, under the receipt that is kept', () => {
  proveSignal();
  proveSignal();
  expect(sent).toBe(1);
  expect(localStorage.getItem(storageKeys.signal)).toBe(`${version} ${currentConsent().receipt}`);
});

test('the signal is not proven, and no receipt shown, where the receipt could not be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  proveSignal();
  expect(sent).toBe(0);
  expect(currentConsent()).toMatchObject({ status: 'undecided', isSignalled: true });
  expect(currentConsent().receipt).toBeNull();
});
