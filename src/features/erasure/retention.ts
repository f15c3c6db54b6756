import type { Kysely } from 'kysely';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { dayMs, monthsBefore } from '#shared/dates.ts';
import { removeSignUps } from './remove.ts';

/** A table, and the moment from which its period counts, `created_at` when left out; a row without one stays. */
type Dated = {
  readonly [Table in keyof Schema]: {
    readonly table: Table;
    readonly column?: Extract<keyof Schema[Table], 'created_at' | 'done_at'>;
  };
}[keyof Schema];

/** One period of the privacy policy: rows whose `column` is older are removed. */
export type RetentionRule = Dated & {
  readonly months: number;
  readonly days?: number;
  /** The period counts from the launch of Portal AI 1.0, and ends its waiting list. */
  readonly afterLaunch?: boolean;
  /** Name of the rows for the staff. */
  readonly label: string;
  /** Where it is promised: the table of the privacy policy, and docs/lgpd.md. */
  readonly source: string;
};

/** How long a sign-up is kept at the most; the link to leave works as long (waitlist/leave/leave.ts). */
export const waitlistMonths = 24;

/** Every period that ends by removing a row. Log and backups are kept outside the site (docs/lgpd.md). */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'waitlist',
    months: waitlistMonths,
    label: 'inscrições',
    source: 'no máximo 24 meses depois do cadastro',
  },
  {
    table: 'waitlist',
    months: 12,
    afterLaunch: true,
    label: 'inscrições do Portal AI 1.0',
    source: 'até 12 meses depois do lançamento',
  },
  { table: 'held_sign_ups', months: 0, days: 30, label: 'inscrições retidas', source: '30 dias' },
  { table: 'site_referrals', months: 12, label: 'visitas de divulgação', source: '12 meses' },
  { table: 'consents', months: 60, label: 'recibos de cookies', source: '5 anos' },
  {
    table: 'data_requests',
    column: 'done_at',
    months: 60,
    label: 'pedidos respondidos',
    source: '5 anos depois da resposta',
  },
  { table: 'erasures', months: 60, label: 'marcas de quem foi apagado', source: '5 anos' },
  { table: 'staff_audit', months: 24, label: 'registros das páginas da equipe', source: '24 meses' },
  { table: 'day_counts', months: 24, label: 'contagens por dia', source: '24 meses' },
];

/** Where one signs up for Portal AI 1.0 (`source`). */
const portalSources = ['portal-ai-dedicated', 'sites-para-jornais'];

/**
 * The moment before which a rule's rows are past their period.
 * @param launched moment of the launch; undefined when there was none yet
 * @returns undefined while the rule has no row to remove
 */
export function cutoff(rule: RetentionRule, now: Date, launched: Date | undefined): Date | undefined {
  if (!rule.afterLaunch) return monthsBefore(new Date(now.getTime() - (rule.days ?? 0) * dayMs), rule.months);
  const end = launched && monthsBefore(launched, -rule.months);
  return end && end <= now ? end : undefined;
}

const batch = 5_000;
/** Of sign-ups: taking each out of the embedded database's search takes half a millisecond, and `removeSignUps` takes a thousand at the most. */
const signUpBatch = 250;

/** The rows of a rule that are older than its cutoff. */
function expired(
  db: Kysely<Schema>,
  { table, column = 'created_at', afterLaunch = false }: RetentionRule,
  before: Date,
) {
  const { ref } = db.dynamic;
  return db
    .selectFrom(table)
    .where(ref(column), '<', before.toISOString())
    .$if(afterLaunch, (query) => query.where(ref('source'), 'in', portalSources));
}

/** How many rows of a rule are older than its cutoff. */
export function countExpired({ db }: Database, rule: RetentionRule, before: Date): Promise<number> {
  return countRows(expired(db, rule, before));
}

/** Removes them, in pieces, so that the server never waits long for its turn to write; whoever may have a copy of a sign-up is told. Returns how many went. */
export async function removeExpired({ db }: Database, rule: RetentionRule, before: Date): Promise<number> {
  const { table } = rule;
  const most = table === 'waitlist' ? signUpBatch : batch;
  for (let removed = 0; ; ) {
    const rows = await expired(db, rule, before).select('id').orderBy('id').limit(most).execute();
    const ids = rows.map(({ id }) => id);
    if (table === 'waitlist')
      await db.transaction().execute((transaction) => removeSignUps(transaction, ids));
    else if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute();
    removed += ids.length;
    if (ids.length < most) return removed;
  }
}
