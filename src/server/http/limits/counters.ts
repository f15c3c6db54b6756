import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DatabaseHandle } from '#server/database/database.ts';
import { withinTime } from '#shared/within-time.ts';
import { secondsToWait } from './write-limiter.ts';

/** One count that a write adds to: of a key, in a window that begins with its first write. */
export interface Count {
  /** Name of the window; the same name always has the same length and bound. */
  readonly window: string;
  readonly key: string;
  /** Writes that the window takes. */
  readonly most: number;
  readonly seconds: number;
}

/** A bound that was met. */
interface Met {
  readonly count: Count;
  /** Until its window ends, at least 1. */
  readonly seconds: number;
}

/** Counts writes. */
export interface Counters {
  /**
   * Adds a write to each.
   * @param counts from the narrow to the wide: a refused write is not to count against everybody
   * @returns the first bound that was met; undefined when there is room in all
   */
  add(counts: readonly Count[]): Promise<Met | undefined>;
}

/** Counts in this process's memory. */
export function memoryCounters(): Counters {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ window, most, seconds }: Count): RateLimiterMemory => {
    const known = limiters.get(window);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ keyPrefix: window, points: most, duration: seconds });
    limiters.set(window, made);
    return made;
  };
  return {
    async add(counts) {
      for (const count of counts) {
        try {
          await limiterOf(count).consume(count.key);
        } catch (rejection) {
          return { count, seconds: secondsToWait(rejection) };
        }
      }
      return undefined;
    },
  };
}

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

/**
 * Counts in PostgreSQL, for all servers together, with one statement for each write: rate-limiter-flexible's own store takes one for
 * each count, and made sign-ups three times slower. Where it can't, this process counts by itself: a sign-up does not depend on it.
 */
export function sharedCounters({ db, secret }: SharedParts): Counters {
  const own = memoryCounters();
  /** Counts that are over, and when they begin anew. Who is over one asks the database nothing more, and adds to no wider count. */
  const over = new Map<string, number>();
  let aloneUntil = 0;
  let cleanAt = 0;

  const nameOf = ({ window, key }: Count): string =>
    `${window}:${createHmac('sha256', secret).update(key).digest('base64url')}`;

  async function addShared(counts: readonly Count[]): Promise<Met | undefined> {
    const names = counts.map(nameOf);
    const values = counts.map(
      ({ seconds }, n) => sql`(${names[n]}, 1, now() + ${seconds} * interval '1 second')`,
    );
    // Everybody's count is locked first, so that no two statements wait for each other.
    const { rows } = await sql<{ key: string; writes: number; seconds: number }>`
      insert into write_counts as known (key, writes, ends_at) values ${sql.join(values.toReversed())}
      on conflict (key) do update set
        writes = case when known.ends_at <= now() then 1 else known.writes + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning key, writes, ceil(extract(epoch from known.ends_at - now()))::integer as seconds`.execute(db);
    let met: Met | undefined;
    counts.forEach((count, n) => {
      const row = rows.find(({ key }) => key === names[n]);
      if (row === undefined || row.writes < count.most) return;
      const seconds = Math.max(1, row.seconds);
      over.set(row.key, performance.now() + seconds * 1000);
      if (row.writes > count.most) met ??= { count, seconds };
    });
    return met;
  }

  function findOver(counts: readonly Count[]): Met | undefined {
    for (const count of counts) {
      const leftMs = (over.get(nameOf(count)) ?? 0) - performance.now();
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
      const met = findOver(counts);
      if (met !== undefined) return met;
      if (performance.now() < aloneUntil) return own.add(counts);
      clean();
      try {
        return await withinTime(addShared(counts), patienceMs, 'counting took too long');
      } catch {
        aloneUntil = performance.now() + aloneMs;
        return own.add(counts);
      }
    },
  };
}
