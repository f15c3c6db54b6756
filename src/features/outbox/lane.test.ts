import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedDatabase } from '../../../tests/support/database/migrated-database.ts';
import { storedRow } from '../../../tests/support/database/signups.ts';
import { shortTiming } from '../../../tests/support/outbox.ts';
import { enqueue } from './enqueue.ts';
import { errorCode, startLane } from './lane.ts';
import type { Deliver } from './outbox-item.ts';

const own = migratedDatabase('sqlite', 'outbox', 'waitlist');
const leaseMs = 60_000;

/** A lane that looks once and when it is woken, over one sign-up; what it was given, and what it told. */
async function laneOver({
  deliver,
  plugin,
  later,
}: {
  deliver: Deliver;
  plugin?: KyselyPlugin;
  later: () => number;
}) {
  const db = own.db();
  const { id } = await db.insertInto('waitlist').values(storedRow).returning('id').executeTakeFirstOrThrow();
  const add = () => enqueue(db, { waitlist_id: id }, [{ kind: 'lead-webhook', recipient: null }]);
  await add();
  const delivered = vi.fn(deliver);
  const onDead = vi.fn();
  const error = vi.fn();
  const lane = startLane({
    database: { kind: 'sqlite', db: plugin ? db.withPlugin(plugin) : db },
    log: Object.assign(pino({ level: 'silent' }), { error }),
    kind: 'lead-webhook',
    deliver: delivered,
    timing: shortTiming({ leaseMs, pollMs: 60_000, now: () => new Date(Date.now() + later()) }),
    onDead,
  });
  onTestFinished(() => lane.stop(1_000));
  const items = () => db.selectFrom('outbox').select(['state', 'last_error']).orderBy('id').execute();
  return { id, add, lane, items, delivered, onDead, error };
}

test('an item whose row can’t be read waits for its lease, also past its last day, and holds up no other', async () => {
  let isAway = true;
  let later = 10 * 86_400_000;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isAway && node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"waitlist"'))
        throw new Error('the database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const on = await laneOver({ deliver: async () => ({ status: 'delivered' }), plugin, later: () => later });
  const waiting = { state: 'pending', last_error: null };
  const delivered = { state: 'delivered', last_error: null };
  await expect
    .poll(() => on.error.mock.calls)
    .toEqual([[{ err: expect.any(Error), kind: 'lead-webhook' }, 'outbox claim failed']]);
  isAway = false;
  await on.add();
  on.lane.wake();
  await expect.poll(on.items).toEqual([waiting, delivered]);
  later += leaseMs;
  on.lane.wake();
  await expect.poll(on.items).toEqual([delivered, delivered]);
  expect(on.delivered).toHaveBeenCalledTimes(2);
  expect(on.onDead).not.toHaveBeenCalled();
});

test.each([
  ['gone', undefined, 'pending', null, 0],
  ['refused at length', { status: 'refused', reason: 'x'.repeat(300) }, 'dead', 'x'.repeat(200), 1],
] as const)('an item that is %s leaves no more than that', async (_, delivery, state, kept, dead) => {
  const on = await laneOver({ deliver: async () => delivery, later: () => leaseMs });
  await expect.poll(() => on.delivered.mock.calls.length).toBe(1);
  await on.lane.stop(1_000);
  const [item] = on.delivered.mock.calls[0] ?? [];
  expect(item).toMatchObject({ signUp: { id: on.id }, request: undefined, removed: undefined });
  expect(await on.items()).toEqual([{ state, last_error: kept }]);
  expect(on.onDead).toHaveBeenCalledTimes(dead);
  expect(on.error.mock.calls.map(([, message]) => message)).toEqual(Array(dead).fill('outbox item given up'));
});

test('of an error only its code or its type is kept', () => {
  const causedBy = (cause: unknown) => new TypeError('ana@x.example', { cause });
  const withCode = (code: unknown) => Object.assign(new RangeError('ana@x.example'), { code });
  expect(errorCode('ana@x.example')).toBe('erro desconhecido');
  expect(errorCode(withCode('ETIMEDOUT'))).toBe('ETIMEDOUT');
  expect(errorCode(withCode(5))).toBe('RangeError');
  expect(errorCode(causedBy(withCode('ECONNRESET')))).toBe('ECONNRESET');
  expect(errorCode(causedBy(withCode(5)))).toBe('TypeError');
  expect(errorCode(causedBy({ code: 'ECONNRESET' }))).toBe('TypeError');
  expect(errorCode(causedBy(undefined))).toBe('TypeError');
});
