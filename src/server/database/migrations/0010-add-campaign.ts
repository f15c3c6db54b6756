import { sql } from 'kysely';
import { hasLength, type Migration } from './columns.ts';

/** The campaign that a sign-up came by (R-WL-28). */
export const addCampaign: Migration = async (db) => {
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']) {
    await db.schema
      .alterTable('waitlist')
      .addColumn(name, 'text', (column) => column.check(hasLength(name, 1, 100)))
      .execute();
  }
  // The staff's filter, the newest first, and the names that it offers.
  await sql`create index waitlist_campaign on waitlist ((coalesce(utm_campaign, utm_source)), created_at, id)
    where coalesce(utm_campaign, utm_source) is not null`.execute(db);
};
