import { sql } from 'kysely';
import { noticeReason, noticesPage as words } from '#content/staff/notices.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { patienceMs } from '#features/outbox/enqueue.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { OutboxKind } from '#features/outbox/outbox-item.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { type Page, type PageAt, pageOf } from '#shared/row-pages.ts';

export type StaffNotice = Awaited<ReturnType<typeof noticesOf>>[number];

/** Notices, each with the protocol of the request that it is about. */
const selectNotices = (db: Database['db']) =>
  db
    .selectFrom('outbox')
    .leftJoin('data_requests', 'data_requests.id', 'outbox.data_request_id')
    .selectAll('outbox')
    .select('protocol');

/** How many notices wait, were given up, and failed and are tried again. */
export type NoticeCounts = Awaited<ReturnType<typeof countUndelivered>>;

/** Counts the notices that did not arrive, which are few and have indexes of their own. */
export async function countUndelivered({ db }: Database) {
  const count = (state: 'pending' | 'dead') =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll<number>().as('many'), fn.min<string | null>('created_at').as('since')])
      .where('state', '=', sql.lit(state));
  const [pending, failing, dead] = await Promise.all([
    count('pending').executeTakeFirstOrThrow(),
    count('pending').where('last_error', 'is not', null).executeTakeFirstOrThrow(),
    count('dead').executeTakeFirstOrThrow(),
  ]);
  return {
    pending: Number(pending.many),
    dead: Number(dead.many),
    failing: Number(failing.many),
    /** When the first of the failing was written down, ISO 8601; null when there is none. */
    since: failing.since,
  };
}

/** The notices that were given up, or those that failed and are tried again; the last first. */
export function listNotices(
  { db }: Database,
  state: 'dead' | 'failing',
  { before, limit }: PageAt,
): Promise<readonly StaffNotice[]> {
  const stored = state === 'dead' ? ('dead' as const) : ('pending' as const);
  return selectNotices(db)
    .where('state', '=', sql.lit(stored))
    .$if(state === 'failing', (query) => query.where('last_error', 'is not', null))
    .$if(before !== undefined, (query) => query.where('outbox.id', '<', before ?? 0))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute();
}

/** A page of both, the last first. */
export async function pageOfNotices(database: Database, at: PageAt): Promise<Page<StaffNotice>> {
  const more = { ...at, limit: at.limit + 1 };
  const found = await Promise.all(
    (['dead', 'failing'] as const).map((state) => listNotices(database, state, more)),
  );
  return pageOf(
    found.flat().toSorted((one, other) => other.id - one.id),
    at,
  );
}

/** The notices about one sign-up, in their order. */
export function noticesOf({ db }: Database, waitlistId: number) {
  return selectNotices(db).where('waitlist_id', '=', waitlistId).orderBy('outbox.id').execute();
}

/**
 * Puts notices that were given up, or failed and wait for their next try, back in the queue: with the same key, the tries counted on, and
 * the whole patience again. What a server has in hand is not given to another.
 * @param key of one notice; undefined takes all
 * @param isDeadOnly only those that were given up
 * @returns how many
 */
export async function reviveNotices(
  { db }: Database,
  key: string | undefined,
  now: Date,
  isDeadOnly = false,
): Promise<number> {
  const query = db
    .updateTable('outbox')
    .set({
      state: 'pending',
      next_attempt_at: now.toISOString(),
      give_up_at: new Date(now.getTime() + patienceMs).toISOString(),
      lease_until: null,
    })
    .$if(key !== undefined, (update) => update.where('key', '=', key ?? ''))
    .where(({ eb, and, or }) => {
      const dead = eb('state', '=', sql.lit('dead' as const));
      const failing = and([
        eb('state', '=', sql.lit('pending' as const)),
        eb('last_error', 'is not', null),
        or([eb('lease_until', 'is', null), eb('lease_until', '<=', now.toISOString())]),
      ]);
      return isDeadOnly ? dead : or([dead, failing]);
    });
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
}

/** What became of the notice with a key; undefined when there is none. */
export async function readNoticeState(
  { db }: Database,
  key: string,
): Promise<StaffNotice['state'] | undefined> {
  const found = await db.selectFrom('outbox').select('state').where('key', '=', key).executeTakeFirst();
  return found?.state;
}

/** Names of what the page's buttons send: a notice's key, all of them, or a test. */
export const noticeButtons = { key: 'chave', all: 'todos', test: 'teste' } as const;

/** What came of a test, a sentence for each receiver. */
export function tellTest(results: Awaited<ReturnType<Outbox['test']>>): string {
  const { test } = words;
  const told = results.map(({ to, delivery }) =>
    delivery.status === 'delivered' ? test.arrived(to) : test.failed(to, noticeReason(delivery.reason)),
  );
  return told.join(' ');
}

/** Sending a notice that failed at once, or all of them, or a test; leads back to the page. A test that does not arrive says why. */
export const noticesForm: PostedForm<
  object,
  never,
  { readonly database: DatabaseHandle; readonly outbox: Pick<Outbox, 'test' | 'wake'> }
> = {
  read: () => ({}),
  async receive(_, fields, { database, outbox }, { actor }) {
    if (fields.has(noticeButtons.test)) {
      await recordAudit(database, { action: 'test', subject: 'notice', ...actor });
      const results = await outbox.test();
      if (results.length === 0) return { status: 422, problem: words.test.nobody };
      return results.every(({ delivery }) => delivery.status === 'delivered')
        ? { path: `${words.path}?feito=testado` }
        : { status: 502, problem: tellTest(results) };
    }
    const key = fields.get(noticeButtons.key) ?? undefined;
    const isAll = fields.has(noticeButtons.all);
    const revived = await database.db.transaction().execute(async (db) => {
      const many =
        key === undefined && !isAll ? 0 : await reviveNotices({ db }, isAll ? undefined : key, new Date());
      if (many > 0)
        await recordAudit({ db }, { action: 'resend', subject: 'notice', detail: String(many), ...actor });
      return many;
    });
    outbox.wake();
    return { path: `${words.path}?feito=${revived > 0 ? 'fila' : 'sumiu'}` };
  },
};

/** What the outbox tells, and to whom, in the staff's words. */
export const noticeLabels = {
  'lead-email': 'e-mail à equipe',
  'lead-webhook': 'webhook',
  'confirmation-email': 'e-mail à pessoa',
  'update-webhook': 'correção por webhook',
  'removal-email': 'saída por e-mail à equipe',
  'removal-webhook': 'saída por webhook',
  'request-webhook': 'pedido por webhook',
  'request-email': 'link do pedido à pessoa',
} as const satisfies Record<OutboxKind, string>;

export const stateLabels = { pending: 'pendente', delivered: 'entregue', dead: 'abandonado' } as const;
