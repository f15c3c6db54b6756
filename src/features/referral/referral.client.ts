/**
 * Tells the server from which site this view of the page came (R-REF-1 to R-REF-6): once, after
 * the page has loaded and when the browser is idle, or at the latest when the visitor leaves. A page that
 * the browser renders ahead counts when it is shown; one that comes back from the back/forward cache was
 * counted before. Failures are only logged.
 */
import { whenShown } from '#components/ui/when-shown.ts';
import { referralNotRecorded } from '#content/referral.ts';
import { referralOf } from './payload.ts';

/** Sends it at most once. */
function sender(referral: NonNullable<ReturnType<typeof referralOf>>): () => void {
  let isSent = false;
  return () => {
    if (isSent) return;
    isSent = true;
    fetch('/api/site-referrals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(referral),
      // The request outlives the page.
      keepalive: true,
    })
      .then((answer) => {
        if (!answer.ok) throw new Error(`status ${answer.status}`);
      })
      .catch((error: unknown) => console.warn(referralNotRecorded, error));
  };
}

whenShown(() => {
  const referral = referralOf({
    search: location.search,
    userAgent: navigator.userAgent,
    language: navigator.language,
    screen,
    referrer: document.referrer,
  });
  if (referral === undefined) return;
  const send = sender(referral);
  const sendWhenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(send, { timeout: 3000 });
    else setTimeout(send, 500);
  };
  addEventListener('pagehide', send);
  if (document.readyState === 'complete') sendWhenIdle();
  else addEventListener('load', sendWhenIdle, { once: true });
});
