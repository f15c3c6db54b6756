import { type Selectable, sql } from 'kysely';
import { noticeReason, noticesPage as words } from '#content/staff/notices.ts';
import { staffMessages } from '#content/staff/pages.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { patienceMs } from '#features/outbox/enqueue.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { OutboxKind } from '#features/outbox/outbox-item.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import type { PostedForm } from '#server/http/posted-form.ts';

type Database = Pick<DatabaseHandle, 'db'>;

/** A notice, as the staff see it. */
export type StaffNotice = Pick<Selectable<Schema['outbox']>, (typeof shown)[number]>;

const shown = [
  'key',
  'kind',
  'waitlist_id',
  'state',
  'attempts',
  'last_error',
  'next_attempt_at',
  'created_at',
  'delivered_at',
] as const;

/** How many notices wait, and how many were given up. */
export interface NoticeCounts {
  readonly pending: number;
  readonly dead: number;
}

/** Counts the notices that did not arrive, which are few and have indexes of their own. */
export async function countUndelivered({ db }: Database): Promise<NoticeCounts> {
  const count = async (state: keyof NoticeCounts): Promise<number> => {
    const { many } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('state', '=', sql.lit(state))
      .executeTakeFirstOrThrow();
    return Number(many);
  };
  const [pending, dead] = await Promise.all([count('pending'), count('dead')]);
  return { pending, dead };
}

/** The notices that were given up, the last first. */
export function listDeadNotices({ db }: Database, limit: number): Promise<readonly StaffNotice[]> {
  return db
    .selectFrom('outbox')
    .select(shown)
    .where('state', '=', sql.lit('dead' as const))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The notices that failed and are tried again, the next one first. */
export function listFailingNotices({ db }: Database, limit: number): Promise<readonly StaffNotice[]> {
  return db
    .selectFrom('outbox')
    .select(shown)
    .where('state', '=', sql.lit('pending' as const))
    .where('last_error', 'is not', null)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** The notices about one sign-up, in their order. */
export function noticesOf({ db }: Database, waitlistId: number): Promise<readonly StaffNotice[]> {
  return db.selectFrom('outbox').select(shown).where('waitlist_id', '=', waitlistId).orderBy('id').execute();
}

/**
 * Puts notices that were given up back in the queue, with the same key and the whole patience again.
 * @param key of one notice, which may also be one that failed and waits for its next try; undefined takes all that were given up
 * @returns how many
 */
export async function reviveNotices({ db }: Database, key: string | undefined, now: Date): Promise<number> {
  const query = db
    .updateTable('outbox')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      give_up_at: new Date(now.getTime() + patienceMs).toISOString(),
      lease_until: null,
    })
    .where(({ eb, and, or }) =>
      key === undefined
        ? eb('state', '=', sql.lit('dead' as const))
        : and([
            eb('key', '=', key),
            or([
              eb('state', '=', sql.lit('dead' as const)),
              // What a server has in hand is not given to another.
              and([
                eb('state', '=', sql.lit('pending' as const)),
                eb('last_error', 'is not', null),
                or([eb('lease_until', 'is', null), eb('lease_until', '<=', now.toISOString())]),
              ]),
            ]),
          ]),
    );
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

/** Sending a notice that failed at once, or all that were given up, or a test; leads back to the page. A test that does not arrive says why. */
export const noticesForm: PostedForm<
  object,
  never,
  { readonly database: DatabaseHandle; readonly outbox: Pick<Outbox, 'test' | 'wake'> }
> = {
  messages: staffMessages,
  read: () => ({}),
  async receive(_, fields, { database, outbox }, { actor }) {
    if (fields.has(noticeButtons.test)) {
      await recordAudit(database, { action: 'test', subject: 'notice', ...actor });
      const results = await outbox.test();
      if (results.length === 0) return { status: 422, problem: words.test.nobody };
      const problems = results.flatMap(({ kind, delivery }) =>
        delivery.status === 'delivered'
          ? []
          : [words.test.failed(noticeLabels[kind], noticeReason(delivery.reason))],
      );
      return problems.length > 0
        ? { status: 502, problem: problems.join('; ') }
        : { path: `${words.path}?feito=testado` };
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

/** What became of a notice. */
export const stateLabels = { pending: 'pendente', delivered: 'entregue', dead: 'abandonado' } as const;
