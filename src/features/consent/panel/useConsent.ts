import { useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange } from '#features/consent/state/current-consent.ts';
import { type Consent, essentialOnly } from '#features/consent/state/state.ts';

const unknown: Consent = {
  status: 'undecided',
  choice: essentialOnly,
  proposal: essentialOnly,
  isOutdated: false,
  isSignalled: false,
};

/** The visitor's consent, always as it is now; in the prerendered page nothing is known of it. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsentChange, currentConsent, () => unknown);
}
