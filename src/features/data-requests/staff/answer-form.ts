import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { requestPage } from '#content/staff/requests.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { emptyRequest } from '#features/erasure/remove.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { partBelow } from '#server/http/staff-answer.ts';
import { answerRequest, discardOpenRequest, readRequest } from './requests.ts';

const { discard: words } = requestPage;

/** Path of a request's page, which its form is posted to. */
export function staffRequestPath(protocol: string): string {
  return `${staffViews.requests.path}/${protocol}`;
}

/** Names of the buttons that discard a request, and that empty one of the person. */
export const discardName = 'descartar';
export const emptyName = 'apagar';

/** The box to tick before a request is discarded. */
export type DiscardField = 'certeza';

/** Noting that a request was answered, or emptying it then, which lead back to its page; or discarding it, which leads to the list. */
export const answerForm: PostedForm<object, DiscardField, { readonly database: DatabaseHandle }> = {
  messages: staffMessages,
  read: () => ({}),
  async receive(_, fields, { database }, { path, actor }) {
    const { path: list } = staffViews.requests;
    const request = await readRequest(database, partBelow(list, path));
    if (request === undefined) return { path: `${list}?feito=sumiu` };
    const { protocol, id: subjectId } = request;
    const own = staffRequestPath(protocol);
    const entry = { subject: 'request', subjectId, ...actor } as const;
    if (fields.has(discardName)) {
      if (!fields.has('certeza')) return { status: 422, errors: { certeza: words.unsure } };
      const isGone = await discardOpenRequest(database, subjectId, actor);
      return { path: isGone ? `${list}?feito=descartado` : `${own}?feito=ja` };
    }
    if (fields.has(emptyName)) {
      const isDone = await emptyRequest(database, request, (db) =>
        recordAudit({ db }, { ...entry, action: 'erase' }),
      );
      return { path: `${own}${isDone ? '?feito=esvaziado' : ''}` };
    }
    const wasOpen = await database.db.transaction().execute(async (db) => {
      const isNew = await answerRequest({ db }, protocol, new Date());
      if (isNew) await recordAudit({ db }, { ...entry, action: 'answer' });
      return isNew;
    });
    return { path: `${own}?feito=${wasOpen ? 'respondido' : 'ja'}` };
  },
};
