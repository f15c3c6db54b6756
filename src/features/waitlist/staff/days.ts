import { type CountedRange, countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { startOfDay } from '#shared/days.ts';
import { readSources } from './sources.ts';

/** How many sign-ups have a value. */
export interface Share<Value> {
  readonly value: Value;
  readonly many: number;
}

/** The sign-ups of one day in São Paulo. */
export interface DayCount {
  /** `2026-03-05` */
  readonly day: string;
  readonly many: number;
  /** By source; one without a sign-up on that day is missing. */
  readonly bySource: ReadonlyMap<string, number>;
}

/** Sign-ups by day and by source. */
export interface DayCounts {
  /** In the order asked for. */
  readonly days: readonly DayCount[];
  /** Over all of the days, the largest first. Of sources past the first 300 there is only what `days` counts. */
  readonly sources: readonly Share<string>[];
}

/**
 * Counts the sign-ups of each day, by source, for the staff's summary.
 * @param days each as `2026-03-05`
 */
export async function countDays(
  database: Pick<DatabaseHandle, 'db' | 'kind'>,
  days: readonly string[],
): Promise<DayCounts> {
  const table = 'waitlist';
  const { names, isCut } = await readSources(database);
  const ranges = days.map((day): CountedRange => ({ from: startOfDay(day), to: startOfDay(day, 1) }));
  const counts = await countRanges(
    database,
    { table, column: 'source' },
    names.flatMap((value) => ranges.map((range) => ({ ...range, value }))),
  );
  const bySource = names.map((value, index) => ({
    value,
    counts: counts.slice(index * days.length, (index + 1) * days.length),
  }));
  // Where all sources are known, their sign-ups are all there are.
  const totals = isCut ? await countRanges(database, { table }, ranges) : undefined;
  return {
    days: days.map((day, index) => {
      const ofDay = bySource.flatMap(({ value, counts: own }) => {
        const many = own[index] ?? 0;
        return many > 0 ? [[value, many] as const] : [];
      });
      return {
        day,
        many: totals?.[index] ?? sum(ofDay.map(([, many]) => many)),
        bySource: new Map(ofDay),
      };
    }),
    sources: largestFirst(bySource.map(({ value, counts: own }) => ({ value, many: sum(own) }))),
  };
}

/** The values that there are, the largest first. */
export function largestFirst<Value>(shares: readonly Share<Value>[]): readonly Share<Value>[] {
  return shares.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many);
}

/** All counts together. */
export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
