import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { recordAudit } from '#features/audit/audit.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { partBelow } from '#server/http/staff-answer.ts';
import { readRowId } from '#shared/ids.ts';

/** A page of the generations, the newest first. */
export interface GenerationPage {
  readonly rows: readonly SavedGeneration[];
  /** Number for `before` of the next page; undefined when there is none. */
  readonly older: number | undefined;
}

type Database = Pick<DatabaseHandle, 'db'>;

/**
 * The generations that are not deleted.
 * @param before number of the last one that was shown; undefined begins with the newest
 */
export async function listGenerations(
  { db }: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<GenerationPage> {
  let query = db
    .selectFrom('copyright_generations')
    .select(['id', 'client_name', 'product_url', 'embed_code', 'preview_mode', 'created_at'])
    .where('is_deleted', '=', false);
  if (before !== undefined) query = query.where('id', '<', before);
  // One more, to know whether there are more.
  const found = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows, older: found.length > limit ? rows.at(-1)?.id : undefined };
}

/** Removes a generation for good. Returns false when it is on no list. */
async function deleteGeneration({ db }: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('copyright_generations')
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Path that the deletion of a generation is posted to. */
export function deletePath(id: number): string {
  return `${staffViews.generations.path}/${id}/apagar`;
}

/** Removing a generation; leads back to the list. */
export const deleteForm: PostedForm<object, never, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: () => ({}),
  async receive(_, __, { database }, { path, actor }) {
    const number = readRowId(partBelow(staffViews.generations.path, path));
    if (number === undefined) return { path: `${staffViews.generations.path}?feito=sumiu` };
    const isDone = await database.db.transaction().execute(async (db) => {
      const wasListed = await deleteGeneration({ db }, number);
      const entry = { action: 'delete', subject: 'generation', ...actor } as const;
      if (wasListed) await recordAudit({ db }, { ...entry, subjectId: number });
      return wasListed;
    });
    await truncateWal(database);
    return { path: `${staffViews.generations.path}?feito=${isDone ? 'apagada' : 'sumiu'}` };
  },
};
