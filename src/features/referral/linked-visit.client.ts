/** In every page: fetches the counter of the visits that a link brings, a customer's to its page or a colleague's to a waiting list. */
import { referralNotRecorded } from '#content/referral.ts';

// Whether the link is one that counts is the counter's to say.
if (new URLSearchParams(location.search).has('link'))
  import('./referral.client.ts').catch((error: unknown) => console.warn(referralNotRecorded, error));
