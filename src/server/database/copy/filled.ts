import { type Kysely, sql } from 'kysely';
import { hasTable } from '#server/database/migrate.ts';
import type { DatabaseKind } from '#server/database/tables.ts';
import { type Schema, tableNames } from '#server/database/tables.ts';
import { CopyRefusal } from './copy-refusal.ts';

/**
 * Sees to it that a copy has room: tables may be missing, but none has a row.
 * @throws CopyRefusal when one has
 */
export async function refuseFilled(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  for (const name of tableNames) {
    if (!(await hasTable(db, kind, name))) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new CopyRefusal(`O banco de destino não está vazio: há linhas em ${name}. Nada foi gravado.`);
    }
  }
}
