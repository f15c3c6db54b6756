import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedDatabase } from '../../../tests/support/database/migrated-database.ts';
import { storedRow } from '../../../tests/support/database/signups.ts';
import { enqueue } from './enqueue.ts';
import { errorCode, startLane } from './lane.ts';
import type { Deliver, Delivery } from './outbox-item.ts';

const own = migratedDatabase('sqlite', 'outbox', 'waitlist');

test('an item whose row can’t be read waits for its lease, also past its last day, and holds up no other', async () => {
  const db = own.db();
  const { id } = await db.insertInto('waitlist').values(storedRow).returning('id').executeTakeFirstOrThrow();
  const add = () => enqueue(db, { waitlist_id: id }, [{ kind: 'lead-webhook', recipient: null }]);
  const items = () => db.selectFrom('outbox').select(['state', 'last_error']).orderBy('id').execute();
  let isAway = true;
  const reading: KyselyPlugin = {
    transformQuery({ node }) {
      if (isAway && node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"waitlist"'))
        throw new Error('the database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const deliver = vi.fn(async () => ({ status: 'delivered' }) as const);
  const onDead = vi.fn();
  const error = vi.fn();
  let later = 10 * 86_400_000;
  const leaseMs = 60_000;
  await add();
  const lane = startLane({
    database: { kind: 'sqlite', db: db.withPlugin(reading) },
    log: Object.assign(pino({ level: 'silent' }), { error }),
    kind: 'lead-webhook',
    deliver,
    timing: {
      leaseMs,
      attemptMs: 1_000,
      pollMs: 60_000,
      backoffMs: () => 60_000,
      now: () => new Date(Date.now() + later),
    },
    onDead,
  });
  onTestFinished(() => lane.stop(1_000));
  const waiting = { state: 'pending', last_error: null };
  const delivered = { state: 'delivered', last_error: null };
  await expect
    .poll(() => error.mock.calls)
    .toEqual([[{ err: expect.any(Error), kind: 'lead-webhook' }, 'outbox claim failed']]);
  isAway = false;
  await add();
  lane.wake();
  await expect.poll(items).toEqual([waiting, delivered]);
  later += leaseMs;
  lane.wake();
  await expect.poll(items).toEqual([delivered, delivered]);
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(onDead).not.toHaveBeenCalled();
});

test.each<[given: string, delivery: Delivery | undefined, kept: string | null]>([
  ['gone', undefined, null],
  ['refused at length', { status: 'refused', reason: 'x'.repeat(300) }, 'x'.repeat(200)],
])('an item that is %s leaves no more than that', async (_, delivery, kept) => {
  const db = own.db();
  const { id } = await db.insertInto('waitlist').values(storedRow).returning('id').executeTakeFirstOrThrow();
  await enqueue(db, { waitlist_id: id }, [{ kind: 'lead-webhook', recipient: null }]);
  const deliver = vi.fn<Deliver>(async () => delivery);
  const error = vi.fn();
  const onDead = vi.fn();
  const lane = startLane({
    database: { kind: 'sqlite', db },
    log: Object.assign(pino({ level: 'silent' }), { error }),
    kind: 'lead-webhook',
    deliver,
    timing: {
      leaseMs: 60_000,
      attemptMs: 1_000,
      pollMs: 60_000,
      backoffMs: () => 0,
      now: () => new Date(Date.now() + 60_000),
    },
    onDead,
  });
  await expect.poll(() => deliver.mock.calls.length).toBe(1);
  await lane.stop(1_000);
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({
    signUp: { id },
    request: undefined,
    removed: undefined,
  });
  expect(await db.selectFrom('outbox').select('last_error').execute()).toEqual([{ last_error: kept }]);
  expect(onDead).toHaveBeenCalledTimes(kept === null ? 0 : 1);
  expect(error.mock.calls.map(([, message]) => message)).toEqual(
    kept === null ? [] : ['outbox item given up'],
  );
});

test('of an error only its code or its type is kept', () => {
  const causedBy = (cause: unknown) => new TypeError('ana@x.example', { cause });
  const withCode = (code: unknown) => Object.assign(new RangeError('ana@x.example'), { code });
  expect(errorCode('ana@x.example')).toBe('unknown error');
  expect(errorCode(withCode('ETIMEDOUT'))).toBe('ETIMEDOUT');
  expect(errorCode(withCode(5))).toBe('RangeError');
  expect(errorCode(causedBy(withCode('ECONNRESET')))).toBe('ECONNRESET');
  expect(errorCode(causedBy(withCode(5)))).toBe('TypeError');
  expect(errorCode(causedBy({ code: 'ECONNRESET' }))).toBe('TypeError');
  expect(errorCode(causedBy(undefined))).toBe('TypeError');
});
