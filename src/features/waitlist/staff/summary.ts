import { type RawBuilder, sql } from 'kysely';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';
import { otherCargo } from '#features/waitlist/rules/field-schemas.ts';
import { type CountedRange, countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { dayOf } from '#shared/dates.ts';
import { daysBetween, lastDays, startOfDay } from '#shared/days.ts';
import { readSources } from './sources.ts';

/** Days that the summary covers, today included. */
export const summaryDays = 30;

/** Sign-ups of the last days up to now, beside those of as many days before them up to the same time of day. */
interface PeriodCount {
  /** 1 is today, 7 is today and the six days before it. */
  readonly days: (typeof periods)[number];
  readonly many: number;
  readonly before: number;
}

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

/** The sign-ups in numbers. All but `total` are of the last {@link summaryDays} days. */
export interface SignUpSummary {
  /** Everybody on the list. */
  readonly total: number;
  readonly periods: readonly PeriodCount[];
  /** Each of the days, in order. */
  readonly days: readonly DayCount[];
  /** These and the following: the largest first. Of sources past the first 300 there is only what `days` counts. */
  readonly sources: readonly Share<string>[];
  /** Null: not asked or not answered. */
  readonly sizes: readonly Share<SignUp['company_size']>[];
  /** `outro` stands for all that people typed themselves. */
  readonly positions: readonly Share<string>[];
  readonly withPortal: number;
  readonly withoutPortal: number;
}

type Database = Pick<DatabaseHandle, 'db' | 'kind'>;

const periods = [1, 7, 30] as const;
const dayMs = 24 * 60 * 60 * 1000;

/** Counts the sign-ups up to a moment. */
export async function readSummary(database: Database, now: Date): Promise<SignUpSummary> {
  const days = eachOfLastDays(now, summaryDays);
  const whole = { from: startOfDay(days[0] ?? dayOf(now)), to: startOfDay(dayOf(now), 1) };
  const count = (ranges: readonly CountedRange[], column?: string, condition?: RawBuilder<boolean>) =>
    countRanges(
      database,
      { table: 'waitlist', ...(column && { column }), ...(condition && { condition }) },
      ranges,
    );
  const [total, ofOlderDays, partsBefore, [withPortal = 0], { bySource, isCut }, sizes, positions] =
    await Promise.all([
      countAll(database),
      count(
        eachOfLastDays(now, 2 * summaryDays)
          .slice(0, summaryDays)
          .map(rangeOf),
      ),
      count(periods.map((length) => sameTimeBefore(now, length))),
      count([whole], undefined, sql<boolean>`has_news_portal = true`),
      countSources(database, days),
      count(
        namedSizes.map((value) => ({ ...whole, value })),
        'company_size',
      ),
      count(
        namedPositions.map((value) => ({ ...whole, value })),
        'cargo',
      ),
    ]);
  // Where all sources are known, their sign-ups are all there are.
  const ofNewerDays = isCut
    ? await count(days.map(rangeOf))
    : days.map((_, index) => sum([...bySource.values()].map((counts) => counts[index] ?? 0)));
  const ofDays = [...ofOlderDays, ...ofNewerDays];
  const recent = sum(ofNewerDays);
  return {
    total,
    periods: periods.map((length, index) => ({
      days: length,
      many: sum(ofDays.slice(-length)),
      // Whole days, and the last one up to this time of day.
      before: sum(ofDays.slice(-2 * length, -length - 1)) + (partsBefore[index] ?? 0),
    })),
    days: days.map((day, index) => ({
      day,
      many: ofNewerDays[index] ?? 0,
      bySource: new Map(
        [...bySource].flatMap(([source, counts]) => {
          const many = counts[index] ?? 0;
          return many > 0 ? [[source, many] as const] : [];
        }),
      ),
    })),
    sources: shares([...bySource.keys()], [...bySource.values()].map(sum)),
    sizes: shares<SignUp['company_size']>(namedSizes, sizes, null, recent),
    positions: shares<string>(namedPositions, positions, otherCargo, recent),
    withPortal,
    withoutPortal: recent - withPortal,
  };
}

const namedSizes = companySizeOptions.map(({ value }) => value);
const namedPositions = cargoOptions.map(({ value }) => value).filter((value) => value !== otherCargo);

/** For each source its sign-ups per day, and whether some sources are missing. */
async function countSources(
  database: Database,
  days: readonly string[],
): Promise<{ readonly bySource: ReadonlyMap<string, readonly number[]>; readonly isCut: boolean }> {
  const { names, isCut } = await readSources(database);
  const counts = await countRanges(
    database,
    { table: 'waitlist', column: 'source' },
    names.flatMap((value) => days.map((day) => ({ ...rangeOf(day), value }))),
  );
  const bySource = new Map(
    names.map((source, index) => [source, counts.slice(index * days.length, (index + 1) * days.length)]),
  );
  return { bySource, isCut };
}

function eachOfLastDays(now: Date, many: number): readonly string[] {
  const { since, until } = lastDays(now, many);
  return daysBetween(since, until, many);
}

const rangeOf = (day: string): CountedRange => ({ from: startOfDay(day), to: startOfDay(day, 1) });

/** The last day of the period before one of so many days, up to the time of day that it is now. */
function sameTimeBefore(now: Date, days: number): CountedRange {
  return {
    from: startOfDay(dayOf(now), -days),
    to: new Date(now.getTime() - days * dayMs).toISOString(),
  };
}

/** Counts with their values, the largest first; what is missing from the total goes to the value of the rest. */
function shares<Value>(values: readonly Value[], counts: readonly number[], ...rest: [] | [Value, number]) {
  const [restValue, total] = rest;
  const named = values.map((value, index): Share<Value> => ({ value, many: counts[index] ?? 0 }));
  const others = total === undefined ? [] : [{ value: restValue as Value, many: total - sum(counts) }];
  return [...named, ...others].filter(({ many }) => many > 0).sort((a, b) => b.many - a.many);
}

async function countAll({ db }: Database): Promise<number> {
  const { many } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow();
  return many;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
