import type { Insertable, Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { pagesOf } from '#server/database/keyset-pages.ts';
import type { Schema } from '#server/database/tables.ts';
import { dayOf, startOfDay } from '#shared/dates.ts';

/** What is counted: a view of a page that sells, a form begun there, a form sent that was stored. */
export type CountKind = Schema['day_counts']['kind'];

/** Where campaigns go that are too many for a day. */
export const otherCampaigns = 'outras';

/**
 * Counts of a day, page, campaign and kind at most, so that invented campaigns fill nothing, and 90 days of them are summed up at once
 * (`npm run bench -- staff`); the rest is `outras`.
 */
export const mostKeys = 500;

const storeEveryMs = 60_000;

export type DayCounts = ReturnType<typeof createDayCounts>;

/** Adds to what is stored, in a transaction. */
export async function addCounts(
  transaction: Kysely<Schema>,
  rows: readonly Insertable<Schema['day_counts']>[],
): Promise<void> {
  await transaction
    .insertInto('day_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'campaign', 'kind'])
        .doUpdateSet(({ eb, ref }) => ({ n: eb('day_counts.n', '+', ref('excluded.n')) })),
    )
    .execute();
}

/**
 * Counts what visitors do without knowing them: nothing but a number per day, page, campaign and kind (R-EQ-30).
 * @param now the clock, in milliseconds since 1970
 */
export function createDayCounts({ db }: Database, log: Pick<Logger, 'warn'>, now: () => number = Date.now) {
  let counts = new Map<string, number>();
  /** What has been counted on this day, stored or not. */
  const known = new Set<string>();
  let day = '';
  let dayEnds = 0;
  let storing = Promise.resolve();

  function keyOf(kind: CountKind, page: string, campaign: string): string {
    // Neither page nor campaign has a line break.
    const key = [day, page, campaign, kind].join('\n');
    if (known.has(key)) return key;
    if (known.size >= mostKeys && campaign !== '' && campaign !== otherCampaigns) {
      return keyOf(kind, page, otherCampaigns);
    }
    known.add(key);
    return key;
  }

  async function storeTaken(): Promise<void> {
    const taken = counts;
    counts = new Map();
    // In one order, so that no two servers wait for each other.
    const rows = [...taken].sort().map(([key, n]) => {
      const [ofDay = '', page = '', campaign = '', kind = 'view'] = key.split('\n');
      return { day: ofDay, page, campaign, kind: kind as CountKind, n };
    });
    if (rows.length === 0) return;
    try {
      await db.transaction().execute(async (transaction) => {
        for (const page of pagesOf(rows)) await addCounts(transaction, page);
      });
    } catch (error) {
      for (const [key, n] of taken) counts.set(key, (counts.get(key) ?? 0) + n);
      log.warn({ err: error }, 'counts not stored');
    }
  }

  const store = () => {
    storing = storing.then(storeTaken);
    return storing;
  };
  return {
    /** Counts one, in memory; `campaign` is its name, undefined for none. */
    add(kind: CountKind, page: string, campaign = ''): void {
      const moment = now();
      if (moment >= dayEnds) {
        day = dayOf(new Date(moment));
        dayEnds = Date.parse(startOfDay(day, 1));
        known.clear();
      }
      const key = keyOf(kind, page, campaign);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** Stores what was counted since the last time. What can't be stored is tried again; never throws. */
    store,
    /** Stores once a minute from now on, without keeping the process alive. */
    start: () => void setInterval(store, storeEveryMs).unref(),
  };
}
