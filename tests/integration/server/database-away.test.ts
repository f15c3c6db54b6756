import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { type DatabaseHandle, migrateDatabase, openDatabase } from '#server/database/database.ts';
import { isDatabaseAway, sqlStateOf } from '#server/database/errors.ts';
import { plannedOnce } from '#server/database/postgres.ts';
import { openSqlite, sqlitePath } from '#server/database/sqlite.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { emptyDatabase, kinds, migratedEmptyDatabase } from '../../support/database/database.ts';
import { databaseForEach } from '../../support/database/migrated-database.ts';
import { pageRow, storedRow } from '../../support/database/signups.ts';
import { listen } from '../../support/raw-http.ts';

// R-OPS-17
type Line = Awaited<ReturnType<typeof lineTo>>;

/**
 * A way to PostgreSQL that can go deaf or break.
 * @param change what comes back, in place
 */
async function lineTo(databaseUrl: string, change: (answer: Buffer) => void = () => undefined) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // A line that once hung stays deaf: what was lost does not come back.
      let deaf = false;
      from.on('data', (bytes) => {
        deaf ||= line.isHanging;
        if (from === far) change(bytes);
        if (!deaf) to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(await listen(server));
  const line = {
    url: url.href,
    /** Whether both sides stay connected while nothing gets through; for new connections it may end. */
    isHanging: false,
    /** Every connection breaks. */
    cut(): void {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async [Symbol.asyncDispose]() {
      line.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.runIf(kinds.includes('postgres'))('a PostgreSQL at the end of a line', () => {
  const empty = databaseForEach(() => migratedEmptyDatabase('postgres'));
  let line: Line;
  let database: DatabaseHandle;

  beforeEach(async () => {
    line = await lineTo(empty.settings.databaseUrl ?? '');
    database = await openDatabase({ databaseUrl: line.url, dataDir: '' });
  });
  afterEach(async () => {
    await database.close();
    await line[Symbol.asyncDispose]();
  });

  test('hangs: a query fails within 5 s, a ping within 2, and their connections are not used again', async () => {
    line.isHanging = true;
    const start = performance.now();
    const work = [database.db.selectFrom('waitlist').select('id').execute(), database.ping()];
    const ended = work.map(async (one) => {
      expect(await failure(one)).toSatisfy(isDatabaseAway);
      return performance.now() - start;
    });
    const [queried, pinged] = await Promise.all(ended);
    expect(queried).toBeLessThan(6_000);
    expect(pinged).toBeLessThan(3_000);
    line.isHanging = false;
    await database.ping();
  });

  test('breaks: an idle connection that dies does not end the process, and the next query works', async () => {
    await database.ping();
    line.cut();
    // Long enough for the news to arrive while nobody uses the connection.
    await sleep(200);
    await database.ping();
  });

  test('breaks in a transaction: the error says so, and nothing is left half done', async () => {
    const work = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('waitlist').values(storedRow).execute();
      line.cut();
      await sleep(50);
      await sql`select 1`.execute(transaction);
    });
    expect(await failure(work)).toSatisfy(isDatabaseAway);
    expect(await database.db.selectFrom('waitlist').select('id').execute()).toEqual([]);
  });

  test('plans what every sign-up asks once for each connection, unless a pooler stands between', async () => {
    // As PgBouncer, which tells each client a process number of its own.
    await using pooler = await lineTo(line.url, (answer) => {
      const at = answer.indexOf('K\0\0\0\x0c');
      if (at >= 0) answer.writeInt32BE(1, at + 5);
    });
    await using pooled = await openDatabase({ databaseUrl: pooler.url, dataDir: '' });
    const planned = async ({ db }: DatabaseHandle) => {
      await sql`select 1 ${plannedOnce}`.execute(db);
      return (await sql`select statement from pg_prepared_statements`.execute(db)).rows;
    };
    expect(await planned(database)).toHaveLength(1);
    expect(await planned(pooled)).toEqual([]);
  });
});

// R-OPS-17
const connections = 3;

describe.runIf(kinds.includes('postgres'))('a lock on PostgreSQL that is held', () => {
  const empty = databaseForEach(() => migratedEmptyDatabase('postgres'));

  test('takes no more connections than the pool has, and what failed is not stored later (R-OPS-24)', async () => {
    await using database = await openDatabase(empty.settings, { max: connections, queryTimeoutMs: 1_200 });
    const other = new pg.Client({ connectionString: empty.settings.databaseUrl, application_name: 'other' });
    await other.connect();
    try {
      await other.query('begin; lock table waitlist in access exclusive mode');
      const failed = Array.from({ length: 12 }, (_, person) => {
        const row = { ...pageRow, email: `pessoa-${person}@x.example` };
        return failure(addToWaitlist(database, row, undefined));
      });
      // A statement of its own, outside of a transaction, has the same limit.
      failed.push(failure(database.db.deleteFrom('waitlist').execute()));
      for (const error of await Promise.all(failed)) expect(error).toSatisfy(isDatabaseAway);
      const look = async () => {
        const sessions = await other.query<{ many: number; waiting: number }>(
          `select count(*)::int as many, (count(*) filter (where state <> 'idle'))::int as waiting
           from pg_stat_activity where datname = current_database() and application_name = 'site'`,
        );
        expect(sessions.rows[0]?.many).toBeLessThanOrEqual(connections);
        expect(sessions.rows[0]?.waiting).toBe(0);
      };
      // A session says what failed just before it is idle. The wait is shorter than one for the lock.
      await vi.waitFor(look, { timeout: 100, interval: 5 });
      await other.query('commit');
      await sleep(300);
      expect(await database.db.selectFrom('waitlist').select('id').execute()).toEqual([]);
      expect(await addToWaitlist(database, pageRow, undefined)).toBe('added');
    } finally {
      await other.end();
    }
  });

  test('is waited for for 2 s by the server, a statement for 2.5 s, and a transaction that says nothing ends', async () => {
    await using database = await openDatabase(empty.settings);
    const settings = await sql<{ setting: string }>`
      select setting from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      database.db,
    );
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['10000', '2000', '2500']);
  });
});

// R-OPS-17
/** In place of the server's 5 s. */
const patienceMs = 500;
const notices = [{ kind: 'lead-webhook', recipient: null }] as const;

describe('a SQLite file that can’t be written to', () => {
  const empty = databaseForEach(() => emptyDatabase('sqlite'));
  let db: Kysely<Schema>;
  /** What another process does. */
  let other: DatabaseSync;

  beforeEach(async () => {
    await migrateDatabase(empty.settings);
    db = new Kysely<Schema>({ dialect: openSqlite(empty.settings.dataDir, patienceMs) });
    other = new DatabaseSync(sqlitePath(empty.settings.dataDir));
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
  });

  const signUp = (name: string, goals = pageRow.goals) =>
    addToWaitlist(
      { db, kind: 'sqlite' },
      { ...pageRow, email: `${name}@x.example`, goals },
      undefined,
      notices,
    );
  const emails = async () =>
    (await db.selectFrom('waitlist').select('email').orderBy('id').execute()).map(({ email }) => email);

  test('fails eight sign-ups when the patience of each is over, not one after the other, and stores none later', async () => {
    other.exec('begin immediate');
    const start = performance.now();
    const failed = Array.from({ length: 8 }, async (_, person) => {
      const error = await failure(signUp(`pessoa-${person}`));
      return { isAway: isDatabaseAway(error), ms: performance.now() - start };
    });
    for (const { isAway, ms } of await Promise.all(failed)) {
      expect(isAway).toBe(true);
      expect(ms).toBeGreaterThan(patienceMs - 10);
      expect(ms).toBeLessThan(2 * patienceMs);
    }
    other.exec('commit');
    await sleep(100);
    expect(await emails()).toEqual([]);
    expect(await signUp('depois')).toBe('added');
  });

  test('is read at once while a write waits for its turn', async () => {
    await signUp('antes');
    other.exec('begin immediate');
    const writing = signUp('durante');
    await sleep(20);
    expect(await emails()).toEqual(['antes@x.example']);
    other.exec('commit');
    expect(await writing).toBe('added');
  });

  test('is read beside a transaction as it was before it', async () => {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('waitlist').values(storedRow).execute();
      expect(await emails()).toEqual([]);
    });
    expect(await emails()).toEqual([storedRow.email]);
  });

  test('is no failure to who has removed something, and only waits for its traces to go', async () => {
    other.exec('begin immediate');
    const writing = failure(signUp('antes'));
    await truncateWal({ db, kind: 'sqlite' });
    await writing;
  });

  test('has no room left: the error says so, also in a transaction, and room makes it work again', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(db);
    let error: unknown;
    for (let person = 0; person < 100 && error === undefined; person += 1) {
      error = await failure(signUp(`pessoa-${person}`, 'a'.repeat(2_000)));
    }
    expect(sqlStateOf(error)).toBe('53100');
    expect(error).toSatisfy(isDatabaseAway);
    await sql`pragma max_page_count = 100000`.execute(db);
    expect(await signUp('depois')).toBe('added');
  });

  test('rolls back by itself, as it does when the disk is full at the commit: the error is the first one', async () => {
    await sql`create trigger fault before insert on outbox begin select raise(rollback, 'fault'); end`.execute(
      db,
    );
    expect(await failure(signUp('durante'))).toMatchObject({ message: 'fault' });
    await sql`drop trigger fault`.execute(db);
    expect(await emails()).toEqual([]);
    expect(await signUp('depois')).toBe('added');
  });
});
