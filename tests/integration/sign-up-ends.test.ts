import { expect, test, vi } from 'vitest';
import { join, readSentRow } from '#features/waitlist/server/join.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { dialogRow } from '../support/signups.ts';

const own = migratedDatabase('sqlite', 'outbox', 'waitlist');
const target = { kind: 'lead-webhook', recipient: 'a'.repeat(16) } as const;

test.each([
  ['stored', dialogRow, 'outra-chave', 1],
  ['repeated', dialogRow, 'a-chave-da-helena', 0],
  ['duplicate', dialogRow, 'outra-chave', 0],
  ['duplicate', dialogRow, undefined, 0],
  ['invalid', { ...dialogRow, nome: '' }, 'outra-chave', 0],
  ['bait', { ...dialogRow, [HONEYPOT_FIELD]: 'x' }, 'outra-chave', 0],
  ['failed', dialogRow, 'outra-chave', 0],
] as const)(
  'the metrics hear of a sign-up that is %s, the outbox only of a new one',
  async (end, row, key, woken) => {
    const { db } = own.handle();
    const signedUp = vi.fn();
    const outbox = { targets: [target], wake: vi.fn() };
    const services = { database: { db }, outbox, beforeStoring: async () => undefined };
    if (end === 'repeated' || end === 'duplicate')
      await join(services, { ...readSentRow(dialogRow), key: 'a-chave-da-helena' });
    outbox.wake.mockClear();
    const broken = { db: db.withSchema('nowhere') };
    const joined = join(
      { ...services, signedUp, database: end === 'failed' ? broken : { db } },
      { ...readSentRow(row), key },
    );
    if (end === 'failed') await expect(joined).rejects.toThrow();
    else await joined;
    expect(signedUp.mock.calls).toEqual([[end]]);
    expect(outbox.wake).toHaveBeenCalledTimes(woken);
    const [stored] = await db.selectFrom('waitlist').select('id').execute();
    const notices = await db.selectFrom('outbox').select(['waitlist_id', 'kind']).execute();
    expect(notices).toEqual(stored ? [{ waitlist_id: stored.id, kind: target.kind }] : []);
  },
);
