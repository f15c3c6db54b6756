import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedDatabase } from '../../../tests/support/database/migrated-database.ts';
import { storedRow } from '../../../tests/support/database/signups.ts';
import { enqueue } from './enqueue.ts';
import { startLane } from './lane.ts';

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
  await expect.poll(() => error.mock.calls.length).toBe(1);
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
