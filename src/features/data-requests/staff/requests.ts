import type { Kysely, Selectable } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { dayOf, startOfDay } from '#shared/dates.ts';

type Database = Pick<DatabaseHandle, 'db'>;

/** A request as it is stored, for the staff who answer it. */
export type StaffRequest = Omit<Selectable<Schema['data_requests']>, 'idempotency_key'>;

const columns = [
  'id',
  'protocol',
  'kind',
  'nome',
  'email',
  'details',
  'created_at',
  'due_at',
  'done_at',
  'confirmed_at',
] as const;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Days of São Paulo's calendar that are left to answer: the day of the request does not count, the last one does (Código Civil,
 * art. 132). 0 on the last day; negative once it is overdue.
 */
export function daysLeft(dueAt: string, now: Date): number {
  return (Date.parse(dayOf(new Date(dueAt))) - Date.parse(dayOf(now))) / dayMs;
}

/** The requests that wait for an answer, the most urgent first: overdue ones above all. */
export function listOpenRequests({ db }: Database, limit: number): Promise<readonly StaffRequest[]> {
  return db
    .selectFrom('data_requests')
    .select(columns)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A page of the answered requests. */
export interface AnsweredPage {
  readonly rows: readonly StaffRequest[];
  /** Number for `before` of the next page; undefined when there is none. */
  readonly older: number | undefined;
}

/**
 * The requests that were answered, the last answer first.
 * @param before number of the last one that was shown; undefined begins with the last answer
 */
export async function listAnsweredRequests(
  { db }: Database,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<AnsweredPage> {
  const found = await db
    .selectFrom('data_requests')
    .select(columns)
    .where('done_at', 'is not', null)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('done_at', 'id'),
          '<',
          selectFrom('data_requests as edge')
            .select(['edge.done_at', 'edge.id'])
            .where('edge.id', '=', before ?? 0)
            .$asTuple('done_at', 'id'),
        ),
      ),
    )
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    // One more, to know whether there are more.
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows, older: found.length > limit ? rows.at(-1)?.id : undefined };
}

/** How many requests wait for an answer, and how many of them should have had it. */
export async function countRequests(
  { db }: Database,
  now: Date,
): Promise<{ readonly open: number; readonly overdue: number }> {
  const { open, overdue } = await db
    .selectFrom('data_requests')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('open'),
      fn
        .sum<number | null>(
          eb
            .case()
            .when('due_at', '<', startOfDay(dayOf(now)))
            .then(1)
            .else(0)
            .end(),
        )
        .as('overdue'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { open, overdue: Number(overdue ?? 0) };
}

/** The request with this protocol number (`parseProtocol`); undefined when there is none. */
export function readRequest({ db }: Database, protocol: string): Promise<StaffRequest | undefined> {
  return db.selectFrom('data_requests').select(columns).where('protocol', '=', protocol).executeTakeFirst();
}

/**
 * Notes that a request was answered. Once more changes nothing.
 * @returns whether it was open until now, with the request as it stands; undefined when there is none
 */
export async function answerRequest(
  { db }: Database,
  protocol: string,
  now: Date,
): Promise<{ readonly wasOpen: boolean; readonly request: StaffRequest } | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ done_at: now.toISOString() })
    .where('protocol', '=', protocol)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const request = await readRequest({ db }, protocol);
  return request && { wasOpen: numUpdatedRows > 0n, request };
}

/**
 * Removes an open request that nobody stands behind (spam, a test, the same one sent twice). Nothing of it stays. One that was
 * answered is not touched: it is the proof of that (LGPD, art. 16, I).
 * @param alongside writes in the same transaction when it was removed
 * @returns false when it is gone or was answered
 */
export async function discardOpenRequest(
  handle: DatabaseHandle,
  id: number,
  alongside?: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  const isDone = await handle.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('data_requests')
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await alongside?.(transaction);
    return numDeletedRows > 0n;
  });
  if (isDone) await truncateWal(handle);
  return isDone;
}
