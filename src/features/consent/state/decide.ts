import { newUuid } from '#shared/ids.ts';
import {
  announceConsent,
  currentConsent,
  policyVersionOfPage,
  writeItem,
  writeItems,
} from './current-consent.ts';
import { keepProof, sendProofs } from './proof.ts';
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
