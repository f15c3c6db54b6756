import { type Kysely, sql } from 'kysely';
import { changeCheck, changeColumnCheck } from './change-table.ts';
import type { Migration } from './migration.ts';

const about =
  "(waitlist_id is null) = (removed_id is not null) and (kind in ('removal-email', 'removal-webhook')) = (removed_id is not null)";

/** Notices that a request under art. 18 of the LGPD came in (R-OUT-12). They go with the request. */
export const addRequestNotices: Migration = {
  name: '0013-add-request-notices',
  async up(db, kind) {
    await changeCheck(db, kind, {
      table: 'outbox',
      constraint: 'outbox_kind_choice',
      from: "kind in ('lead-email', 'lead-webhook', 'confirmation-email', 'removal-email', 'removal-webhook')",
      to: "kind in ('lead-email', 'lead-webhook', 'confirmation-email', 'removal-email', 'removal-webhook', 'request-webhook')",
    });
    // What an item is about is said by the checks of the new column.
    await changeColumnCheck(db, kind, {
      table: 'outbox',
      column: 'removed_id',
      from: about,
      to: "(kind in ('removal-email', 'removal-webhook')) = (removed_id is not null)",
    });
    await addRequest(db);
  },
};

async function addRequest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('data_request_id', 'integer', (column) =>
      column
        .references('data_requests.id')
        .onDelete('cascade')
        .check(
          sql`(kind = 'request-webhook') = (data_request_id is not null) and (waitlist_id is null) = (removed_id is not null or data_request_id is not null)`,
        ),
    )
    .execute();
  // Discarding a request looks for its items.
  await db.schema.createIndex('outbox_data_request').on('outbox').column('data_request_id').execute();
}
