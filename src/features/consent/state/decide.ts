import { newUuid } from '#shared/ids.ts';
import { tellServer } from '#shared/tell-server.ts';
import {
  announceConsent,
  currentConsent,
  policyVersionOfPage,
  readItem,
  writeItem,
  writeItems,
} from './current-consent.ts';
import type { ConsentReceipt } from './schema.ts';
import { type Decision, entriesOf, essentialOnly } from './state.ts';

/**
 * Applies a visitor's decision at once, whatever the network does; its proof is sent to the server
 * separately.
 * @param layer where the visitor decided
 * @returns whether it is stored; where the browser refuses, it holds for this page view only
 */
export function decide(decision: Decision, layer: 'banner' | 'policy-link' | 'panel'): boolean {
  const receipt = newUuid();
  const version = policyVersionOfPage();
  const isStored = writeItems(entriesOf(decision, { date: new Date().toISOString(), receipt, version }));
  prove({ receipt, decision: decision.choice, policy_version: version, layer });
  announceConsent();
  return isStored;
}

/**
 * Proves, for an undecided visitor, that the browser's privacy signal was obeyed: once per browser and version of the
 * text, and not at all where the receipt can't be stored, because every page view would prove it again.
 */
export function proveSignal(): void {
  if (currentConsent().receipt !== null) return;
  const receipt = newUuid();
  const version = policyVersionOfPage();
  if (!writeItem('signal', `${version} ${receipt}`)) return;
  prove({ receipt, decision: essentialOnly, policy_version: version, layer: 'signal' });
  announceConsent();
}

function prove(proof: ConsentReceipt): void {
  keepProof(proof);
  void sendProofs();
}

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
