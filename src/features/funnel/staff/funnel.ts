import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { dayOf, daysBetween, lastDays } from '#shared/dates.ts';
import type { CountKind } from '../day-counts.ts';

/** How often a page, or what a campaign led to, was seen, begun and sent; the name of no campaign is empty. */
export type FunnelRow = Awaited<ReturnType<typeof readFunnel>>['pages'][number];

/** The days that an address asks for, both included; its query names them `7`, `30`, `90`, or a month as `2026-10`. */
export type FunnelPeriod = ReturnType<typeof funnelPeriods>[number];

/** The periods that the page offers: days up to today, and the last months that are over. */
export function funnelPeriods(now: Date) {
  const months = [1, 2, 3].map((before) => {
    const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
    const day = (months: number, ofMonth: number) =>
      new Date(Date.UTC(year, month - 1 + months, ofMonth)).toISOString().slice(0, 10);
    const since = day(-before, 1);
    return { name: since.slice(0, 7), since, until: day(1 - before, 0) };
  });
  return [...[7, 30, 90].map((days) => ({ name: String(days), ...lastDays(now, days) })), ...months];
}

/** What pages and campaigns can be sorted by, the most first: what is equal, by the others in this order. */
export const funnelOrders = ['sent', 'begun', 'views', 'rate'] as const;
export type FunnelOrder = (typeof funnelOrders)[number];

export async function readFunnel(
  { db }: Database,
  { since, until }: Pick<FunnelPeriod, 'since' | 'until'>,
  order: FunnelOrder = 'sent',
) {
  const many = (kind: CountKind) => sql<number>`sum(case when kind = ${sql.lit(kind)} then n else 0 end)`;
  const by = async (column: 'day' | 'page' | 'campaign') => {
    const rows = await db
      .selectFrom('day_counts')
      .select(({ ref }) => [
        ref(column).as('name'),
        many('view').as('views'),
        many('begun').as('begun'),
        many('sent').as('sent'),
        sql<number>`coalesce(1.0 * ${many('sent')} / nullif(${many('view')}, 0), 0)`.as('rate'),
      ])
      .where('day', '>=', since)
      .where('day', '<=', until)
      .groupBy(column)
      .orderBy(order, 'desc')
      .orderBy('sent', 'desc')
      .orderBy('begun', 'desc')
      .orderBy('views', 'desc')
      .orderBy(column)
      // A period has fewer days.
      .limit(100)
      .execute();
    return rows.map(({ name, views, begun, sent }) => {
      return { name, views: Number(views), begun: Number(begun), sent: Number(sent) };
    });
  };
  const [days, pages, campaigns, { first }] = await Promise.all([
    by('day'),
    by('page'),
    by('campaign'),
    db
      .selectFrom('day_counts')
      .select(({ fn }) => fn.min<string | null>('day').as('first'))
      .executeTakeFirstOrThrow(),
  ]);
  const ofDay = new Map(days.map((row) => [row.name, row]));
  return {
    /** The first day of all that was counted; undefined before there is one. */
    first: first ?? undefined,
    /** Every day of the period, in order. */
    days: daysBetween(since, until, 92).map((day) => {
      const { views = 0, begun = 0, sent = 0 } = ofDay.get(day) ?? {};
      return { day, views, begun, sent };
    }),
    pages,
    campaigns,
  };
}
