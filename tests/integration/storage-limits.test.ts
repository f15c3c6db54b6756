import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { memoryCounters } from '#server/http/limits/counters.ts';
import { createFreeSpace } from '#server/http/limits/free-space.ts';
import { sharedCounters } from '#server/http/limits/shared-counters.ts';
import { createStorageLimits, type StorageLimits } from '#server/http/limits/storage-limits.ts';
import type { StoredKind } from '#server/http/limits/stored-kind.ts';
import { kinds } from '../support/database.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

/** The usual numbers. */
const writesPerMinute = 20;

/** How many of so many writes pass. */
async function passed(
  limits: StorageLimits,
  kind: StoredKind,
  writes: number,
  keyOf: (n: number) => string = () => '192.0.2.1',
): Promise<number> {
  let many = 0;
  for (let n = 0; n < writes; n += 1) many += Number((await limits.consume(kind, keyOf(n))).allowed);
  return many;
}

describe('what strangers can make the site store (R-API-18)', () => {
  test('an address has an hour’s share of each kind, and the answer says when the hour is over', async () => {
    const limits = createStorageLimits({ writesPerMinute });
    expect(await passed(limits, 'proof', 200)).toBe(120);
    expect(await limits.consume('proof', '192.0.2.1')).toEqual({
      allowed: false,
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600),
    });
    // A flood of proofs takes no sign-up's place.
    expect(await limits.consume('signUp', '192.0.2.1')).toEqual({ allowed: true });
    expect(await limits.consume('proof', '192.0.2.2')).toEqual({ allowed: true });
  });

  test('all together have a bound, which one address alone can’t use up', async () => {
    const refused: string[] = [];
    const limits = createStorageLimits({
      writesPerMinute,
      onRefusal: (kind, bound) => refused.push(`${kind} ${bound}`),
    });
    expect(await passed(limits, 'dataRequest', 1_000)).toBe(20);
    expect(await passed(limits, 'dataRequest', 400, (n) => `198.51.100.${n}`)).toBe(280);
    expect(new Set(refused)).toEqual(new Set(['dataRequest address', 'dataRequest all']));
  });

  test('what a wider bound refuses is kept nowhere', async () => {
    const counters = memoryCounters();
    const wide = { window: 'wide', key: '', most: 10, seconds: 60 };
    const add = (n: number) =>
      counters.add([{ window: 'narrow', key: String(n), most: 1, seconds: 60 }, wide]);
    for (let n = 0; n < 10; n += 1) expect(await add(n)).toBeUndefined();
    expect(await add(10)).toMatchObject({ count: wide });
    // Counted by itself it still has its whole share.
    expect(await counters.add([{ window: 'narrow', key: '10', most: 1, seconds: 60 }])).toBeUndefined();
    expect(await counters.add([{ window: 'narrow', key: '9', most: 1, seconds: 60 }])).toBeDefined();
  });

  test('a day has a share of its own, after which it is hours', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = createStorageLimits({ writesPerMinute: 1 });
    // One in twenty of the usual: 3 generations an hour, 12 a day.
    const hours: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      hours.push(await passed(limits, 'generation', 10));
      vi.advanceTimersByTime(60 * 60 * 1000 + 1);
    }
    expect(hours).toEqual([3, 3, 3, 3, 0, 0]);
  });

  test('another limit for the minute changes all of them in proportion', async () => {
    const limits = createStorageLimits({ writesPerMinute: 200 });
    expect(await passed(limits, 'dataRequest', 1_000)).toBe(200);
  });
});

