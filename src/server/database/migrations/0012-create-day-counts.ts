import { sql } from 'kysely';
import { hasLength, type Migration, startTable } from './columns.ts';

/** How often pages were seen, forms begun and sent, per day (R-EQ-30). Nothing in a row is about a person. */
export const createDayCounts: Migration = async (db, kind) => {
  await startTable(db, kind, 'day_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addCheckConstraint('day_counts_day_length', hasLength('day', 10, 10))
    .addCheckConstraint('day_counts_page_length', hasLength('page', 1, 100))
    .addCheckConstraint('day_counts_campaign_length', hasLength('campaign', 0, 100))
    .addCheckConstraint('day_counts_kind', sql`kind in ('view', 'begun', 'sent')`)
    .addCheckConstraint('day_counts_n', sql`n > 0`)
    .addUniqueConstraint('day_counts_once', ['day', 'page', 'campaign', 'kind'])
    .execute();
};
