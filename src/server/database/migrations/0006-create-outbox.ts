import { sql } from 'kysely';
import { columnKinds, hasLength, type Migration, startTable } from './columns.ts';

/**
 * What is still to be told (features/outbox), and the addresses that a confirmation went to within the last day. An item goes with its
 * sign-up or its request, but for the notice of a removal, which holds number and address of the sign-up that is gone. An address's day
 * stays, or signing up again would send a second one.
 */
export const createOutbox: Migration = async (db, kind) => {
  const { moment, isMoment } = columnKinds(kind);
  let table = startTable(db, kind, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('waitlist_id', 'integer', (column) => column.references('waitlist.id').onDelete('cascade'))
    .addColumn('removed_id', 'integer')
    .addColumn('removed_email', 'text')
    .addColumn('removed_list', 'text')
    .addColumn('data_request_id', 'integer', (column) =>
      column.references('data_requests.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', moment, (column) => column.notNull())
    .addColumn('give_up_at', moment, (column) => column.notNull())
    .addColumn('lease_until', moment)
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', moment)
    .addCheckConstraint(
      'outbox_kind_choice',
      sql`kind in ('lead-email', 'lead-webhook', 'confirmation-email', 'removal-email', 'removal-webhook', 'update-webhook', 'request-webhook', 'request-email')`,
    )
    .addCheckConstraint(
      'outbox_of_removal',
      sql`(kind in ('removal-email', 'removal-webhook')) = (removed_id is not null)`,
    )
    .addCheckConstraint(
      'outbox_of_request',
      sql`(kind in ('request-webhook', 'request-email')) = (data_request_id is not null)`,
    )
    .addCheckConstraint(
      'outbox_of_sign_up',
      sql`(waitlist_id is null) = (removed_id is not null or data_request_id is not null)`,
    )
    .addCheckConstraint('outbox_removed_list_choice', sql`removed_list in ('newsletter', 'portal', 'other')`)
    .addCheckConstraint('outbox_removed_email_of', sql`removed_email is null or removed_id is not null`)
    .addCheckConstraint('outbox_removed_email_length', hasLength('removed_email', 3, 254))
    .addCheckConstraint('outbox_state_choice', sql`state in ('pending', 'delivered', 'dead')`)
    .addCheckConstraint('outbox_delivered', sql`(state = 'delivered') = (delivered_at is not null)`)
    .addCheckConstraint('outbox_key_length', hasLength('key', 36, 36))
    .addCheckConstraint('outbox_recipient_length', hasLength('recipient', 16, 16))
    .addCheckConstraint('outbox_last_error_length', hasLength('last_error', 1, 200))
    .addCheckConstraint('outbox_attempts_count', sql`attempts >= 0`);
  for (const column of ['next_attempt_at', 'give_up_at', 'lease_until', 'delivered_at']) {
    table = table.addCheckConstraint(`outbox_${column}`, isMoment(column));
  }
  await table.execute();
  // What is due, by kind; what was delivered is not in it, however much that becomes.
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['kind', 'next_attempt_at'])
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
  await db.schema
    .createIndex('outbox_dead')
    .on('outbox')
    .column('id')
    .where(sql.ref('state'), '=', sql.lit('dead'))
    .execute();
  // Removing a sign-up, or discarding a request, looks for its items.
  await db.schema.createIndex('outbox_waitlist').on('outbox').column('waitlist_id').execute();
  await db.schema.createIndex('outbox_data_request').on('outbox').column('data_request_id').execute();

  await startTable(db, kind, 'confirmation_sends')
    .addColumn('email_hash', 'text', (column) => column.notNull().unique())
    .addColumn('outbox_key', 'text', (column) => column.notNull())
    .addCheckConstraint('confirmation_sends_hash_length', hasLength('email_hash', 43, 43))
    .addCheckConstraint('confirmation_sends_key_length', hasLength('outbox_key', 36, 36))
    .execute();
};
