import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/database/database.ts';
import { plannedOnce } from '#server/database/postgres.ts';
import { withinTime } from '#shared/time-limit.ts';
import { type Count, type Counters, type FullCount, memoryCounters } from './counters.ts';

/** How long a count may take before this process goes on with its own, in milliseconds. */
const patienceMs = 500;
/** For how long it then counts by itself: a database that hangs must not cost every write that wait. */
const aloneMs = 5_000;
const cleanEveryMs = 5 * 60_000;

/**
 * Counts in PostgreSQL, for all servers together, with one statement for each write. Where it can't, this process counts by itself: a
 * sign-up does not depend on it.
 * @param secret known to all of the servers; addresses stand in the table as hashes under it
 */
export function sharedCounters({
  db,
  secret,
}: Pick<DatabaseHandle, 'db'> & { readonly secret: string }): Counters {
  const own = memoryCounters();
  /** When each count that is full begins anew: until then it is refused without a query. */
  const full = new Map<string, number>();
  let aloneUntil = 0;
  let cleanAt = 0;

  function findFull(named: ReadonlyMap<string, Count>): FullCount | undefined {
    for (const [name, count] of named) {
      const leftMs = (full.get(name) ?? 0) - performance.now();
      if (leftMs > 0) return { count, seconds: Math.ceil(leftMs / 1000) };
    }
    return undefined;
  }

  /** Adds a write to each count, or takes it back; the counts as they are then, by their names. */
  async function change(named: ReadonlyMap<string, Count>, by: 1 | -1) {
    // The widest is locked first, so that no two statements wait for each other.
    const values = [...named].map(
      ([name, { seconds }]) =>
        sql`(${name}::text, ${Math.max(by, 0)}::integer, now() + ${seconds}::integer * interval '1 second')`,
    );
    const { rows } = await sql<{ readonly key: string; readonly writes: number; readonly seconds: number }>`
      insert into write_counts as known (key, writes, ends_at) values ${sql.join(values.reverse())}
      on conflict (key) do update set
        writes = case when known.ends_at <= now() then excluded.writes else greatest(known.writes + ${by}::integer, 0) end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning key, writes, ceil(extract(epoch from ends_at - now()))::integer as seconds ${plannedOnce}`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** Adds a write to each count, also to a full one: that happens once in a window, because then it is known to be full. */
  async function addShared(named: ReadonlyMap<string, Count>): Promise<FullCount | undefined> {
    const counted = await change(named, 1);
    let found: FullCount | undefined;
    for (const [name, count] of named) {
      const { writes = 0, seconds = 1 } = counted.get(name) ?? {};
      if (writes >= count.most) full.set(name, performance.now() + seconds * 1000);
      if (writes > count.most) found ??= { count, seconds };
    }
    return found;
  }

  const nameAll = (counts: readonly Count[]): ReadonlyMap<string, Count> =>
    new Map(
      counts.map((count) => [`${count.window}:${hash('sha256', secret + count.key, 'base64url')}`, count]),
    );

  /** Asks the database, or, where it can't tell in time, this process alone. */
  function ask<T>(shared: () => Promise<T>, alone: () => T | Promise<T>): T | Promise<T> {
    if (performance.now() < aloneUntil) return alone();
    return withinTime(shared(), patienceMs, 'counting took too long').catch(() => {
      aloneUntil = performance.now() + aloneMs;
      return alone();
    });
  }

  function clean(): void {
    const now = performance.now();
    if (now < cleanAt) return;
    cleanAt = now + cleanEveryMs;
    for (const [name, until] of full) if (until <= now) full.delete(name);
    // What stays behind for now is removed the next time.
    sql`delete from write_counts where ends_at <= now()`.execute(db).catch(() => undefined);
  }

  return {
    add(counts) {
      const named = nameAll(counts);
      const found = findFull(named);
      if (found !== undefined) return found;
      clean();
      return ask(
        () => addShared(named),
        () => own.add(counts),
      );
    },
    async takeBack(counts) {
      const named = nameAll(counts);
      for (const name of named.keys()) full.delete(name);
      await ask<unknown>(
        () => change(named, -1),
        () => own.takeBack(counts),
      );
    },
    has: async (count) =>
      ask(
        async () => {
          const [name] = nameAll([count]).keys();
          const { rows } = await sql`select 1 from write_counts
            where key = ${name} and writes > 0 and ends_at > now()`.execute(db);
          return rows.length > 0;
        },
        () => own.has(count),
      ),
  };
}

/** Where a server with this database counts. */
export function countersOf(databaseUrl: string | undefined, { db }: Pick<DatabaseHandle, 'db'>): Counters {
  return databaseUrl === undefined ? memoryCounters() : sharedCounters({ db, secret: databaseUrl });
}
