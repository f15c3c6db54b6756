import { forgetUnstored, readAll } from './browser-storage.ts';
import { type Consent, readConsent, storageKeys } from './state.ts';

const listeners = new Set<() => void>();
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
  const stored = readAll();
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
  const onStorage = ({ key }: StorageEvent) => {
    // The date is written last; null means that everything was cleared.
    if (key !== null && key !== storageKeys.date) return;
    forgetUnstored();
    listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** Tells everybody on this page that the consent has changed. */
export function announceConsent(): void {
  for (const listener of listeners) listener();
}
