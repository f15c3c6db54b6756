import { sql } from 'kysely';
import { columnKinds, hasLength, isFlag, type Migration, startTable } from './columns.ts';

/** Copyright snippets that the staff saved (R-GEN-27). */
export const createCopyrightGenerations: Migration = async (db, kind) => {
  const { boolean } = columnKinds(kind);
  await startTable(db, kind, 'copyright_generations')
    .addColumn('client_name', 'text', (column) => column.notNull())
    .addColumn('client_name_lower', 'text', (column) => column.notNull())
    .addColumn('product_url', 'text', (column) => column.notNull())
    .addColumn('embed_code', 'text', (column) => column.notNull())
    .addColumn('preview_mode', 'text', (column) => column.notNull())
    .addColumn('is_deleted', boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addCheckConstraint('copyright_generations_client_name_length', hasLength('client_name', 1, 160))
    // Lower-casing may lengthen a letter (İ).
    .addCheckConstraint('copyright_generations_lower_length', hasLength('client_name_lower', 1, 480))
    .addCheckConstraint('copyright_generations_product_url_length', hasLength('product_url', 1, 2048))
    .addCheckConstraint('copyright_generations_embed_code_length', hasLength('embed_code', 1, 20_000))
    .addCheckConstraint('copyright_generations_preview_mode', sql`preview_mode in ('light', 'dark')`)
    .addCheckConstraint('copyright_generations_is_deleted', isFlag(kind, 'is_deleted'))
    .execute();
  // The 10 newest, and the 20 newest whose client's name contains a term (R-GEN-25, R-GEN-26).
  await db.schema
    .createIndex('copyright_generations_newest')
    .on('copyright_generations')
    .columns(['is_deleted', 'created_at desc', 'id desc'])
    .execute();
};
