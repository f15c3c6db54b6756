import { createWaitlist } from './0001-create-waitlist.ts';
import { createSiteReferrals } from './0002-create-site-referrals.ts';
import { createCopyrightGenerations } from './0003-create-copyright-generations.ts';
import { createConsents } from './0004-create-consents.ts';
import { createDataRequests } from './0005-create-data-requests.ts';
import { createOutbox } from './0006-create-outbox.ts';
import { createErasures } from './0007-create-erasures.ts';
import { changeChoices } from './0008-change-choices.ts';
import { changeOutbox } from './0009-change-outbox.ts';
import { addShownTexts } from './0010-add-shown-texts.ts';
import { createWriteCounts } from './0011-create-write-counts.ts';
import { createStaffTables } from './0012-create-staff-tables.ts';
import { addRequestNotices } from './0013-add-request-notices.ts';
import { addStaffIndexes } from './0014-add-staff-indexes.ts';
import { createSearch } from './0015-create-search.ts';
import { changeSearch } from './0016-change-search.ts';
import { addAttended } from './0017-add-attended.ts';
import { changeSearchFilling } from './0018-change-search-filling.ts';
import { addVisitIndex } from './0019-add-visit-index.ts';
import { changeTrigrams } from './0020-change-trigrams.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they run. One that has landed is never edited or moved. */
export const migrations: readonly Migration[] = [
  createWaitlist,
  createSiteReferrals,
  createCopyrightGenerations,
  createConsents,
  createDataRequests,
  createOutbox,
  createErasures,
  changeChoices,
  changeOutbox,
  addShownTexts,
  createWriteCounts,
  createStaffTables,
  addRequestNotices,
  addStaffIndexes,
  createSearch,
  changeSearch,
  addAttended,
  changeSearchFilling,
  addVisitIndex,
  changeTrigrams,
];
