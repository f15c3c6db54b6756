// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { validate } from '#shared/validate.ts';
import {
  currentConsent,
  decide,
  keepProof,
  onConsentChange,
  proveSignal,
  sendProofs,
  waitingProofs,
} from './current-consent.ts';
import { type ConsentReceipt, consentSchema } from './schema.ts';
import { accepted, rejected, storageKeys } from './state.ts';

const version = '0123456789abcdef';

/** A server that answers with these statuses, then with 201; 0 stands for a lost connection. Returns what it is sent. */
function answerWith(...statuses: readonly number[]) {
  const bodies: unknown[] = [];
  const queue = [...statuses];
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit) => {
    // The proof of who has followed a link outlives the page.
    if (keepalive) bodies.push(JSON.parse(String(body)));
    const status = queue.shift() ?? 201;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return bodies;
}

beforeEach(() => {
  document.documentElement.dataset.consent = version;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('the signal is proven once, under the receipt that is kept', () => {
  const sent = answerWith();
  proveSignal();
  proveSignal();
  expect(sent).toMatchObject([{ layer: 'signal' }]);
  expect(localStorage.getItem(storageKeys.signal)).toBe(`${version} ${currentConsent().receipt}`);
});

test('the signal is not proven, and no receipt shown, where the receipt could not be kept', () => {
  const sent = answerWith();
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
  answerWith();
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
  answerWith();
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

describe('the proof of a decision (R-CNS-19)', () => {
  const proof = (receipt: string): ConsentReceipt => ({
    receipt,
    decision: accepted.choice,
    policy_version: version,
    layer: 'banner',
  });
  const one = proof('0f8fad5b-d9cb-469f-a165-70867728950e');
  const two = proof('7c9e6679-7425-40de-944b-e07fc1f90ae7');

  test.each([0, 429, 500])('waits after %i and is sent again with the next', async (status) => {
    answerWith(status);
    keepProof(one);
    await sendProofs();
    expect(waitingProofs()).toEqual([one]);
    const sent = answerWith(201, 201);
    keepProof(two);
    await sendProofs();
    expect(sent).toEqual([one, two]);
    expect(waitingProofs()).toEqual([]);
  });

  test.each([201, 409, 422])('is forgotten after %i, which no repeat would change', async (status) => {
    const sent = answerWith(status);
    keepProof(one);
    await sendProofs();
    expect(validate(consentSchema, sent[0])).toEqual({ ok: true, value: one });
    expect(waitingProofs()).toEqual([]);
  });

  test('that fails does not hold up another', async () => {
    answerWith(500, 201);
    keepProof(one);
    keepProof(two);
    await sendProofs();
    expect(waitingProofs()).toEqual([one]);
  });

  test('waits in a queue with an end', () => {
    for (let index = 0; index < 14; index += 1) keepProof(proof(String(index)));
    expect(waitingProofs().map(({ receipt }) => receipt)).toEqual([...'456789', '10', '11', '12', '13']);
  });

  test.each([
    ['', []],
    ['7', []],
    ['{"receipt":"x"}', []],
    [JSON.stringify([null, 7, { receipt: 7 }, one]), [one]],
  ])('is found among what is none: %s', (text, found) => {
    localStorage.setItem(storageKeys.pending, text);
    expect(waitingProofs()).toEqual(found);
  });
});
