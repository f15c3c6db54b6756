import { sql } from 'kysely';
import { changeCheck, dropNotNull } from './change-table.ts';
import type { Migration } from './migration.ts';

/**
 * Notices that a sign-up was removed (R-OUT-10). The sign-up is gone when they are delivered: its number and its address stand in
 * the item, the address only until somebody has been told.
 */
export const changeOutbox: Migration = {
  name: '0009-change-outbox',
  async up(db, kind) {
    await dropNotNull(db, kind, { table: 'outbox', column: 'waitlist_id', type: 'integer' });
    await changeCheck(db, kind, {
      table: 'outbox',
      constraint: 'outbox_kind_choice',
      from: "kind in ('lead-email', 'lead-webhook', 'confirmation-email')",
      to: "kind in ('lead-email', 'lead-webhook', 'confirmation-email', 'removal-email', 'removal-webhook')",
    });
    await db.schema
      .alterTable('outbox')
      .addColumn('removed_id', 'integer', (column) =>
        column.check(
          sql`(waitlist_id is null) = (removed_id is not null) and (kind in ('removal-email', 'removal-webhook')) = (removed_id is not null)`,
        ),
      )
      .execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('removed_email', 'text', (column) =>
        column.check(
          sql`removed_email is null or (removed_id is not null and length(removed_email) between 3 and 254)`,
        ),
      )
      .execute();
  },
};
