import { type Selectable, type SqlBool, sql } from 'kysely';
import { staffViews } from '#content/staff/pages.ts';
import { requestPage } from '#content/staff/requests.ts';
import { type AuditEntry, audited, changed } from '#features/audit/audit.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import { emptyRequest } from '#features/erasure/remove.ts';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { partBelow } from '#server/http/staff-answer.ts';
import { dayMs, dayOf, startOfDay } from '#shared/dates.ts';
import { type Page, type PageAt, readPage } from '#shared/row-pages.ts';

/** A request as it is stored, for the staff who answer it. */
export type StaffRequest = Selectable<Schema['data_requests']>;

/**
 * Days of São Paulo's calendar that are left to answer: the day of the request does not count, the last one does (Código Civil,
 * art. 132). 0 on the last day; negative once it is overdue.
 */
export function daysLeft(dueAt: string, now: Date): number {
  return (Date.parse(dayOf(new Date(dueAt))) - Date.parse(dayOf(now))) / dayMs;
}

/** The requests that wait for an answer, the most urgent first: overdue ones above all. */
export function listOpenRequests({ db }: Database, limit: number): Promise<Page<StaffRequest>> {
  const open = db.selectFrom('data_requests').selectAll().where('done_at', 'is', null);
  return readPage(open.orderBy('due_at').orderBy('id'), { limit });
}

/** A page of the requests that were answered, the last answer first. */
export function listAnsweredRequests({ db }: Database, at: PageAt): Promise<Page<StaffRequest>> {
  const edge = sql`(select done_at, id from data_requests where id = ${at.before})`;
  const answered = db
    .selectFrom('data_requests')
    .selectAll()
    .where('done_at', 'is not', null)
    .$if(at.before !== undefined, (query) => query.where(sql<SqlBool>`(done_at, id) < ${edge}`));
  return readPage(answered.orderBy('done_at', 'desc').orderBy('id', 'desc'), at);
}

/** How many requests should have been answered by now. */
export function countOverdue({ db }: Database, now: Date): Promise<number> {
  const open = db.selectFrom('data_requests').where('done_at', 'is', null);
  return countRows(open.where('due_at', '<', startOfDay(dayOf(now))));
}

/** The request with this protocol number, as it was typed; undefined when there is none. */
export async function readRequest({ db }: Database, typed = ''): Promise<StaffRequest | undefined> {
  const protocol = parseProtocol(typed);
  if (protocol === undefined) return undefined;
  return db.selectFrom('data_requests').selectAll().where('protocol', '=', protocol).executeTakeFirst();
}

/** Notes that a request was answered. Returns whether it was open until now: once more changes nothing. */
export function answerRequest({ db }: Database, protocol: string, now: Date): Promise<boolean> {
  const answered = db.updateTable('data_requests').set({ done_at: now.toISOString() });
  return changed(answered.where('protocol', '=', protocol).where('done_at', 'is', null));
}

/**
 * Removes an open request that nobody stands behind (spam, a test, the same one sent twice). Nothing of it stays. One that was
 * answered is not touched: it is the proof of that (LGPD, art. 16, I). Returns false when it is gone or was answered.
 */
export function discardRequest({ db }: Database, id: number): Promise<boolean> {
  return changed(db.deleteFrom('data_requests').where('id', '=', id).where('done_at', 'is', null));
}

const { discard: words } = requestPage;

/** Path of a request's page, which its form is posted to. */
export function staffRequestPath(protocol: string): string {
  return `${staffViews.requests.path}/${protocol}`;
}

/** Names of the buttons that discard a request, and that empty one of the person. */
export const discardName = 'descartar';
export const emptyName = 'apagar';

/** Noting that a request was answered, or emptying it then, which lead back to its page; or discarding it, which leads to the list. */
export const answerForm: PostedForm<object, 'certeza', { readonly database: DatabaseHandle }> = {
  read: () => ({}),
  async receive(_, fields, { database }, { path, actor }) {
    const { path: list } = staffViews.requests;
    const request = await readRequest(database, partBelow(list, path));
    if (request === undefined) return { path: `${list}?feito=sumiu` };
    const { protocol, id: subjectId } = request;
    const own = staffRequestPath(protocol);
    const act = (action: AuditEntry['action'], change: Parameters<typeof audited>[1]) =>
      audited(database, change, { action, subject: 'request', subjectId, ...actor });
    if (fields.has(discardName)) {
      if (!fields.has('certeza')) return { status: 422, errors: { certeza: words.unsure } };
      const isGone = await act('discard', (db) => discardRequest({ db }, subjectId));
      return { path: isGone ? `${list}?feito=descartado` : `${own}?feito=ja` };
    }
    if (fields.has(emptyName)) {
      const isDone = await act('erase', (db) => emptyRequest(db, request));
      return { path: `${own}${isDone ? '?feito=esvaziado' : ''}` };
    }
    const wasOpen = await act('answer', (db) => answerRequest({ db }, protocol, new Date()));
    return { path: `${own}?feito=${wasOpen ? 'respondido' : 'ja'}` };
  },
};
