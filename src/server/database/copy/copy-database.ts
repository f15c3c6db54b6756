import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle, DatabaseOfKind } from '#server/database/database.ts';
import { sqlStateOf } from '#server/database/errors.ts';
import { checkMigrated, hasTable } from '#server/database/migrate.ts';
import { type DatabaseKind, type Schema, tableNames } from '#server/database/tables.ts';
import { continueAfter, insertRows, type ReadTable, readLastId, readTable } from './rows.ts';

/** A copy can't or won't be made; the message is a whole sentence in Portuguese for the operator. */
export class CopyRefusal extends Error {
  override readonly name = 'CopyRefusal';
}

/** How a copy is made. */
export interface CopyOptions {
  /** Whether nobody may write to the source meanwhile; otherwise it is copied as it was at one moment. SQLite always locks it. */
  readonly lockSource: boolean;
  /** What else belongs to the same transaction of the target. */
  readonly afterwards?: (target: Kysely<Schema>) => Promise<void>;
}

/**
 * Copies every row of every table, with its id, into an empty database of either kind, in the memory of one batch. The target gets
 * all of it in one transaction, after what it holds was read again and compared by counts and hashes; whatever fails, and whoever is
 * killed, leaves it empty.
 * @param source migrated to this version, like the target, and no further ({@link refuseNewer})
 * @returns the tables in their order
 * @throws CopyRefusal when the target is not empty, or holds something else than the source afterwards; the database's error
 */
export async function copyDatabase(
  source: DatabaseHandle,
  target: DatabaseHandle,
  { lockSource, afterwards }: CopyOptions,
): Promise<readonly ReadTable[]> {
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (from) => {
      await prepare(source, from, lockSource ? 'share' : undefined);
      return target.db.transaction().execute(async (to) => {
        await prepare(target, to, 'exclusive');
        await refuseFilled(to, target.kind);
        const copied: ReadTable[] = [];
        for (const name of tableNames) {
          copied.push(await copyTable(name, from, to));
          await continueAfter(target.kind, to, name, await readLastId(source.kind, from, name));
        }
        for (const table of copied) await verify(table, to);
        await afterwards?.(to);
        return copied;
      });
    });
}

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

/**
 * Sees to it that a copy is whole: this version knows nothing of what a newer one has added to the source.
 * @throws CopyRefusal when one has
 */
export async function refuseNewer({ db, kind }: DatabaseOfKind): Promise<void> {
  const [added] = await checkMigrated(db, kind);
  if (added === undefined) return;
  throw new CopyRefusal(
    `O banco de origem tem a migração ${added}, de uma versão mais nova do site: esta deixaria para trás o que ela acrescentou. Rode o comando da versão mais nova. Nada foi gravado.`,
  );
}

/** PostgreSQL's settings for a long transaction, and its locks; SQLite's transaction has the write lock from its beginning. */
async function prepare(
  { kind }: DatabaseHandle,
  transaction: Kysely<Schema>,
  lock: 'share' | 'exclusive' | undefined,
): Promise<void> {
  if (kind === 'sqlite') return;
  // While one side works, the other is silent.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = '10s'`.execute(transaction);
  if (lock === undefined) return;
  const tables = sql.join(tableNames.map((name) => sql.table(name)));
  await sql`lock table ${tables} in ${sql.raw(lock)} mode`.execute(transaction);
}

function copyTable(name: string, from: Kysely<Schema>, to: Kysely<Schema>): Promise<ReadTable> {
  return readTable(from, name, async (rows) => {
    try {
      await insertRows(to, name, rows);
    } catch (error) {
      const state = sqlStateOf(error);
      // The class of rows that break a rule (PostgreSQL, appendix A); anything else is not about these rows.
      if (!state?.startsWith('23')) throw error;
      throw new CopyRefusal(
        `O banco de destino recusou linhas de ${name}, entre os ids ${rows[0]?.id} e ${rows.at(-1)?.id} (${state}). A cópia foi desfeita: o destino continua vazio.`,
        { cause: error },
      );
    }
  });
}

async function verify({ name, rows, hash }: ReadTable, to: Kysely<Schema>): Promise<void> {
  const found = await readTable(to, name);
  if (found.rows === rows && found.hash === hash) return;
  throw new CopyRefusal(
    `A tabela ${name} chegou diferente (${rows} linhas na origem, ${found.rows} no destino). A cópia foi desfeita: o destino continua vazio.`,
  );
}
