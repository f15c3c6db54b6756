import { staffViews } from '#content/staff/pages.ts';
import { audited, changed } from '#features/audit/audit.ts';
import { newest, type SavedGeneration } from '#features/copyright-generator/server/store.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { readRowId } from '#shared/ids.ts';
import { type Page, type PageAt, readPage } from '#shared/row-pages.ts';

/** A page of the generations that are not deleted, the newest first. */
export function listGenerations({ db }: Database, at: PageAt): Promise<Page<SavedGeneration>> {
  const { before } = at;
  return readPage(
    newest(db).$if(before !== undefined, (query) => query.where('id', '<', before ?? 0)),
    at,
  );
}

/** Name of the button that removes a generation, whose number it sends. */
export const deleteName = 'apagar';

/** Removing a generation for good; leads back to the list. */
export const deleteForm: PostedForm<object, never, { readonly database: DatabaseHandle }> = {
  read: () => ({}),
  async receive(_, fields, { database }, { actor }) {
    const subjectId = readRowId(fields.get(deleteName)) ?? 0;
    const isDone = await audited(
      database,
      (db) =>
        changed(
          db.deleteFrom('copyright_generations').where('id', '=', subjectId).where('is_deleted', '=', false),
        ),
      { action: 'delete', subject: 'generation', subjectId, ...actor },
    );
    return { path: `${staffViews.generations.path}?feito=${isDone ? 'apagada' : 'sumiu'}` };
  },
};
