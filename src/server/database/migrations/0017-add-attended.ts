import { sql } from 'kysely';
import { columnKinds } from './columns.ts';
import type { Migration } from './migration.ts';

/**
 * When a sign-up was attended to, in the row itself (`waitlist_attendance` holds how that came about), so that the staff's list can be filtered
 * by it: every index that a filter is read by holds it too.
 */
export const addAttended: Migration = {
  name: '0017-add-attended',
  async up(db, kind) {
    const { moment, isMoment } = columnKinds(kind);
    await db.schema
      .alterTable('waitlist')
      .addColumn('attended_at', moment, (column) => column.check(isMoment('attended_at')))
      .execute();
    await sql`
      update waitlist set attended_at = (
        select attended_at from waitlist_attendance where waitlist_id = waitlist.id order by id desc limit 1
      ) where id in (select waitlist_id from waitlist_attendance)`.execute(db);
    for (const [name, columns] of [
      ['waitlist_newest', ['created_at', 'id', 'source', 'has_news_portal', 'company_size']],
      ['waitlist_source', ['source', 'created_at', 'id']],
    ] as const) {
      await db.schema.dropIndex(name).execute();
      await db.schema
        .createIndex(name)
        .on('waitlist')
        .columns([...columns, 'attended_at'])
        .execute();
    }
    for (const [name, columns, rows] of [
      ['waitlist_size', ['company_size', 'created_at', 'id'], sql<boolean>`company_size is not null`],
      ['waitlist_portal', ['created_at', 'id'], sql<boolean>`has_news_portal = true`],
    ] as const) {
      await db.schema.dropIndex(name).execute();
      await db.schema
        .createIndex(name)
        .on('waitlist')
        .columns([...columns, 'attended_at'])
        .where(rows)
        .execute();
    }
  },
};
