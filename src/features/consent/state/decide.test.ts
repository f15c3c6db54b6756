// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentConsent, onConsentChange } from './current-consent.ts';
import { decide, proveSignal } from './decide.ts';
import { accepted, rejected, storageKeys } from './state.ts';

const version = '0123456789abcdef';
const sent: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  document.documentElement.dataset.consent = version;
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body).layer);
    return new Response(null, { status: 201 });
  });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('the signal is proven once, under the receipt that is kept', () => {
  proveSignal();
  proveSignal();
  expect(sent).toEqual(['signal']);
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
  expect(sent).toEqual([]);
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
  decide(accepted, 'banner');
  expect(changed).toHaveBeenCalledTimes(4);
});

test('a decision holds for the page view where the browser refuses to keep all of it, and no longer than what is kept later', () => {
  const { localStorage: whole } = globalThis;
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => whole.getItem(key),
    setItem: (key: string, value: string) => {
      if (isFull && key === storageKeys.status) throw new DOMException('Full.', 'QuotaExceededError');
      whole.setItem(key, value);
    },
  });
  expect(decide(accepted, 'banner')).toBe(false);
  expect(currentConsent()).toMatchObject(accepted);
  expect(currentConsent()).toBe(currentConsent());
  isFull = false;
  expect(decide(rejected, 'banner')).toBe(true);
  expect(currentConsent()).toMatchObject(rejected);
});
