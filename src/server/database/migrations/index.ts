import { createWaitlist } from './0001-create-waitlist.ts';
import { createSiteReferrals } from './0002-create-site-referrals.ts';
import { createCopyrightGenerations } from './0003-create-copyright-generations.ts';
import { createConsents } from './0004-create-consents.ts';
import { createDataRequests } from './0005-create-data-requests.ts';
import { createOutbox } from './0006-create-outbox.ts';
import { createErasures } from './0007-create-erasures.ts';
import { createWriteCounts } from './0008-create-write-counts.ts';
import { createStaffTables } from './0009-create-staff-tables.ts';
import { addCampaign } from './0010-add-campaign.ts';
import { createHeldSignUps } from './0011-create-held-sign-ups.ts';
import { createDayCounts } from './0012-create-day-counts.ts';
import type { Migration } from './columns.ts';

/** Every migration by its name, a number and a verb, which the database remembers. One that has been released is never edited or moved. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-create-waitlist': createWaitlist,
  '0002-create-site-referrals': createSiteReferrals,
  '0003-create-copyright-generations': createCopyrightGenerations,
  '0004-create-consents': createConsents,
  '0005-create-data-requests': createDataRequests,
  '0006-create-outbox': createOutbox,
  '0007-create-erasures': createErasures,
  '0008-create-write-counts': createWriteCounts,
  '0009-create-staff-tables': createStaffTables,
  '0010-add-campaign': addCampaign,
  '0011-create-held-sign-ups': createHeldSignUps,
  '0012-create-day-counts': createDayCounts,
};
