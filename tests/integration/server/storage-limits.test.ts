import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { DatabaseHandle } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { watchDisk } from '#server/http/free-space.ts';
import { createLimits, type Limits, type StoredKind, storing } from '#server/http/limits/limits.ts';
import { sharedCounters } from '#server/http/limits/shared-counters.ts';
import { waitlist } from '../../../src/api/index.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { callRoute, type EndpointParts, json, noOutbox } from '../../support/endpoint.ts';

/** The usual numbers. */
const writesPerMinute = 20;

/** How many of so many writes pass. */
async function passed(
  limits: Limits,
  kind: StoredKind,
  writes: number,
  keyOf: (n: number) => string = () => '192.0.2.1',
): Promise<number> {
  let many = 0;
  for (let n = 0; n < writes; n += 1) many += Number((await tryToStore(limits, kind, keyOf(n))).allowed);
  return many;
}

/** Stores a row that is nowhere. */
const tryToStore = (limits: Limits, kind: StoredKind, key = '192.0.2.1') =>
  limits.store(kind, key, async () => kind);

describe('what strangers can make the site store (R-API-18)', () => {
  test('an address has an hour’s share of each kind, and the answer says when the hour is over', async () => {
    const limits = createLimits({ writesPerMinute });
    expect(await passed(limits, 'proof', 200)).toBe(120);
    expect(await tryToStore(limits, 'proof')).toEqual({
      allowed: false,
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600),
    });
    // A flood of proofs takes no sign-up's place.
    expect(await tryToStore(limits, 'signUp')).toEqual({ allowed: true, stored: 'signUp' });
    expect(await tryToStore(limits, 'proof', '192.0.2.2')).toEqual({ allowed: true, stored: 'proof' });
  });

  test('a minute has a share of each client’s, counted apart for what pages send by themselves (R-API-6, R-OPS-5)', async () => {
    const { consume } = createLimits({ writesPerMinute: 1 });
    expect(await consume('write', 'a')).toEqual({ allowed: true });
    const retryAfterSeconds = expect.toSatisfy((seconds) => seconds > 50 && seconds <= 60);
    expect(await consume('write', 'a')).toEqual({ allowed: false, retryAfterSeconds });
    expect(await consume('write', 'b')).toEqual({ allowed: true });
    expect(await consume('background', 'a')).toEqual({ allowed: true });
    for (let n = 0; n < 6; n += 1) expect(await consume('count', 'a')).toEqual({ allowed: true });
    expect(await consume('count', 'a')).toMatchObject({ allowed: false });
  });

  test('all together have a bound, which one address alone can’t use up', async () => {
    const refused: string[] = [];
    const limits = createLimits({
      writesPerMinute,
      onRefusal: (kind, bound) => refused.push(`${kind} ${bound}`),
    });
    expect(await passed(limits, 'dataRequest', 1_000)).toBe(20);
    expect(await passed(limits, 'dataRequest', 400, (n) => `198.51.100.${n}`)).toBe(280);
    expect(new Set(refused)).toEqual(new Set(['dataRequest address', 'dataRequest all']));
  });

  test('a request counts as what it turns out to store, and not where strangers store nothing', async () => {
    const limits = createLimits({ writesPerMinute });
    const key = '192.0.2.1';
    for (let n = 0; n < 21; n += 1) await storing(limits, 'signUp', key).store(async () => n, 'held');
    const { store } = storing(limits, 'signUp', key);
    expect(await store(async () => 1, 'held')).toMatchObject({ allowed: false });
    expect(await store(async () => 1)).toEqual({ allowed: true, stored: 1 });
    expect(await storing(limits, undefined, key).store(async () => 1)).toEqual({ allowed: true, stored: 1 });
  });

  test('a day has a share of its own, after which it is hours', async () => {
    vi.useFakeTimers();
    const limits = createLimits({ writesPerMinute: 1 });
    // One in twenty of the usual: 3 generations an hour, 12 a day.
    const hours: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      hours.push(await passed(limits, 'generation', 10));
      vi.advanceTimersByTime(60 * 60 * 1000 + 1);
    }
    expect(hours).toEqual([3, 3, 3, 3, 0, 0]);
  });
});

