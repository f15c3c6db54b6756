// R-OPS-17
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { migrateDatabase } from '#server/database/database.ts';
import { isDatabaseAway, sqlStateOf } from '#server/database/errors.ts';
import { openSqlite, sqlitePath } from '#server/database/sqlite.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/database.ts';
import { pageRow, storedRow } from '../support/signups.ts';

/** In place of the server's 5 s. */
const patienceMs = 500;
const notices = [{ kind: 'lead-webhook', recipient: null }] as const;

describe('a SQLite file that can’t be written to', () => {
  let empty: EmptyDatabase;
  let db: Kysely<Schema>;
  /** What another process does. */
  let other: DatabaseSync;

  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
    await migrateDatabase(empty.settings);
    db = new Kysely<Schema>({ dialect: openSqlite(empty.settings.dataDir, patienceMs) });
    other = new DatabaseSync(sqlitePath(empty.settings.dataDir));
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
    await empty.remove();
  });

  const signUp = (name: string, goals = pageRow.goals) =>
    addToWaitlist({ db }, { ...pageRow, email: `${name}@x.example`, goals }, undefined, notices);
  const emails = async () =>
    (await db.selectFrom('waitlist').select('email').orderBy('id').execute()).map(({ email }) => email);
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  test('fails eight sign-ups when the patience of each is over, not one after the other, and stores none later', async () => {
    other.exec('begin immediate');
    const start = performance.now();
    const failed = Array.from({ length: 8 }, async (_, person) => {
      const error = await failureOf(signUp(`pessoa-${person}`));
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

  test('is waited for, in the order of arrival', async () => {
    other.exec('begin immediate');
    const added = Promise.all(['um', 'dois', 'tres'].map((name) => signUp(name)));
    await sleep(100);
    other.exec('commit');
    expect(await added).toEqual(['added', 'added', 'added']);
    expect(await emails()).toEqual(['um@x.example', 'dois@x.example', 'tres@x.example']);
  });

  test('is read at once while a write waits', async () => {
    await signUp('antes');
    other.exec('begin immediate');
    const done: string[] = [];
    const writing = failureOf(signUp('durante')).then(() => done.push('write'));
    await sleep(20);
    expect(await emails()).toEqual(['antes@x.example']);
    expect(done).toEqual([]);
    await writing;
  });

  test('is no failure to who has removed something, and only waits for its traces to go', async () => {
    other.exec('begin immediate');
    const writing = failureOf(signUp('antes'));
    await truncateWal({ db, kind: 'sqlite' });
    await writing;
  });

  test('is read at once beside a transaction, as it was before', async () => {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('waitlist').values(storedRow).execute();
      expect(await emails()).toEqual([]);
    });
    expect(await emails()).toEqual([pageRow.email]);
  });

  test('has no room left: the error says so, also in a transaction, and room makes it work again', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(db);
    let error: unknown;
    for (let person = 0; person < 100 && error === undefined; person += 1) {
      error = await failureOf(signUp(`pessoa-${person}`, 'a'.repeat(2_000)));
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
    expect(await failureOf(signUp('durante'))).toMatchObject({ message: 'fault' });
    await sql`drop trigger fault`.execute(db);
    expect(await emails()).toEqual([]);
    expect(await signUp('depois')).toBe('added');
  });
});
