import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import { withinTime } from '#shared/within-time.ts';
import type { Count, Counters, Met } from './counters.ts';
import { memoryCounters } from './memory-counters.ts';

/** How long a count may take before this process goes on with its own, in milliseconds. */
const patienceMs = 500;
/** For how long it then counts by itself: a database that hangs must not cost every write that wait. */
const aloneMs = 5_000;
const cleanEveryMs = 5 * 60_000;

/** What sharing counts needs. */
export interface SharedParts {
  readonly db: DatabaseHandle['db'];
  /** Known to all of the servers; addresses stand in the table as hashes under it. */
  readonly secret: string;
}

/** A count as the database has it after a write, or as it is while the write is refused. */
interface CountRow {
  /** Which of the write's counts. */
  readonly place: number;
  readonly writes: number;
  readonly seconds: number;
  readonly refused: boolean;
}

/**
 * Counts in PostgreSQL, for all servers together, with one statement for each write: rate-limiter-flexible's own store takes one for
 * each count, and made sign-ups three times slower. Where it can't, this process counts by itself: a sign-up does not depend on it.
 */
export function sharedCounters({ db, secret }: SharedParts): Counters {
  const own = memoryCounters();
  /** Counts that are over, and when they begin anew. Who is over one asks the database nothing more. */
  const over = new Map<string, number>();
  let aloneUntil = 0;
  let cleanAt = 0;

  const nameOf = ({ window, key }: Count): string =>
    `${window}:${createHmac('sha256', secret).update(key).digest('base64url')}`;

  async function addShared(counts: readonly Count[], names: readonly string[]): Promise<Met | undefined> {
    const wanted = counts.map(
      ({ most, seconds, kept }, place) =>
        sql`(${place}::integer, ${names[place]}::text, ${most}::integer, ${seconds}::integer,
          ${kept?.writes ?? 0}::integer, ${kept ? counts.indexOf(kept.forNewIn) : null}::integer)`,
    );
    // Everybody's count is locked first, so that no two statements wait for each other.
    const { rows } = await sql<CountRow>`
      with wanted (place, key, most, seconds, kept, kept_for_new_in) as (values ${sql.join(wanted)}),
      known as (select * from wanted join write_counts using (key) where ends_at > now()),
      met as (select * from known where writes >= most - case
        when kept_for_new_in in (select place from known) then kept else 0 end),
      added as (
        insert into write_counts as counted (key, writes, ends_at)
        select key, 1, now() + seconds * interval '1 second' from wanted
        where not exists (select from met) order by place desc
        on conflict (key) do update set
          writes = case when counted.ends_at <= now() then 1 else counted.writes + 1 end,
          ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
        returning key, writes, ends_at)
      select place, writes, ceil(extract(epoch from ends_at - now()))::integer as seconds, refused from (
        select place, added.writes, added.ends_at, false as refused from added join wanted using (key)
        union all select place, writes, ends_at, true from met) as found order by place`.execute(db);
    let met: Met | undefined;
    for (const { place, writes, refused, ...row } of rows) {
      const [count, name] = [counts[place], names[place]];
      if (count === undefined || name === undefined) continue;
      const seconds = Math.max(1, row.seconds);
      if (writes >= count.most) over.set(name, performance.now() + seconds * 1000);
      // What was added at the same moment was not seen.
      if (refused || writes > count.most) met ??= { count, seconds };
    }
    return met;
  }

  function findOver(counts: readonly Count[], names: readonly string[]): Met | undefined {
    for (const [place, count] of counts.entries()) {
      const leftMs = (over.get(names[place] ?? '') ?? 0) - performance.now();
      if (leftMs > 0) return { count, seconds: Math.ceil(leftMs / 1000) };
    }
    return undefined;
  }

  function clean(): void {
    const now = performance.now();
    if (now < cleanAt) return;
    cleanAt = now + cleanEveryMs;
    for (const [name, until] of over) if (until <= now) over.delete(name);
    // What stays behind for now is removed the next time.
    sql`delete from write_counts where ends_at <= now()`.execute(db).catch(() => undefined);
  }

  return {
    async add(counts) {
      const names = counts.map(nameOf);
      const met = findOver(counts, names);
      if (met !== undefined) return met;
      if (performance.now() < aloneUntil) return own.add(counts);
      clean();
      try {
        return await withinTime(addShared(counts, names), patienceMs, 'counting took too long');
      } catch {
        aloneUntil = performance.now() + aloneMs;
        return own.add(counts);
      }
    },
  };
}
