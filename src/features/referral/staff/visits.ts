import { sql } from 'kysely';
import { countRanges } from '#server/database/count-ranges.ts';
import type { DatabaseOfKind } from '#server/database/database.ts';
import { dayOf, startOfDay } from '#shared/dates.ts';
import { invitation } from '../payload.ts';

/** Which visits. Days are those of São Paulo, both included. */
export interface VisitFilter {
  readonly since: string;
  readonly until: string;
  /** Domains at most: those with the most visits. */
  readonly limit: number;
}

/** What is known of the visits that came from the links on one site. */
export type ReferringDomain = Awaited<ReturnType<typeof readVisits>>['domains'][number];

/**
 * Reads the visits from other sites' links, by domain, and the sign-ups that followed: on a day (São Paulo) with a visit from the domain, from
 * its first visit on, through a form of the page that the links lead to. Neither a visit nor a sign-up says whose it is, so it can't be known
 * whether they are the same person. With visits from several domains on a day, the same sign-up counts for each. Whoever signs up on a later
 * day, or through another page, is not counted.
 */
export async function readVisits(database: DatabaseOfKind, filter: VisitFilter) {
  const { since, until, limit } = filter;
  const all = await database.db
    .selectFrom('site_referrals')
    .select(({ fn }) => [
      'referring_domain as domain',
      fn.countAll<number>().as('visits'),
      fn.max('created_at').as('last_visit'),
    ])
    .where('created_at', '>=', startOfDay(since))
    .where('created_at', '<', startOfDay(until, 1))
    .groupBy('referring_domain')
    .execute();
  const domains = all.sort((a, b) => b.visits - a.visits || (a.domain < b.domain ? -1 : 1)).slice(0, limit);
  const named = domains.map(({ domain }) => domain).filter((domain) => domain !== invitation);
  const followed = await countFollowed(database, named, filter);
  return {
    /** `followed` is undefined for an {@link invitation}, whose link leads to a form that everybody uses. */
    domains: domains.map((row) => ({ ...row, followed: followed.get(row.domain) })),
    /** Of all domains, also of those that are not listed. */
    visits: all.reduce((sum, { visits }) => sum + visits, 0),
  };
}

/** For each domain the sign-ups that came after its first visit of a day, until the day was over. */
async function countFollowed(
  database: DatabaseOfKind,
  domains: readonly string[],
  filter: VisitFilter,
): Promise<ReadonlyMap<string, number>> {
  const visits = await readFirstVisits(database, domains, filter);
  // Between one first visit of a day and the next, so that no sign-up is counted more than once here.
  const steps = [...Map.groupBy(visits, ({ day }) => day)].flatMap(([day, ofDay]) =>
    ofDay
      .sort((a, b) => (a.first < b.first ? -1 : 1))
      .map((visit, index) => ({ ...visit, to: ofDay[index + 1]?.first ?? startOfDay(day, 1) })),
  );
  const counts = await countRanges(
    database,
    { table: 'waitlist', column: 'source' },
    steps.map(({ first, to }) => ({ from: first, to, value: 'sites-para-jornais' })),
  );
  const followed = new Map<string, number>();
  let later = 0;
  for (const [index, { domain, day }] of [...steps.entries()].reverse()) {
    if (steps[index + 1]?.day !== day) later = 0;
    later += counts[index] ?? 0;
    followed.set(domain, (followed.get(domain) ?? 0) + later);
  }
  return followed;
}

async function readFirstVisits(
  { db, kind }: DatabaseOfKind,
  domains: readonly string[],
  { since, until }: VisitFilter,
) {
  if (domains.length === 0) return [];
  const day =
    kind === 'sqlite'
      ? sql`date(created_at, '-3 hours')`
      : sql`(created_at at time zone interval '-3 hours')::date`;
  const rows = await db
    .selectFrom('site_referrals')
    .select(({ fn }) => ['referring_domain as domain', fn.min('created_at').as('first')])
    .where('created_at', '>=', startOfDay(since))
    .where('created_at', '<', startOfDay(until, 1))
    .where('referring_domain', 'in', domains)
    .groupBy(['referring_domain', day])
    .execute();
  return rows.map((row) => ({ ...row, day: dayOf(new Date(row.first)) }));
}
