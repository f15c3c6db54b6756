import { whenShown } from '#components/ui/when-shown.ts';
import { currentConsent } from './state/current-consent.ts';
import { sendProofs, waitingProofs } from './state/proof.ts';

/** From the page's load to the banner (R-CNS-2). */
const BANNER_DELAY_MS = 1000;

/** Failing to load something leaves the visitor undecided, and with that everything optional off. */
const ignore = () => undefined;

/**
 * Does what a visitor's consent asks of a page that has loaded: services that are on, proofs that wait, the privacy
 * signal, and the banner for who has not decided.
 */
export function startConsent(): void {
  whenShown(() => {
    const consent = currentConsent();
    if (document.documentElement.dataset.services !== undefined) {
      import('./services/follow-consent.ts').then((module) => module.followConsent()).catch(ignore);
    }
    if (waitingProofs().length > 0) void sendProofs();
    if (consent.status !== 'undecided') return;
    if (!consent.isSignalled) setTimeout(() => askForDecision().catch(ignore), BANNER_DELAY_MS);
    else if (consent.receipt === undefined) {
      import('./state/decide.ts').then((module) => module.proveSignal()).catch(ignore);
    }
  });
}

/** The banner, unless the visitor has decided meanwhile, in the panel or in another tab. */
async function askForDecision(): Promise<void> {
  const isAsked = () => currentConsent().status === 'undecided';
  if (!isAsked()) return;
  const notice = await import('./banner/corner-box.ts');
  if (isAsked()) await notice.showBanner();
}
