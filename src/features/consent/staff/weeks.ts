import { createdDay } from '#server/database/created-day.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { dayOf } from '#shared/dates.ts';
import { startOfDay } from '#shared/days.ts';

/** The decisions about cookies of one week. */
export interface ConsentWeek {
  /** Its Monday in São Paulo, `2026-03-02`. */
  readonly monday: string;
  /** Every category that can be chosen is on. */
  readonly accepted: number;
  /** All of them are off. */
  readonly rejected: number;
  /** Some on, some off. */
  readonly configured: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts the decisions by week, the newest first, the one under way included. A decision that a person changes later counts again: the proofs
 * don't say who decided.
 * @param weeks how many
 */
export async function readConsentWeeks(
  { db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>,
  now: Date,
  weeks: number,
): Promise<readonly ConsentWeek[]> {
  const mondays = Array.from({ length: weeks }, (_, index) => mondayOf(dayOf(now), -index));
  const counted = await db
    .selectFrom('consents')
    .select(({ fn }) => [
      createdDay(kind).as('day'),
      'analytics',
      'functional',
      'marketing',
      fn.countAll<number>().as('many'),
    ])
    .where('created_at', '>=', startOfDay(mondays.at(-1) ?? dayOf(now)))
    .groupBy(['day', 'analytics', 'functional', 'marketing'])
    .execute();
  const ofWeek = Map.groupBy(counted, ({ day }) => mondayOf(day));
  return mondays.map((monday) => {
    const week = { monday, accepted: 0, rejected: 0, configured: 0 };
    for (const { analytics, functional, marketing, many } of ofWeek.get(monday) ?? []) {
      const on = [analytics, functional, marketing].filter(Boolean).length;
      week[on === 3 ? 'accepted' : on === 0 ? 'rejected' : 'configured'] += many;
    }
    return week;
  });
}

/** The Monday of a day's week, `weeks` later. */
function mondayOf(day: string, weeks = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() + (weeks * 7 - sinceMonday) * dayMs).toISOString().slice(0, 10);
}
