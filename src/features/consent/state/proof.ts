import { tellServer } from '#shared/tell-server.ts';
import { readItem, writeItems } from './current-consent.ts';
import type { ConsentReceipt } from './schema.ts';

/** Largest number of proofs that wait for the server; when there are more, the oldest are dropped. */
const maxWaiting = 10;

/** Puts a proof in the queue of those that the server has not acknowledged. */
export function keepProof(proof: ConsentReceipt): void {
  write([...waitingProofs(), proof].slice(-maxWaiting));
}

/** The queue, oldest first; entries that are not proofs are left out. */
export function waitingProofs(): readonly ConsentReceipt[] {
  try {
    const list: unknown = JSON.parse(readItem('pending') ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item?.receipt === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Sends what waits (LGPD, art. 8, par. 2). The server takes a receipt once, so that a repeat does no harm: what
 * gets no answer, or one that may be better later, stays for the next page view.
 */
export async function sendProofs(): Promise<void> {
  await Promise.all(
    waitingProofs().map(async (proof) => {
      // Stored, or refused for good: there is nothing more to do about it.
      if (![201, 409, 422].includes(await tellServer('/api/consents', proof))) return;
      write(waitingProofs().filter(({ receipt }) => receipt !== proof.receipt));
    }),
  );
}

function write(proofs: readonly ConsentReceipt[]): void {
  writeItems([['pending', JSON.stringify(proofs)]]);
}
