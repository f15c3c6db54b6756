import { type Consent, readConsent, type StorageKey, type Stored, storageKeys } from './state.ts';

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
  const stored = Object.fromEntries(ofDecision.map((key) => [key, readItem(key) ?? undefined])) as Stored;
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
    forgetUnstored();
    listener();
  };
  changes.addEventListener('change', listener, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => ending.abort();
}

/** Tells everybody on this page that the consent has changed. */
export function announceConsent(): void {
  changes.dispatchEvent(new Event('change'));
}

/** Reads one value; null when there is none or storage is blocked. */
export function readItem(key: StorageKey): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(storageKeys[key]);
  } catch {
    return null;
  }
}

/**
 * Writes one value.
 * @returns whether it is stored; false when the browser refuses
 */
export function writeItem(key: StorageKey, value: string): boolean {
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
export function writeItems(entries: readonly (readonly [StorageKey, string])[]): boolean {
  for (const [key, value] of entries) {
    if (!writeItem(key, value)) unstored.set(key, value);
  }
  return entries.every(([key]) => !unstored.has(key));
}

/** Another tab has stored something: the values that this tab kept in memory are out of date. */
export function forgetUnstored(): void {
  unstored.clear();
}
