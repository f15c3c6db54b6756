/**
 * What every page that asks does about consent once it has loaded and is seen: services that are on, proofs that wait,
 * the privacy signal, and the banner for visitors who have not decided. A part of the script that all pages
 * share (astro.config.ts).
 */
import { whenShown } from '#components/ui/when-shown.ts';
import { showBanner } from './banner/banner.ts';
import { currentConsent, policyVersionOfPage, proveSignal, sendProofs } from './state/current-consent.ts';

/** From the page's load to the banner (R-CNS-2). */
const BANNER_DELAY_MS = 1000;

function start(): void {
  // On the staff's pages nothing is asked, and nothing is proven, the browser's privacy signal neither.
  if (policyVersionOfPage() === '') return;
  if (document.documentElement.dataset.services !== undefined) {
    // A service that can't be loaded now is tried on the next page.
    import('./services/follow-consent.ts').then((module) => module.followConsent()).catch(() => undefined);
  }
  void sendProofs();
  const consent = currentConsent();
  if (consent.status !== 'undecided') return;
  if (consent.isSignalled) proveSignal();
  else setTimeout(askForDecision, BANNER_DELAY_MS);
}

/** The banner, unless the visitor has decided meanwhile, in the panel or in another tab. */
function askForDecision(): void {
  if (currentConsent().status === 'undecided') showBanner();
}

const startWhenShown = () => whenShown(start);
if (document.readyState === 'complete') startWhenShown();
else addEventListener('load', startWhenShown, { once: true });
