import { columnKinds, hasLength, type Migration, startTable } from './columns.ts';

/** Sign-ups that came with the honeypot filled in, apart from the lists (R-WL-21). */
export const createHeldSignUps: Migration = async (db, kind) => {
  const { json, isJsonObject } = columnKinds(kind);
  await startTable(db, kind, 'held_sign_ups')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('answers', json, (column) => column.notNull())
    .addColumn('trap', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addCheckConstraint('held_sign_ups_email_length', hasLength('email', 3, 254))
    .addCheckConstraint('held_sign_ups_source_length', hasLength('source', 1, 60))
    // Every answer at its longest, each sign of it escaped.
    .addCheckConstraint('held_sign_ups_answers', isJsonObject('answers', 20_000))
    .addCheckConstraint('held_sign_ups_trap_length', hasLength('trap', 0, 200))
    .addCheckConstraint('held_sign_ups_key_length', hasLength('idempotency_key', 8, 128))
    .execute();
  await db.schema.createIndex('held_sign_ups_email').on('held_sign_ups').column('email').execute();
};
