import { type Kysely, sql } from 'kysely';
import { type Generation, generatorLimits, listLimits } from '#features/copyright-generator/embed/schema.ts';
import type { Database, DatabaseHandle, DatabaseOfKind } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { isCleanText, tidyText } from '#shared/clean-text.ts';

/** A stored generation, as the API gives it. */
export interface SavedGeneration extends Generation {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly created_at: string;
}

/** The same generation again within this time is a button pressed twice, or a retry: it makes no second row. */
const repeatWithinMs = 10 * 60_000;

/** An arbitrary number that identifies this lock, for which only saves wait (PostgreSQL's advisory locks). */
const saveLock = 4_104_001;

/**
 * Keeps a generation. A repetition within ten minutes keeps nothing more.
 * @param generation what `parseGeneration` gave
 * @param alongside writes in the same transaction when one was kept, which has this number
 * @throws the database's error when it can't be used
 */
export async function saveGeneration(
  { db, kind }: DatabaseOfKind,
  generation: Generation,
  alongside?: (transaction: Kysely<Schema>, id: number) => Promise<void>,
): Promise<void> {
  const since = new Date(Date.now() - repeatWithinMs).toISOString();
  await db.transaction().execute(async (transaction) => {
    // Two saves at once would not see each other's row; SQLite's transaction has the write lock from its beginning.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${saveLock})`.execute(transaction);
    const repeated = await transaction
      .selectFrom('copyright_generations')
      .select('id')
      .where('created_at', '>', since)
      .where(({ and }) => and({ ...generation, is_deleted: false }))
      .executeTakeFirst();
    if (repeated !== undefined) return;
    const { id } = await transaction
      .insertInto('copyright_generations')
      .values({ ...generation, client_name_lower: generation.client_name.toLowerCase() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await alongside?.(transaction, id);
  });
}

/** The 10 newest generations that are not deleted (R-GEN-25). */
export function recentGenerations({ db }: Database): Promise<SavedGeneration[]> {
  return newest(db).limit(listLimits.recent).execute();
}

/**
 * The 20 newest generations, not deleted, whose client's name contains a text, whatever its case (R-GEN-26).
 * @param term the text, taken as it is (`%` and `_` too) without spaces around it; nothing gives an empty list
 */
export async function searchGenerations({ db }: Database, term: string): Promise<SavedGeneration[]> {
  // As names are stored.
  const text = tidyText(term).trim().normalize('NFC');
  // A name can't hold these characters, so none contains the term.
  if (text === '' || text.length > generatorLimits.clientName || !isCleanText(text)) return [];
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return newest(db)
    .where(sql<boolean>`client_name_lower like ${pattern} escape '\\'`)
    .limit(listLimits.search)
    .execute();
}

/** Those that are not deleted, the newest first. */
export function newest(db: DatabaseHandle['db']) {
  return db
    .selectFrom('copyright_generations')
    .select(['id', 'client_name', 'product_url', 'embed_code', 'preview_mode', 'created_at'])
    .where('is_deleted', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
