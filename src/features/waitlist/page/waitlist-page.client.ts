import { tellServer } from '#shared/tell-server.ts';
import { startWaitlistPage } from './start-page.ts';

const page = document.querySelector<HTMLElement>('.waitlist-page');
if (page !== null) startWaitlistPage(page);

// A page that is fetched ahead and never rendered ahead (public/speculation-rules.json) is not asked for again when it is shown.
const [visit] = performance.getEntriesByType('navigation') as { readonly deliveryType?: string }[];
if (visit?.deliveryType === 'navigational-prefetch') void tellServer('/api/counts', 'view');
