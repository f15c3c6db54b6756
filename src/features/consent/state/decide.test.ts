// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentConsent, onConsentChange } from './current-consent.ts';
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

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

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

test('another tab’s decision counts here once it is whole, and what was decided while the page lay in a cache (R-CNS-16)', () => {
  const changed = vi.fn();
  const end = onConsentChange(changed);
  const send = (type: string, facts: object) => dispatchEvent(Object.assign(new Event(type), facts));
  send('storage', { key: storageKeys.status });
  send('pageshow', { persisted: false });
  expect(changed).not.toHaveBeenCalled();
  send('storage', { key: storageKeys.date });
  send('storage', { key: null });
  send('pageshow', { persisted: true });
  proveSignal();
  expect(changed).toHaveBeenCalledTimes(4);
  end();
  send('storage', { key: storageKeys.date });
  send('pageshow', { persisted: true });
  expect(changed).toHaveBeenCalledTimes(4);
});
