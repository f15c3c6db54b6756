import { sql } from 'kysely';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { allLists, type List, listOf, listSources } from '#content/waitlist-lists.ts';
import { otherCargo } from '#features/waitlist/rules/fields.ts';
import { type CountedRange, countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseOfKind } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { dayMs, dayOf, daysBetween, lastDays, startOfDay } from '#shared/dates.ts';

/** Days that the summary covers, today included. */
export const summaryDays = 30;

interface Share<Value> {
  readonly value: Value;
  readonly many: number;
}

/** The sign-ups of one day in São Paulo. */
export type DayCount = Awaited<ReturnType<typeof countDays>>[number];

/** The sign-ups in numbers. All but `total` are of the last {@link summaryDays} days. */
export type SignUpSummary = Awaited<ReturnType<typeof readSummary>>;

/** In days: 1 is today, 7 is today and the six days before it. */
const periods = [1, 7, summaryDays] as const;

export async function readSummary(database: DatabaseOfKind, now: Date) {
  const { since, until } = lastDays(now, summaryDays);
  const whole = { from: startOfDay(since), to: startOfDay(until, 1) };
  const count = (
    ranges: readonly CountedRange[],
    by: Omit<Parameters<typeof countRanges>[1], 'table'> = {},
  ) => countRanges(database, { table: 'waitlist', ...by }, ranges);
  const each = (values: readonly string[]) => values.map((value) => ({ ...whole, value }));
  const sameTime = periods.map((days) => new Date(now.getTime() - days * dayMs).toISOString());
  const before = startOfDay(since, -summaryDays);
  const [days, ofLastDays, older, [withPortal = 0], [notAsked = 0], sizes, positions] = await Promise.all([
    countDays(database, daysBetween(since, until, summaryDays)),
    // The last day of each shorter period before, up to the time of day that it is now.
    count(sameTime.slice(0, -1).map((to) => ({ from: startOfDay(dayOf(new Date(to))), to }))),
    // What is older than these days: each sign-up once.
    count([
      { from: before, to: sameTime.at(-1) ?? before },
      { from: sameTime.at(-1) ?? before, to: whole.from },
      { from: '1970-01-01T00:00:00.000Z', to: before },
    ]),
    count([whole], { condition: sql<boolean>`has_news_portal = true` }),
    count([whole], { condition: sql<boolean>`has_news_portal is null` }),
    count(each(namedSizes), { column: 'company_size' }),
    count(each(namedPositions), { column: 'cargo' }),
  ]);
  const recent = sum(days.map(({ many }) => many));
  return {
    total: recent + sum(older),
    /** Beside those of as many days before them, up to the same time of day. */
    periods: periods.map((length, index) => ({
      days: length,
      many: sum(days.slice(-length).map(({ many }) => many)),
      before:
        length === summaryDays
          ? (older[0] ?? 0)
          : sum(days.slice(-2 * length, -length - 1).map(({ many }) => many)) + (ofLastDays[index] ?? 0),
    })),
    days,
    lists: largestFirst(
      allLists.map((value) => ({ value, many: sum(days.map(({ byList }) => byList.get(value) ?? 0)) })),
    ),
    /** Null: not answered. */
    sizes: shares<SignUp['company_size']>(namedSizes, sizes, null, recent - notAsked),
    /** `outro` stands for all that people typed themselves. */
    positions: shares<string>(namedPositions, positions, otherCargo, recent),
    withPortal,
    withoutPortal: recent - withPortal - notAsked,
    /** Who was asked neither for a portal nor for a size: the dialogs' forms. */
    notAsked,
  };
}

const namedSizes = companySizeOptions.map(({ value }) => value);
const namedPositions = cargoOptions.map(({ value }) => value).filter((value) => value !== otherCargo);

/** Counts with their values, the largest first; what is missing from the total goes to the value of the rest. */
function shares<Value>(
  values: readonly Value[],
  counts: readonly number[],
  restValue: Value,
  total: number,
): readonly Share<Value>[] {
  const named = values.map((value, index) => ({ value, many: counts[index] ?? 0 }));
  return largestFirst([...named, { value: restValue, many: total - sum(counts) }]);
}

async function countDays(database: DatabaseOfKind, days: readonly string[]) {
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
  return days.map((day, index) => {
    const many = totals[index] ?? 0;
    /** One without a sign-up on that day is missing. */
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
}

/** The values that there are, the largest first. */
function largestFirst<Value>(shares: readonly Share<Value>[]): readonly Share<Value>[] {
  return shares.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many);
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
