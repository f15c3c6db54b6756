// @vitest-environment happy-dom
// R-CNS-19
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepProof, sendProofs, waitingProofs } from './proof.ts';
import { type ConsentReceipt, parseConsent } from './schema.ts';
import { accepted, storageKeys } from './state.ts';

const proof = (receipt: string): ConsentReceipt => ({
  receipt,
  decision: accepted.choice,
  policy_version: '0123456789abcdef',
  layer: 'banner',
});
const one = proof('0f8fad5b-d9cb-469f-a165-70867728950e');
const two = proof('7c9e6679-7425-40de-944b-e07fc1f90ae7');

/** A server that answers with these statuses; 0 stands for a lost connection. */
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

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the proof of a decision', () => {
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
    expect(parseConsent(sent[0])).toEqual({ ok: true, value: one });
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
