import type { DatabaseHandle } from '#server/database/database.ts';

/** What the staff can do with their tools that is written down. */
type AuditAction =
  | 'list'
  | 'read'
  | 'export'
  | 'create'
  | 'attend'
  | 'correct'
  | 'erase'
  | 'delete'
  | 'release'
  | 'answer'
  | 'discard'
  | 'resend'
  | 'test';

/** What they can do it with. */
type AuditSubject = 'sign-up' | 'held-sign-up' | 'request' | 'generation' | 'notice';

/** One thing that somebody of the staff read or wrote. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Number of the row; undefined for a list. */
  readonly subjectId?: number | undefined;
  /**
   * The filter of a list, without what was searched for, or how many requests an erasure emptied: up to 500 characters, the rest is
   * cut. Nothing personal.
   */
  readonly detail?: string | undefined;
  /** Name of who did it; 'equipe' where they share one password. */
  readonly who: string;
  /** The client's address cut to its network (`ClientAddress.logged`). */
  readonly address: string;
}

/** A line as it is read. */
export interface AuditLine {
  readonly id: number;
  /** ISO 8601. */
  readonly created_at: string;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: number | null;
  readonly detail: string | null;
  readonly who: string;
  readonly address: string;
}

type Database = Pick<DatabaseHandle, 'db'>;

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

/** The lines, the newest first. */
export function listAudit(
  { db }: Database,
  {
    since,
    limit,
  }: {
    /** ISO 8601; undefined begins with the first. */ readonly since?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly AuditLine[]> {
  let query = db.selectFrom('staff_audit').selectAll();
  if (since !== undefined) query = query.where('created_at', '>=', since);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
