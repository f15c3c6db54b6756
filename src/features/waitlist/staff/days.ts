import { allLists, type List, listOf, listSources } from '#content/waitlist-lists.ts';
import { type CountedRange, countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { startOfDay } from '#shared/dates.ts';

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
  /** By list; one without a sign-up on that day is missing. */
  readonly byList: ReadonlyMap<List, number>;
}

/** Sign-ups by day and by list. */
export interface DayCounts {
  /** In the order asked for. */
  readonly days: readonly DayCount[];
  /** Over all of the days, the largest first. */
  readonly lists: readonly Share<List>[];
}

/**
 * Counts the sign-ups of each day, by list, for the staff's summary.
 * @param days each as `2026-03-05`
 */
export async function countDays(
  database: Pick<DatabaseHandle, 'db' | 'kind'>,
  days: readonly string[],
): Promise<DayCounts> {
  const table = 'waitlist';
  const ranges = days.map((day): CountedRange => ({ from: startOfDay(day), to: startOfDay(day, 1) }));
  const sources = Object.values(listSources).flat();
  const [totals, counts] = await Promise.all([
    countRanges(database, { table }, ranges),
    countRanges(
      database,
      { table, column: 'source' },
      sources.flatMap((value) => ranges.map((range) => ({ ...range, value }))),
    ),
  ]);
  const counted = days.map((day, index) => {
    const many = totals[index] ?? 0;
    const byList = new Map<List, number>();
    let others = many;
    for (const [place, source] of sources.entries()) {
      const ofSource = counts[place * days.length + index] ?? 0;
      others -= ofSource;
      if (ofSource > 0) byList.set(listOf(source), (byList.get(listOf(source)) ?? 0) + ofSource);
    }
    if (others > 0) byList.set('other', others);
    return { day, many, byList };
  });
  return {
    days: counted,
    lists: largestFirst(
      allLists.map((value) => ({ value, many: sum(counted.map(({ byList }) => byList.get(value) ?? 0)) })),
    ),
  };
}

/** The values that there are, the largest first. */
export function largestFirst<Value>(shares: readonly Share<Value>[]): readonly Share<Value>[] {
  return shares.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many);
}

/** All counts together. */
export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
