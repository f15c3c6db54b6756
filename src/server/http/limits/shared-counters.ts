import { hash, scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { plannedOnce } from '#server/database/postgres.ts';
import { withinTime } from '#shared/time-limit.ts';
import { type Count, type Counters, type FullCount, memoryCounters } from './counters.ts';

/** How long a count may take before this process goes on with its own, in milliseconds. */
const patienceMs = 500;
/** For how long it then counts by itself: a database that hangs must not cost every write that wait. */
const aloneMs = 5_000;
const cleanEveryMs = 5 * 60_000;

/** Writes in a window, and the seconds until it ends, by the names of the counts. */
type Writes = Map<string, { readonly writes: number; readonly seconds: number }>;

/** What one statement adds, and the counts as they are then. */
interface Batch {
  readonly added: Writes;
  readonly counted: Promise<Writes>;
}

/**
 * Counts in PostgreSQL, for all servers together, with one statement at a time. Where it can't, this process counts by itself: a
 * sign-up does not depend on it.
 * @param secret known to all of the servers; addresses stand in the table as hashes under it
 * @param log hears that this process counts by itself
 */
export function sharedCounters({
  db,
  secret,
  log,
}: Database & {
  readonly secret: string;
  readonly log: Pick<Logger, 'warn'>;
}): Counters {
  const own = memoryCounters();
  /** When each count that is full begins anew: until then it is refused without a query. */
  const full = new Map<string, number>();
  /** What comes while a statement is under way goes with the next, so that the servers do not queue for the counts that all writes share. */
  let underWay: Promise<unknown> = Promise.resolve();
  let waiting: Batch | undefined;
  let aloneUntil = 0;

  function findFull(named: ReadonlyMap<string, Count>): FullCount | undefined {
    for (const [name, count] of named) {
      const leftMs = (full.get(name) ?? 0) - performance.now();
      if (leftMs > 0) return { count, seconds: Math.ceil(leftMs / 1000) };
    }
    return undefined;
  }

  async function addAll(added: Writes): Promise<Writes> {
    const each = [...added.values()];
    const [writes, seconds] = [each.map((one) => one.writes), each.map((one) => one.seconds)];
    // Locked in one order, so that no two statements wait for each other.
    const { rows } = await sql<{ readonly key: string; readonly writes: number; readonly seconds: number }>`
      insert into write_counts as known (key, writes, ends_at)
      select key, writes, now() + seconds * interval '1 second'
      from unnest(${[...added.keys()]}::text[], ${writes}::integer[], ${seconds}::integer[]) as added (key, writes, seconds)
      order by key
      on conflict (key) do update set
        writes = case when known.ends_at <= now() then excluded.writes else greatest(known.writes + excluded.writes, 0) end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning key, writes, ceil(extract(epoch from ends_at - now()))::integer as seconds ${plannedOnce}`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.key, row]));
  }

  function openBatch(): Batch {
    const added: Writes = new Map();
    const counted = underWay.then(() => {
      waiting = undefined;
      return addAll(added);
    });
    underWay = counted.catch(() => undefined);
    return { added, counted };
  }

  /**
   * Adds a write to each count, also to a full one: that happens once in a window, because then it is known to be full. Each is judged by
   * its place in its batch, as if it had come alone.
   */
  async function addShared(named: ReadonlyMap<string, Count>): Promise<FullCount | undefined> {
    waiting ??= openBatch();
    const { added, counted } = waiting;
    // More than fit into a window are not all in it: what is refused for sure takes no room in the wider ones.
    for (const [name, count] of named) {
      if ((added.get(name)?.writes ?? 0) < count.most) continue;
      return { count, seconds: (await counted).get(name)?.seconds ?? 1 };
    }
    const places = new Map<string, number>();
    for (const [name, { seconds }] of named) {
      const writes = (added.get(name)?.writes ?? 0) + 1;
      added.set(name, { writes, seconds });
      places.set(name, writes);
    }
    const rows = await counted;
    let found: FullCount | undefined;
    for (const [name, count] of named) {
      const { writes = 0, seconds = 1 } = rows.get(name) ?? {};
      if (writes >= count.most) full.set(name, performance.now() + seconds * 1000);
      const after = (added.get(name)?.writes ?? 0) - (places.get(name) ?? 0);
      if (writes - after > count.most) found ??= { count, seconds };
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
    return withinTime(shared(), patienceMs, 'counting took too long').catch((error: unknown) => {
      if (performance.now() >= aloneUntil) log.warn({ err: error }, 'counting alone');
      aloneUntil = performance.now() + aloneMs;
      return alone();
    });
  }

  function clean(): void {
    for (const [name, until] of full) if (until <= performance.now()) full.delete(name);
    // What stays behind for now is removed the next time.
    sql`delete from write_counts where key in
      (select key from write_counts where ends_at <= now() for update skip locked)`
      .execute(db)
      .catch(() => undefined);
  }

  setInterval(clean, cleanEveryMs).unref();
  return {
    add(counts) {
      const named = nameAll(counts);
      const found = findFull(named);
      if (found !== undefined) return found;
      return ask(
        () => addShared(named),
        () => own.add(counts),
      );
    },
    async takeBack(counts) {
      const named = nameAll(counts);
      for (const name of named.keys()) full.delete(name);
      // In no window: where none goes on, none begins.
      const taken = new Map([...named.keys()].map((name) => [name, { writes: -1, seconds: 0 }]));
      await ask<unknown>(
        () => addAll(taken),
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
export function countersOf(
  databaseUrl: string | undefined,
  { db }: Database,
  log: Pick<Logger, 'warn'>,
): Counters {
  if (databaseUrl === undefined) return memoryCounters();
  // Made slowly: an address that somebody knows must not let them guess the password in it from a copy of the table.
  const secret = scryptSync(databaseUrl, 'counts of the servers', 32).toString('base64url');
  return sharedCounters({ db, secret, log });
}
