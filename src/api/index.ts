/** The JSON endpoints by their paths (R-API). The server answers them by itself (src/server/http/api.ts). */
import type { Endpoint } from '#server/services.ts';
import { consents } from './consents.ts';
import { copyrightGenerations } from './copyright-generations.ts';
import { counts } from './counts.ts';
import { dataRequests } from './data-requests.ts';
import { siteReferrals } from './site-referrals.ts';
import { waitlist } from './waitlist.ts';

export const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['/api/consents', consents],
  ['/api/copyright-generations', copyrightGenerations],
  ['/api/data-requests', dataRequests],
  ['/api/counts', counts],
  ['/api/site-referrals', siteReferrals],
  ['/api/waitlist', waitlist],
]);
