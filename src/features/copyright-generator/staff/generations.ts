import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { recordAudit } from '#features/audit/audit.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { readRowId } from '#shared/ids.ts';
import { type Page, type PageAt, pageOf } from '#shared/row-pages.ts';

/** A page of the generations that are not deleted, the newest first. */
export async function listGenerations(
  { db }: Pick<DatabaseHandle, 'db'>,
  at: PageAt,
): Promise<Page<SavedGeneration>> {
  const { before, limit } = at;
  const found = await db
    .selectFrom('copyright_generations')
    .select(['id', 'client_name', 'product_url', 'embed_code', 'preview_mode', 'created_at'])
    .where('is_deleted', '=', false)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(found, at);
}

/** Name of the button that removes a generation, whose number it sends. */
export const deleteName = 'apagar';

/** Removing a generation for good; leads back to the list. */
export const deleteForm: PostedForm<object, never, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: () => ({}),
  async receive(_, fields, { database }, { actor }) {
    const subjectId = readRowId(fields.get(deleteName)) ?? 0;
    const isDone = await database.db.transaction().execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('copyright_generations')
        .where('id', '=', subjectId)
        .where('is_deleted', '=', false)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      await recordAudit({ db }, { action: 'delete', subject: 'generation', subjectId, ...actor });
      return true;
    });
    await truncateWal(database);
    return { path: `${staffViews.generations.path}?feito=${isDone ? 'apagada' : 'sumiu'}` };
  },
};
