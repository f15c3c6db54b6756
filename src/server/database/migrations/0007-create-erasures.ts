import { hasLength, type Migration, startTable } from './columns.ts';

/**
 * Marks of the people who were erased (features/erasure/erasure-marks.ts), so that a restored backup can be cleaned again:
 * no address, only a salted hash of it.
 */
export const createErasures: Migration = async (db, kind) => {
  await startTable(db, kind, 'erasures')
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text', (column) => column.notNull().unique())
    .addCheckConstraint('erasures_salt_length', hasLength('salt', 32, 32))
    .addCheckConstraint('erasures_hash_length', hasLength('email_hash', 64, 64))
    .execute();
};
