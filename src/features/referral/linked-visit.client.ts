/**
 * In every page: fetches what a link's parameters ask for, the counter of the visits that a customer's or a colleague's link brings,
 * and what carries a campaign to the pages after this one. Tells the server that a page is shown which was rendered ahead of the
 * visit: for any other the request says it (R-EQ-30).
 */
import { whenShown } from '#components/ui/when-shown.ts';
import { tellServer } from '#shared/tell-server.ts';

if (/[?&](link|utm)/.test(location.search)) import('./referral.client.ts').catch(console.warn);

whenShown((wasAhead) => wasAhead && tellServer('/api/counts', 'view'));
