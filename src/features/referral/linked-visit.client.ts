/**
 * In every page: fetches what a link's parameters ask for, the counter of the visits that a customer's or a colleague's link brings,
 * and what carries a campaign to the pages after this one.
 */
if (/[?&](link=|utm_)/.test(location.search)) import('./referral.client.ts').catch(console.warn);
