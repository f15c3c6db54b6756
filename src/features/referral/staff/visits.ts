import { createdDay } from '#server/database/created-day.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { startOfDay } from '#shared/days.ts';

/** What is known of the visits that came from the links on one site. */
export interface ReferringDomain {
  readonly domain: string;
  readonly visits: number;
  /** The last of them (ISO 8601). */
  readonly last_visit: string;
  /**
   * Sign-ups that followed: on a day (São Paulo) with a visit from the domain, from the minute of its first visit on, through a form of the
   * page that the links lead to. Neither a visit nor a sign-up says whose it is, so it can't be known whether they are the same person.
   * With visits from several domains on a day, the same sign-up counts for each. Whoever signs up on a later day, or through another
   * page, is not counted.
   */
  readonly followed: number;
}

/** Which visits. Days are those of São Paulo, both included. */
export interface VisitFilter {
  readonly since: string;
  readonly until: string;
  /** Domains at most: those with the most visits. */
  readonly limit: number;
}

/** The visits of a period, and how many domains they came from. */
export interface Visits {
  readonly domains: readonly ReferringDomain[];
  /** Of all domains, also of those that are not listed. */
  readonly visits: number;
}

/** Where the forms of the page that the links lead to sign up. */
const pageSource = 'sites-para-jornais';

/** Reads the visits from other sites' links, and what followed them. */
export async function readVisits(
  { db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>,
  { since, until, limit }: VisitFilter,
): Promise<Visits> {
  const from = startOfDay(since);
  const to = startOfDay(until, 1);
  const domains = await db
    .selectFrom('site_referrals')
    .select(({ fn }) => [
      'referring_domain as domain',
      fn.countAll<number>().as('visits'),
      fn.max('created_at').as('last_visit'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('referring_domain')
    .orderBy('visits', 'desc')
    .orderBy('referring_domain')
    .limit(limit)
    .execute();
  const { visits } = await db
    .selectFrom('site_referrals')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  if (domains.length === 0) return { domains: [], visits };
  const firstVisits = await db
    .selectFrom('site_referrals')
    .select(({ fn }) => [
      'referring_domain as domain',
      createdDay(kind).as('day'),
      fn.min('created_at').as('first'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(
      'referring_domain',
      'in',
      domains.map(({ domain }) => domain),
    )
    .groupBy(['domain', 'day'])
    .execute();
  const signedUp = await db
    .selectFrom('waitlist')
    .select(['created_at', createdDay(kind).as('day')])
    .where('source', '=', pageSource)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  const ofDay = Map.groupBy(signedUp, ({ day }) => day);
  const followed = new Map<string, number>();
  for (const { domain, day, first } of firstVisits) {
    const later = (ofDay.get(day) ?? []).filter(({ created_at }) => created_at >= first).length;
    followed.set(domain, (followed.get(domain) ?? 0) + later);
  }
  return {
    domains: domains.map((row) => ({ ...row, followed: followed.get(row.domain) ?? 0 })),
    visits,
  };
}
