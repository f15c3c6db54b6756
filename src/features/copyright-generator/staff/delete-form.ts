import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { recordAudit } from '#features/audit/audit.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { partBelow } from '#server/http/staff-answer.ts';
import { readRowId } from '#shared/row-id.ts';
import { deleteGeneration } from './generations.ts';

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
