import { pino } from 'pino';
import { expect, test } from 'vitest';
import { migratedDatabase } from '../../../tests/support/migrated-database.ts';
import { storedRow } from '../../../tests/support/signups.ts';
import { enqueue } from './enqueue.ts';
import { startLane } from './lane.ts';
import { ItemUnreadable } from './outbox-item.ts';

const own = migratedDatabase('sqlite', 'outbox', 'waitlist');

test('a row that could not be read is no attempt: the item stays, even past its last day', async () => {
  const { db } = own.handle();
  const { id } = await db.insertInto('waitlist').values(storedRow).returning('id').executeTakeFirstOrThrow();
  await enqueue(db, { waitlist_id: id }, [{ kind: 'lead-webhook', recipient: null }]);
  const tried = Promise.withResolvers<void>();
  let dead = 0;
  const lane = startLane({
    database: own.handle(),
    log: pino({ level: 'silent' }),
    kind: 'lead-webhook',
    deliver: async () => {
      tried.resolve();
      throw new ItemUnreadable('the database is away');
    },
    timing: {
      leaseMs: 60_000,
      attemptMs: 1_000,
      pollMs: 60_000,
      backoffMs: () => 60_000,
      now: () => new Date(Date.now() + 10 * 86_400_000),
    },
    onDead: () => {
      dead += 1;
    },
  });
  await tried.promise;
  await lane.stop(1_000);
  expect(dead).toBe(0);
  expect(await db.selectFrom('outbox').select(['state', 'last_error']).execute()).toEqual([
    { state: 'pending', last_error: null },
  ]);
});
