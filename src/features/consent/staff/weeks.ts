import { type RawBuilder, sql } from 'kysely';
import { countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseOfKind } from '#server/database/database.ts';
import { dayOf, startOfDay } from '#shared/dates.ts';

/** The decisions about cookies of one week. */
export type ConsentWeek = Awaited<ReturnType<typeof readConsentWeeks>>[number];

/**
 * Counts the decisions by week, the newest first, the one under way included. A decision that a person changes later counts again: the proofs
 * don't say who decided.
 * @param weeks how many
 */
export async function readConsentWeeks(database: DatabaseOfKind, now: Date, weeks: number) {
  const mondays = Array.from({ length: weeks }, (_, index) => mondayOf(dayOf(now), -index));
  const ranges = mondays.map((monday) => ({ from: startOfDay(monday), to: startOfDay(monday, 7) }));
  const count = (condition?: RawBuilder<boolean>) =>
    countRanges(database, { table: 'consents', ...(condition && { condition }) }, ranges);
  const [all, accepted, rejected] = await Promise.all([
    count(),
    count(sql<boolean>`analytics = true and functional = true and marketing = true`),
    count(sql<boolean>`analytics = false and functional = false and marketing = false`),
  ]);
  return mondays.map((monday, index) => {
    const [on = 0, off = 0] = [accepted[index], rejected[index]];
    return {
      /** In São Paulo, `2026-03-02`. */
      monday,
      /** Every category that can be chosen is on. */
      accepted: on,
      /** All of them are off. */
      rejected: off,
      /** Some on, some off. */
      configured: (all[index] ?? 0) - on - off,
    };
  });
}

/** The Monday of a day's week, `weeks` later. */
function mondayOf(day: string, weeks: number): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayOf(new Date(startOfDay(day, weeks * 7 - sinceMonday)));
}
