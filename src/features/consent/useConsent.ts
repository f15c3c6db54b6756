import { useSyncExternalStore } from 'react';
import { type Consent, essentialOnly } from './state.ts';
import { currentConsent, onConsentChange } from './visitor.ts';

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
