import { newUuid } from '#shared/ids.ts';
import { tellServer } from '#shared/tell-server.ts';
import type { ConsentReceipt } from './schema.ts';
import {
  type Consent,
  type Decision,
  entriesOf,
  essentialOnly,
  readConsent,
  type StorageKey,
  type Stored,
  storageKeys,
} from './state.ts';

/** Name in the session storage of the campaign that this tab's visit came by, which is there only by consent. */
export const campaignKey = 'visitCampaign';

/** Values that the browser refused to store (private mode, full disk), kept for this page view. */
const unstored = new Map<StorageKey, string>();
/** What storage holds about the decision. */
const ofDecision = ['status', 'date', 'preferences', 'version', 'receipt', 'signal'] as const;
const changes = new EventTarget();
let last: { readonly raw: string; readonly consent: Consent } | undefined;

/** The version of the text that the page shows, which the build writes into `<html data-consent>`; empty on a page that doesn't ask. */
export function policyVersionOfPage(): string {
  return document.documentElement.dataset.consent ?? '';
}

/**
 * Where this visitor stands now. The same object is returned until something changes.
 * The pages are files, so the server never sees the `Sec-GPC` header of one in time; the browser tells scripts the
 * same by `navigator.globalPrivacyControl` (W3C, Global Privacy Control).
 */
export function currentConsent(): Consent {
  const stored = Object.fromEntries(ofDecision.map((key) => [key, readItem(key)])) as Stored;
  const signal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  const raw = JSON.stringify([stored, signal]);
  if (last?.raw !== raw) last = { raw, consent: readConsent(stored, policyVersionOfPage(), signal) };
  return last.consent;
}

/**
 * Calls back whenever the consent may have changed: here, in another tab, or while this page lay in the
 * back/forward cache.
 * @returns ends the calls
 */
export function onConsentChange(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onStorage = ({ key }: StorageEvent) => {
    // The date is written last; null means that everything was cleared.
    if (key !== null && key !== storageKeys.date) return;
    // What another tab has stored is newer than what this one kept.
    unstored.clear();
    listener();
  };
  changes.addEventListener('change', listener, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => ending.abort();
}

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
}

/** Sends the proof of what counts now, and tells everybody on this page that it does. */
function prove(proof: ConsentReceipt): void {
  keepProof(proof);
  void sendProofs();
  changes.dispatchEvent(new Event('change'));
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

/** Reads one value; undefined when there is none or storage is blocked. */
function readItem(key: StorageKey): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(storageKeys[key]) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes one value.
 * @returns whether it is stored; false when the browser refuses
 */
function writeItem(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(storageKeys[key], value);
    unstored.delete(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the values in their order; those that the browser refuses are kept for this page view.
 * @returns whether all are stored
 */
function writeItems(entries: readonly (readonly [StorageKey, string])[]): boolean {
  for (const [key, value] of entries) {
    if (!writeItem(key, value)) unstored.set(key, value);
  }
  return entries.every(([key]) => !unstored.has(key));
}
