import type { Visitor } from '../visitor.ts';

/** Waits until a decision about cookies is stored. */
export function expectStored(
  visitor: Visitor,
  decision: 'accepted' | 'rejected' | 'configured',
): Promise<void> {
  return visitor.holds(
    `a escolha guardada é ${decision}`,
    (wanted: string) => localStorage.getItem('cookieConsent') === wanted,
    decision,
  );
}
