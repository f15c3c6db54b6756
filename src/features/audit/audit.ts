import type { DeleteResult, Kysely, Selectable, UpdateResult } from 'kysely';
import { auditPage as words } from '#content/staff/pages.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import type { Actor } from '#server/http/staff-guard.ts';

/** What the staff can do with their tools that is written down. */
type AuditAction = keyof typeof words.actions;

/** One thing that somebody of the staff read or wrote. */
export interface AuditEntry extends Actor {
  readonly action: AuditAction;
  readonly subject: keyof typeof words.subjects;
  /** Number of the row; undefined for a list. */
  readonly subjectId?: number | undefined;
  /** Nothing personal: a filter without what was searched for, how many requests were emptied. Cut after 500 characters. */
  readonly detail?: string | undefined;
}

/** A line as it is read. */
export type AuditLine = Selectable<Schema['staff_audit']>;

const maxDetailLength = 500;

/**
 * Writes down what somebody of the staff did.
 * @param database whose `db` is the transaction of the act, where something is changed: then there is no line without the act
 * @throws the database's error when it can't be written; then what was asked for should not be shown either
 */
export async function recordAudit(
  { db }: Database,
  { action, subject, subjectId, detail, who, address }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({
      action,
      subject,
      subject_id: subjectId ?? null,
      detail: detail?.slice(0, maxDetailLength) || null,
      who,
      address,
    })
    .execute();
}

/**
 * Changes something and writes down who did, in one transaction.
 * @param change says whether anything was left to change; what it took away is nowhere in the database's files afterwards
 */
export async function audited(
  handle: DatabaseHandle,
  change: (db: Kysely<Schema>) => Promise<boolean>,
  entry: AuditEntry,
): Promise<boolean> {
  const isDone = await handle.db.transaction().execute(async (db) => {
    const isChanged = await change(db);
    if (isChanged) await recordAudit({ db }, entry);
    return isChanged;
  });
  if (isDone) await truncateWal(handle);
  return isDone;
}

/** Whether there was a row for a statement to delete or to change. */
export async function changed(statement: {
  executeTakeFirstOrThrow(): Promise<DeleteResult | UpdateResult>;
}): Promise<boolean> {
  const result = await statement.executeTakeFirstOrThrow();
  return ('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows) > 0n;
}

const ownMs = 60_000;

/**
 * Writes down that somebody opened a row, unless their own form has just led there (`?feito=`): the line of what it did says so.
 * @param url of the page
 */
export async function recordRead(
  database: Database,
  entry: Omit<AuditEntry, 'action' | 'detail' | 'subjectId'> & { readonly subjectId: number },
  { searchParams }: URL,
): Promise<void> {
  if (searchParams.has('feito')) {
    const rows = { [entry.subject]: [entry.subjectId] };
    const since = new Date(Date.now() - ownMs).toISOString();
    const [last] = await listAudit(database, { rows, since, limit: 1 });
    if (last?.who === entry.who && last.action !== 'read') return;
  }
  await recordAudit(database, { ...entry, action: 'read' });
}

/** Which lines; what is undefined filters nothing. */
interface AuditFilter {
  /** ISO 8601. */
  readonly since?: string | undefined;
  /** ISO 8601: only what was done before. */
  readonly until?: string | undefined;
  readonly who?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** Only what was done with these rows: numbers by subject. */
  readonly rows?: Partial<Record<AuditEntry['subject'], readonly number[]>> | undefined;
  /** Only lines behind the one with this number. */
  readonly before?: number | undefined;
}

/** The lines, the newest first. */
export function listAudit(
  { db }: Database,
  { since, until, who, action, rows, before, limit }: AuditFilter & { readonly limit: number },
): Promise<readonly AuditLine[]> {
  return db
    .selectFrom('staff_audit')
    .selectAll()
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? ''))
    .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(rows !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or(
          Object.entries(rows ?? {})
            .filter(([, ids]) => ids.length > 0)
            .map(([subject, ids]) => and([eb('subject', '=', subject), eb('subject_id', 'in', ids)])),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What a line says that was done, in the staff's words; what a newer version wrote stands as it is stored. */
export function actOf({ action, subject, subject_id }: AuditLine): string {
  const [one, many] = isNameOf(words.subjects, subject) ? words.subjects[subject] : [subject, subject];
  return `${isNameOf(words.actions, action) ? words.actions[action] : action} ${subject_id === null ? many : `${one} ${subject_id}`}`;
}

/** Whether something is called this among what the words are for. */
export function isNameOf<Known extends object>(known: Known, name: string): name is keyof Known & string {
  return Object.hasOwn(known, name);
}
