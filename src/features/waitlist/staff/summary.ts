import { createdDay } from '#server/database/created-day.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { dayOf } from '#shared/dates.ts';
import { daysBetween, startOfDay } from '#shared/days.ts';
import { signUps } from './filter.ts';

/** Days that the charts and the shares below them cover, today included. */
export const summaryDays = 30;

/** Sign-ups of the last days up to now, beside those of as many days before them up to the same time of day. */
export interface PeriodCount {
  /** 1 is today. */
  readonly days: 1 | 7 | 30;
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
  /** These and the following: the largest first. */
  readonly sources: readonly Share<string>[];
  readonly sizes: readonly Share<SignUp['company_size']>[];
  readonly positions: readonly Share<string>[];
  readonly withPortal: number;
  readonly withoutPortal: number;
}

/** Counts the sign-ups. */
export async function readSummary(
  { db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>,
  now: Date,
): Promise<SignUpSummary> {
  const until = dayOf(now);
  const since = dayOf(new Date(Date.parse(startOfDay(until, 1 - summaryDays))));
  const recent = { since, until };
  const counted = await signUps(db, recent)
    .select(({ fn }) => [createdDay(kind).as('day'), 'source', fn.countAll<number>().as('many')])
    .groupBy(['day', 'source'])
    .execute();
  const days = daysBetween(since, until, summaryDays).map((day): DayCount => {
    const ofDay = counted.filter((row) => row.day === day);
    return {
      day,
      many: sum(ofDay),
      bySource: new Map(ofDay.map(({ source, many }) => [source, many])),
    };
  });
  const shares = async <Column extends 'company_size' | 'cargo' | 'has_news_portal'>(column: Column) =>
    signUps(db, recent)
      .select(({ fn }) => [column, fn.countAll<number>().as('many')])
      .groupBy(column)
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy(column)
      .execute();
  const [sizes, positions, portals] = await Promise.all([
    shares('company_size'),
    shares('cargo'),
    shares('has_news_portal'),
  ]);
  const { total } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total,
    periods: await Promise.all(([1, 7, 30] as const).map((length) => readPeriod({ db }, length, now))),
    days,
    sources: bySize(counted),
    sizes: sizes.map(({ company_size, many }) => ({ value: company_size, many })),
    positions: positions.map(({ cargo, many }) => ({ value: cargo, many })),
    withPortal: sum(portals.filter(({ has_news_portal }) => has_news_portal)),
    withoutPortal: sum(portals.filter(({ has_news_portal }) => !has_news_portal)),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

async function readPeriod(
  { db }: Pick<DatabaseHandle, 'db'>,
  days: PeriodCount['days'],
  now: Date,
): Promise<PeriodCount> {
  const start = startOfDay(dayOf(now), 1 - days);
  const earlier = (moment: string): string => new Date(Date.parse(moment) - days * dayMs).toISOString();
  const count = async (from: string, to: string): Promise<number> => {
    const { many } = await db
      .selectFrom('waitlist')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('created_at', '>=', from)
      .where('created_at', '<=', to)
      .executeTakeFirstOrThrow();
    return many;
  };
  const end = now.toISOString();
  return { days, many: await count(start, end), before: await count(earlier(start), earlier(end)) };
}

function bySize(
  rows: readonly { readonly source: string; readonly many: number }[],
): readonly Share<string>[] {
  const totals = new Map<string, number>();
  for (const { source, many } of rows) totals.set(source, (totals.get(source) ?? 0) + many);
  return [...totals]
    .map(([value, many]) => ({ value, many }))
    .sort((a, b) => b.many - a.many || (a.value < b.value ? -1 : 1));
}

const sum = (rows: readonly { readonly many: number }[]): number =>
  rows.reduce((total, { many }) => total + many, 0);