describe('a disk that is nearly full', () => {
  const gigabyte = 1024 ** 3;
  const limitsAt = (free: number, size = 100 * gigabyte) =>
    createLimits({
      writesPerMinute,
      isDiskFull: watchDisk('/', () => ({ bsize: 4096, blocks: size / 4096, bavail: free / 4096 })),
    });
  const all = ['proof', 'referral', 'held', 'generation', 'dataRequest', 'signUp'] as const;
  const taken = (limits: Limits) =>
    Promise.all(all.map((kind) => tryToStore(limits, kind).then(() => kind, isDatabaseAway)));

  test('stops proofs, referrals and what is kept apart first, and sign-ups never (R-API-20)', async () => {
    expect(await taken(limitsAt(gigabyte))).toEqual(all);
    // `true`: an error that says that the database can't be used, which is answered 503.
    expect(await taken(limitsAt(0.4 * gigabyte))).toEqual([true, true, true, ...all.slice(3)]);
    expect(await taken(limitsAt(0.05 * gigabyte))).toEqual([true, true, true, true, true, 'signUp']);
    expect(await taken(limitsAt(0))).toEqual([true, true, true, true, true, 'signUp']);
  });

  test('is a matter of its size, and one that says nothing refuses nothing', async () => {
    expect(await taken(limitsAt(0.06 * gigabyte, gigabyte))).toEqual(await taken(limitsAt(gigabyte)));
    const silent = watchDisk('/', () => {
      throw new Error('ENOSYS');
    });
    expect(silent('large')).toBe(false);
  });
});

describe.runIf(kinds.includes('postgres'))('several servers on one PostgreSQL', () => {
  const own = migratedDatabase('postgres');
  const server = (secret: string) =>
    createLimits({
      writesPerMinute,
      counters: sharedCounters({ db: own.db(), secret, log: { warn: vi.fn() } }),
    });

  test('store what is under way when a bound is met, and nothing after it; a minute’s writes are exact', async () => {
    // On a busy machine 40 at once take longer than a server waits for a count; then each would count by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const atOnce = async (write: (n: number) => Promise<{ readonly allowed: boolean }> | undefined) => {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => write(n)));
      return answers.filter((answer) => answer?.allowed).length;
    };
    const servers = [server('once'), server('once')];
    const store = (n: number) => servers[n % 2]?.store('dataRequest', '192.0.2.1', async () => n);
    expect(await atOnce(store)).toBe(40);
    expect(await atOnce(store)).toBe(0);
    expect(await atOnce((n) => servers[n % 2]?.consume('write', '192.0.2.1'))).toBe(20);
  });

  test('where counting hangs, what is stored stays stored, and each goes on counting by itself (R-API-19)', async () => {
    const executeQuery = () => sleep(60_000, undefined, { ref: false });
    // All that the counters use of a database.
    const executor = { executeQuery, transformQuery: (node: unknown) => node, compileQuery: () => ({}) };
    const db = { getExecutor: () => executor } as unknown as DatabaseHandle['db'];
    const counters = sharedCounters({ db, secret: 'x', log: { warn: vi.fn() } });
    const limits = createLimits({ writesPerMinute, counters });
    const start = performance.now();
    expect(await passed(limits, 'dataRequest', 30)).toBe(20);
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  test('take a sign-up that waits for the database twice: for its minute, then for row, notice and count at once (R-API-19)', async () => {
    const parts: EndpointParts = {
      database: own.handle(),
      limits: server('trips'),
      outbox: { ...noOutbox, targets: [{ kind: 'lead-webhook', recipient: null }] },
    };
    const signUp = (email: string) =>
      callRoute(waitlist, '/api/waitlist', json({ ...dialogRow, email }), parts);
    // The first opens the connections.
    expect(await signUp('a@jornal.example')).toMatchObject({ status: 201 });
    let [sent, inSequence, answered] = [0, 0, 0];
    const query = pg.Client.prototype.query as (...args: readonly unknown[]) => Promise<unknown>;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: unknown, ...args) {
      const turn = answered + 1;
      sent += 1;
      inSequence = Math.max(inSequence, turn);
      const result = await query.apply(this, args);
      answered = Math.max(answered, turn);
      return result;
    });
    expect(await signUp('b@jornal.example')).toMatchObject({ status: 201 });
    expect({ sent, inSequence }).toEqual({ sent: 3, inSequence: 2 });
    const notices = await own.db().selectFrom('outbox').select('kind').execute();
    expect(notices).toHaveLength(2);
  });
});
