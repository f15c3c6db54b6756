/** What becomes of a sign-up below its endpoint: from the form without JavaScript, at its end, and beside an erasure. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import { join, readSentRow } from '#features/waitlist/server/join.ts';
import { isConfirmed, signUpForm } from '#features/waitlist/server/sign-up-form.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow, pageFields, pageRow } from '../../support/database/signups.ts';
import { noOutbox, postedFrom, unbounded } from '../../support/endpoint.ts';

const key = 'a-chave-da-helena';

// R-WLP-19
describe('the page’s form, posted without JavaScript', () => {
  const own = migratedDatabase('sqlite', 'waitlist', 'held_sign_ups');
  const services = () => ({ database: own.handle(), outbox: noOutbox, ...unbounded });

  const page = new URL('https://site.test/x?utm_source=copyright_link&utm_campaign=gazeta_do_cais');
  const from = (referrer: URL | null) => ({ ...postedFrom, referrer });
  const read = (changes: Readonly<Record<string, string>>) =>
    signUpForm.read(new URLSearchParams({ ...pageFields, ...changes }), from(page));
  const post = (changes: Readonly<Record<string, string>> = {}, referrer: URL | null = page) => {
    const form = new URLSearchParams({ ...pageFields, ...changes });
    return signUpForm.receive(signUpForm.read(form, from(referrer)), form, services(), from(referrer));
  };
  const postByScript = (row: object, key: string) => join(services(), { ...readSentRow(row), key });
  const stored = () => own.db().selectFrom('waitlist').selectAll().execute();
  const joined = { path: expect.stringMatching('^/portal-ai-waitlist/confirmacao[?]em=') };
  const duplicate = { status: 409, problem: 'Este e-mail já está cadastrado na nossa lista de espera.' };

  test('keeps the campaign in the address of the form’s page, also when the form comes back (R-WL-28)', async () => {
    const campaign = { utm_source: 'copyright_link', utm_campaign: 'gazeta_do_cais' };
    expect(await post()).toEqual(joined);
    const { campaign: campanha } = read({ nome: 'He' });
    await post({ email: 'outra@x.example', campanha }, null);
    expect(await stored()).toMatchObject([campaign, { ...campaign, email: 'outra@x.example' }]);
  });

  test('with the honeypot filled in is on no list', async () => {
    expect(await post({ [HONEYPOT_FIELD]: 'x' })).toEqual(joined);
    expect(await stored()).toEqual([]);
  });

  test('sent once more without its key it is a known e-mail, with the same answers or with others (R-WLP-20)', async () => {
    await post();
    expect(await post()).toEqual(duplicate);
    expect(await post({ nome: 'Intruso' })).toEqual(duplicate);
    expect(await stored()).toMatchObject([{ nome: pageRow.nome, empresa: pageRow.empresa }]);
  });

  test('a form that was sent back carries its key: whatever is corrected, it is the same attempt (R-WLP-20)', async () => {
    expect(await post({ nome: 'He' })).toMatchObject({ status: 422 });
    const { key } = read({ nome: 'He' });
    const again = { [ATTEMPT_KEY_FIELD]: key };
    expect(await post(again)).toEqual(joined);
    const others = { nome: 'Helena Lima', empresa: 'Outra Gazeta', cargo: 'editor' };
    expect(await post({ ...again, ...others })).toEqual(joined);
    // The script takes the same key over.
    expect(await postByScript({ ...pageRow, nome: 'Pelo programa' }, key)).toBeUndefined();
    expect(await stored()).toMatchObject([{ nome: 'Pelo programa', empresa: pageRow.empresa }]);
  });
});

// R-WLP-22
test.each([
  [14, true],
  [-14, true],
  [16, false],
  [-16, false],
  [Number.NaN, false],
])('a confirmation’s address of %i minutes ago confirms: %s', (minutes, expected) => {
  const madeAt = (Date.now() - minutes * 60_000).toString(36);
  expect(isConfirmed(new URL(`https://site.example/confirmacao?em=${madeAt}`))).toBe(expected);
});

describe('how a sign-up ends', () => {
  const own = migratedDatabase('sqlite', 'outbox', 'waitlist');
  const target = { kind: 'lead-webhook', recipient: 'a'.repeat(16) } as const;

  test('the metrics hear it of each, the outbox and the day’s counts only of a new one', async () => {
    const { db, kind } = own.handle();
    const [signedUp, wake, add] = [vi.fn(), vi.fn(), vi.fn()];
    const parts = { outbox: { targets: [target], wake }, dayCounts: { add }, signedUp, ...unbounded };
    const page = new URL('https://x.example/solucoes');
    const send = (changes: object, sentKey: string, on = db) => {
      const sent = readSentRow({ ...dialogRow, utm_campaign: 'boletim', ...changes });
      return join({ ...parts, database: { db: on, kind } }, { ...sent, key: sentKey, page });
    };
    await send({}, key);
    await send({}, key);
    await send({}, 'outra-chave');
    await send({ nome: '' }, key);
    await send({ [HONEYPOT_FIELD]: 'x' }, key);
    await expect(send({}, key, db.withSchema('nowhere'))).rejects.toThrow();
    const ends = signedUp.mock.calls.flat();
    expect(ends).toEqual(['stored', 'repeated', 'duplicate', 'invalid', 'held', 'failed']);
    expect(wake).toHaveBeenCalledOnce();
    expect(add.mock.calls).toEqual([['sent', '/solucoes', 'boletim']]);
    const stored = await db.selectFrom('waitlist').select('id as waitlist_id').execute();
    const notices = await db.selectFrom('outbox').select(['waitlist_id', 'kind']).execute();
    expect(notices).toEqual(stored.map((row) => ({ ...row, kind: target.kind })));
  });
});

// R-WL-20
describe.each(kinds)('a sign-up while its row is erased, on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  // On SQLite the erasure waits until the sign-up is through, and erases what was acknowledged before it.
  const expected = kind === 'sqlite' ? ['repeated', []] : ['added', [{ email: pageRow.email }]];

  test.each([
    ['read', 'InsertQueryNode'],
    ['changed', 'SelectQueryNode'],
  ] as const)('is never acknowledged without a row when the row goes before it is %s', async (_, after) => {
    const other = await openDatabase(own.settings());
    onTestFinished(() => other.close());
    const kindOf = new WeakMap<object, string>();
    let erasing: Promise<unknown> | undefined;
    // Begins right after the first statement of that kind.
    const erase: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        kindOf.set(queryId, node.kind);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (erasing === undefined && kindOf.get(queryId) === after) {
          erasing = other.db.deleteFrom('waitlist').execute();
          // PostgreSQL erases it now; SQLite would, if the sign-up were not one transaction.
          await Promise.race([erasing, sleep(100)]);
        }
        return result;
      },
    };
    await addToWaitlist(own.handle(), pageRow, key);
    const outcome = await addToWaitlist({ ...own.handle(), db: own.db().withPlugin(erase) }, pageRow, key);
    await erasing;
    const left = await own.db().selectFrom('waitlist').select('email').execute();
    expect([outcome, left]).toEqual(expected);
  });
});
