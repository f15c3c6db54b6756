import { type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

interface Index {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Rows that it leaves out make it smaller. */
  readonly where?: RawBuilder<boolean>;
}

/**
 * What the staff's pages count and list, each by an index that holds all that is asked for, so that the rows themselves are left
 * alone: a million sign-ups are counted in a fraction of a second, on the server's own thread where the database is embedded.
 */
const indexes: readonly Index[] = [
  // The list, the newest first, and filters that are put together.
  {
    name: 'waitlist_newest',
    table: 'waitlist',
    columns: ['created_at', 'id', 'source', 'has_news_portal', 'company_size'],
  },
  // One filter alone, and the counts of the last days by each.
  { name: 'waitlist_source', table: 'waitlist', columns: ['source', 'created_at', 'id'] },
  { name: 'waitlist_cargo', table: 'waitlist', columns: ['cargo', 'created_at'] },
  {
    name: 'waitlist_size',
    table: 'waitlist',
    columns: ['company_size', 'created_at', 'id'],
    where: sql<boolean>`company_size is not null`,
  },
  {
    name: 'waitlist_portal',
    table: 'waitlist',
    columns: ['created_at', 'id'],
    where: sql<boolean>`has_news_portal = true`,
  },
  { name: 'site_referrals_domain', table: 'site_referrals', columns: ['referring_domain', 'created_at'] },
  {
    name: 'consents_newest',
    table: 'consents',
    columns: ['created_at', 'analytics', 'functional', 'marketing'],
  },
];

export const addStaffIndexes: Migration = {
  name: '0014-add-staff-indexes',
  async up(db) {
    for (const { name, table, columns, where } of indexes) {
      const index = db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns]);
      await (where === undefined ? index : index.where(where)).execute();
    }
  },
};
