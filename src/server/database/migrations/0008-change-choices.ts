import { changeCheck, dropNotNull } from './change-table.ts';
import type { Migration } from './migration.ts';

/**
 * Decisions about cookies made by a link to a policy (R-CNS-23), the other rights of art. 18 of the LGPD (R-DAT-1), and visits of
 * people who have not turned analytics on (R-REF-8).
 */
export const changeChoices: Migration = {
  name: '0008-change-choices',
  async up(db, kind) {
    await changeCheck(db, kind, {
      table: 'consents',
      constraint: 'consents_layer',
      from: "layer in ('banner', 'panel', 'signal')",
      to: "layer in ('banner', 'policy-link', 'panel', 'signal')",
    });
    await changeCheck(db, kind, {
      table: 'data_requests',
      constraint: 'data_requests_kind',
      from: "kind in ('access', 'correction', 'deletion', 'portability', 'withdrawal')",
      to: "kind in ('access', 'correction', 'deletion', 'portability', 'withdrawal', 'opposition', 'sharing', 'review', 'other')",
    });
    await dropNotNull(db, kind, { table: 'site_referrals', column: 'user_agent', type: 'text' });
  },
};
