import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '../../../../tests/support/database/database.ts';
import { migratedDatabase } from '../../../../tests/support/database/migrated-database.ts';
import type { DatabaseHandle } from '../../database/database.ts';
import type { Counters } from './counters.ts';
import { sharedCounters } from './shared-counters.ts';

const count = (key: string, most = 5) => ({ window: 'minute', key, most, seconds: 60 });
/** Adds a write to the count of each letter, all at once. */
const addEach = async (counters: Counters, letters: string) => {
  const found = await Promise.all([...letters].map((key) => counters.add([count(key)])));
  return found.map((full) => (full === undefined ? '+' : '-')).join('');
};

describe.runIf(kinds.includes('postgres'))('writes that come at once', () => {
  const own = migratedDatabase('postgres');
  afterEach(() => sql`delete from write_counts`.execute(own.db()));
  const server = (secret = 'x') => {
    // A busy machine takes longer than a server waits for a count; then it would count by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    return sharedCounters({ db: own.db(), secret, log: { warn: vi.fn() } });
  };
  const counted = async () => {
    const { rows } = await sql<{ readonly key: string; readonly writes: number }>`
      select key, writes from write_counts order by ctid`.execute(own.db());
    return rows;
  };
  const total = async () => (await counted()).reduce((sum, { writes }) => sum + writes, 0);

  test('are each judged by their place, and all counted', async () => {
    const counters = server();
    expect(await addEach(counters, 'aab')).toBe('+++');
    expect(await addEach(counters, 'abaabaa')).toBe('+++++--');
    expect(await total()).toBe(10);
  });

  test('and while a statement is under way, go with the next', async () => {
    const counters = server();
    await counters.add([count('b')]);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const first = addEach(counters, 'aaa');
    await expect.poll(() => asked.mock.calls.length, { interval: 0 }).toBe(1);
    const second = addEach(counters, 'aaa');
    expect([await first, await second, asked.mock.calls.length]).toEqual(['+++', '++-', 2]);
  });

  test('are locked in one order, so that no two servers wait for each other', async () => {
    await addEach(server(), 'qwertyuiopasdfghjklzxcvbnm');
    const keys = (await counted()).map(({ key }) => key);
    expect(keys).toHaveLength(26);
    const { rows } = await sql`select key from write_counts order by key`.execute(own.db());
    expect(rows).toEqual(keys.map((key) => ({ key })));
  });

  test('take of a wider bound no more than of their own, and are told of the narrow one', async () => {
    const counters = server();
    const wide = { ...count('', 200), window: 'wide' };
    const found = await Promise.all(
      Array.from({ length: 250 }, () => counters.add([count('guesses', 10), wide])),
    );
    expect(found.filter((full) => full === undefined)).toHaveLength(10);
    expect(found.at(-1)).toEqual({ count: count('guesses', 10), seconds: 60 });
    expect(await counters.add([count('another', 10), wide])).toBeUndefined();
    expect(await total()).toBe(22);
    const both = await server().add([count('guesses', 10), { ...wide, most: 10 }]);
    expect(both).toMatchObject({ count: count('guesses', 10) });
    // The table's keys are hashes that only who has the secret can make.
    expect(await server('y').add([count('guesses', 10), { ...wide, most: 10 }])).toBeUndefined();
  });

  test('share a window, which ends when it said; the next begins with all of them', async () => {
    const counters = server();
    await addEach(counters, 'aaa');
    await sql`update write_counts set ends_at = now() + interval '7 seconds'`.execute(own.db());
    const found = await Promise.all([1, 2, 3].map(() => counters.add([count('a')])));
    expect(found).toEqual([undefined, undefined, { count: count('a'), seconds: 7 }]);
    await sql`update write_counts set ends_at = now()`.execute(own.db());
    vi.advanceTimersByTime(7_001);
    expect([await addEach(counters, 'aaa'), await addEach(counters, 'aaa')]).toEqual(['+++', '++-']);
  });

  test('do not wait for what is removed, nor it for them', async () => {
    await sql`insert into write_counts values ('old', 1, '2026-01-01'), ('held', 1, '2026-01-01')`.execute(
      own.db(),
    );
    await own
      .db()
      .transaction()
      .execute(async (transaction) => {
        await sql`select from write_counts where key = 'held' for update`.execute(transaction);
        await server().add([count('a')]);
        vi.advanceTimersByTime(5 * 60_000);
        await expect.poll(async () => (await counted()).map(({ key }) => key)).not.toContain('old');
      });
    expect(await counted()).toHaveLength(2);
  });
});

test('where counting fails each counts by itself, which the log says once, and asks again after 5 s', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const executeQuery = vi.fn().mockRejectedValue(new Error('connection terminated'));
  const executor = { executeQuery, transformQuery: (node: unknown) => node, compileQuery: () => ({}) };
  const db = { getExecutor: () => executor } as unknown as DatabaseHandle['db'];
  const warn = vi.fn();
  const counters = sharedCounters({ db, secret: 'x', log: { warn } });
  expect([await addEach(counters, 'aaaa'), await addEach(counters, 'aa')]).toEqual(['++++', '+-']);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'counting alone');
  const asked = executeQuery.mock.calls.length;
  vi.advanceTimersByTime(5_001);
  executeQuery.mockResolvedValue({ rows: [] });
  await addEach(counters, 'b');
  await addEach(counters, 'b');
  expect(executeQuery).toHaveBeenCalledTimes(asked + 2);
});
