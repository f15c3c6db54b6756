import type { Migration } from './migration.ts';

/** Visits of a period, by the site that they came from, without a look at those of other periods. */
export const addVisitIndex: Migration = {
  name: '0019-add-visit-index',
  async up(db) {
    await db.schema
      .createIndex('site_referrals_newest')
      .on('site_referrals')
      .columns(['created_at', 'referring_domain'])
      .execute();
  },
};