describe('a disk that is nearly full', () => {
  const gigabyte = 1024 ** 3;
  const limitsAt = (free: number, size = 100 * gigabyte) =>
    createStorageLimits({
      writesPerMinute,
      space: createFreeSpace('/', async () => ({ bsize: 4096, blocks: size / 4096, bavail: free / 4096 })),
    });
  const taken = async (limits: StorageLimits) => {
    const all = ['proof', 'referral', 'held', 'generation', 'dataRequest', 'signUp'] as const;
    const answers = await Promise.all(
      all.map((kind) => limits.consume(kind, '192.0.2.1').then(() => kind, isDatabaseAway)),
    );
    return answers;
  };

  test('stops proofs, referrals and what is kept apart first, and sign-ups never (R-API-20)', async () => {
    const all = ['proof', 'referral', 'held', 'generation', 'dataRequest', 'signUp'];
    expect(await taken(limitsAt(gigabyte))).toEqual(all);
    // `true`: an error that says that the database can't be used, which is answered 503.
    expect(await taken(limitsAt(0.4 * gigabyte))).toEqual([true, true, true, ...all.slice(3)]);
    expect(await taken(limitsAt(0.05 * gigabyte))).toEqual([true, true, true, true, true, 'signUp']);
    expect(await taken(limitsAt(0))).toEqual([true, true, true, true, true, 'signUp']);
  });

  test('is a matter of its size, and one that says nothing refuses nothing', async () => {
    expect(await taken(limitsAt(0.06 * gigabyte, gigabyte))).toEqual(await taken(limitsAt(gigabyte)));
    const silent = createFreeSpace('/', () => Promise.reject(new Error('ENOSYS')));
    expect(await silent.isTooLittle('proof')).toBe(false);
    // The real one.
    expect(await createFreeSpace('/proc').isTooLittle('signUp')).toBe(false);
  });
});

describe.runIf(kinds.includes('postgres'))('several servers on one PostgreSQL', () => {
  const own = migratedDatabase('postgres');
  const server = (secret = 'postgres://um/dois', writes = writesPerMinute) =>
    createStorageLimits({
      writesPerMinute: writes,
      counters: sharedCounters({ db: own.db(), secret }),
    });

  const rowCount = async () => {
    const { rows } = await sql`select key from write_counts`.execute(own.db());
    return rows.length;
  };

  test('count together, and keep no address (R-API-19)', async () => {
    const [one, other] = [server(), server()];
    expect(await passed(one, 'dataRequest', 12)).toBe(12);
    expect(await passed(other, 'dataRequest', 20)).toBe(8);
    expect(await one.consume('dataRequest', '192.0.2.1')).toMatchObject({ allowed: false });
    const { rows } = await sql`select * from write_counts`.execute(own.db());
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  test('have one bound for all, and keep nothing of who is refused once they know that it is met', async () => {
    // One in twenty of the usual 300 an hour.
    const [one, other] = [server('all', 1), server('all', 1)];
    const keyOf = (n: number) => `198.51.100.${n}`;
    expect(await passed(one, 'dataRequest', 14, keyOf)).toBe(14);
    expect(await passed(other, 'dataRequest', 1, () => '203.0.113.1')).toBe(1);
    expect(await passed(one, 'dataRequest', 1, () => '203.0.113.2')).toBe(0);
    const before = await rowCount();
    expect(await passed(one, 'dataRequest', 50, (n) => `192.0.2.${n}`)).toBe(0);
    expect(await passed(other, 'dataRequest', 50, (n) => `192.0.2.${n}`)).toBe(0);
    expect(await rowCount()).toBe(before);
  });

  test('let no more through than the bound when they write at once', async () => {
    const servers = [server('once'), server('once')];
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => servers[n % 2]?.consume('dataRequest', '192.0.2.1')),
    );
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(20);
  });

  test('without the database each goes on counting by itself, after half a second at the most (R-API-19)', async () => {
    const away = await openDatabase(own.settings());
    // What a hanging line looks like to the counters, which use nothing else of it.
    const executor = { executeQuery: () => sleep(60_000, undefined, { ref: false }) };
    const hanging = {
      getExecutor: () => ({ ...executor, transformQuery: (node: unknown) => node, compileQuery: () => ({}) }),
    };
    const limits = createStorageLimits({
      writesPerMinute,
      counters: sharedCounters({ db: hanging as unknown as typeof away.db, secret: 'x' }),
    });
    const start = performance.now();
    expect(await passed(limits, 'dataRequest', 30, () => '203.0.113.9')).toBe(20);
    expect(performance.now() - start).toBeLessThan(1_500);
    await away.close();
  });
});
