import { sql } from 'kysely';
import { columnKinds, hasLength, isFlag, type Migration, startTable } from './columns.ts';

/** Proofs of decisions about cookies (LGPD, art. 8, par. 2). Nothing in a row tells who decided. */
export const createConsents: Migration = async (db, kind) => {
  const { boolean } = columnKinds(kind);
  let table = startTable(db, kind, 'consents')
    .addColumn('receipt', 'text', (column) => column.notNull())
    .addColumn('policy_version', 'text', (column) => column.notNull())
    .addColumn('layer', 'text', (column) => column.notNull())
    .addCheckConstraint('consents_receipt_length', hasLength('receipt', 36, 36))
    .addCheckConstraint('consents_policy_version_length', hasLength('policy_version', 16, 16))
    .addCheckConstraint('consents_layer', sql`layer in ('banner', 'policy-link', 'panel', 'signal')`);
  for (const category of ['essential', 'analytics', 'functional', 'marketing']) {
    table = table
      .addColumn(category, boolean, (column) => column.notNull())
      .addCheckConstraint(`consents_${category}`, isFlag(kind, category));
  }
  await table.addCheckConstraint('consents_essential_on', sql`essential = true`).execute();
  await db.schema.createIndex('consents_receipt_unique').unique().on('consents').column('receipt').execute();
  await db.schema
    .createIndex('consents_newest')
    .on('consents')
    .columns(['created_at', 'analytics', 'functional', 'marketing'])
    .execute();
};
