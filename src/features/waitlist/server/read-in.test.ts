// R-OPS-40
import { expect, test } from 'vitest';
import { noticeHeaders } from '#features/outbox/mailer.ts';
import { migratedDatabase } from '../../../../tests/support/database/migrated-database.ts';
import { storedSignUp } from '../../../../tests/support/outbox.ts';
import { leadMessage, removalMessage, updateMessage } from './notices.ts';
import { readNotices, storeNotices } from './read-in.ts';

/** Keys as the outbox gives them. */
const key = (n: number) => `0b6c2c9c-5a52-4b3c-9a77-00000000000${n}`;
const helena = { ...storedSignUp('helena@x.example'), id: 8 };
const created = leadMessage(key(1), helena);
const corrected = { ...helena, nome: 'Helena Prado de Melo', email: 'Nova@x.example' };

const own = migratedDatabase('sqlite', 'outbox', 'waitlist');
const store = (...messages: readonly object[]) => {
  const notices = readNotices(messages.map((message) => JSON.stringify(message)).join('\n'));
  return own
    .db()
    .transaction()
    .execute((transaction) => storeNotices(transaction, notices));
};
const rows = () =>
  own.db().selectFrom('waitlist').select(['id', 'nome', 'email', 'search_text']).orderBy('id').execute();
const heard = () =>
  own.db().selectFrom('outbox').select(['kind', 'recipient', 'key', 'state', 'waitlist_id']).execute();

test('finds notices among whatever else a log or a mailbox holds', () => {
  const { 'X-Site-Notice': header = '' } = noticeHeaders({ ...created, recipient: 'a'.repeat(16) });
  const text = [
    `  ${JSON.stringify(created)}\r`,
    JSON.stringify({ body: created }),
    JSON.stringify({ body: JSON.stringify(created) }),
    `To: vendas@x.example\r\nx-site-notice: ${header.replaceAll(' ', '\r\n\t')}\r\nSubject: Nova`,
    '{"body":"nada"} {',
    '{',
    'null',
    '[{}]',
    JSON.stringify([created]),
    JSON.stringify({ ...created, type: 'test' }),
    JSON.stringify({ ...created, data: { ...created.data, id: '8' } }),
    'X-Site-Notice: bmFkYQ==',
  ].join('\n');
  const found = readNotices(text);
  expect(found).toMatchObject([created, created, created, { ...created, recipient: 'a'.repeat(16) }]);
});

test('a sign-up comes back once, with its search, and whoever heard of it is known', async () => {
  expect(await store(created, { ...created, id: key(2), recipient: 'b'.repeat(16) })).toEqual({
    stored: 1,
    known: 0,
    removed: 0,
  });
  expect(await rows()).toEqual([
    { id: 8, nome: helena.nome, email: helena.email, search_text: expect.stringContaining('helena prado') },
  ]);
  expect(await heard()).toEqual([
    { kind: 'lead-webhook', recipient: null, key: key(1), state: 'delivered', waitlist_id: 8 },
    { kind: 'lead-email', recipient: 'b'.repeat(16), key: key(2), state: 'delivered', waitlist_id: 8 },
  ]);
  expect(await store(created)).toEqual({ stored: 0, known: 1, removed: 0 });
});

test('a correction is written over the sign-up that it is of, or comes back as one', async () => {
  const update = updateMessage(key(3), '2026-03-05T15:00:00.000Z', corrected);
  expect(await store(created, update)).toMatchObject({ stored: 2 });
  expect(await rows()).toMatchObject([{ id: 8, nome: corrected.nome, email: corrected.email }]);
  await own.db().deleteFrom('waitlist').execute();
  expect(await store(update)).toMatchObject({ stored: 1 });
  expect(await rows()).toMatchObject([{ id: 8, nome: corrected.nome }]);
});

test('one whose number is somebody else’s by now gets another', async () => {
  await store(created);
  const other = leadMessage(key(4), { ...storedSignUp('outra@x.example'), id: 8 });
  expect(await store(other)).toMatchObject({ stored: 1 });
  const stored = await rows();
  expect(stored.map(({ email }) => email)).toEqual([helena.email, 'outra@x.example']);
  expect(stored[1]?.id).not.toBe(8);
});

test('a removal takes the sign-up of its number and address, and keeps it from coming back', async () => {
  await store(created);
  const removal = (email: string) =>
    removalMessage(key(5), helena.created_at, { id: 8, email, list: 'newsletter' });
  expect(await store(removal('outra@x.example'))).toMatchObject({ removed: 0 });
  expect(await rows()).toHaveLength(1);
  expect(await store(removal('HELENA@x.example'), created)).toEqual({ stored: 0, known: 0, removed: 1 });
  expect(await rows()).toEqual([]);
});
