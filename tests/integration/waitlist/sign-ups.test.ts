/** What becomes of a sign-up below its endpoint: from the form without JavaScript, at its end, and beside an erasure. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { join, readSentRow, join as signUp } from '#features/waitlist/server/join.ts';
import { isConfirmed, signUpForm } from '#features/waitlist/server/sign-up-form.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow, pageRow, pageValues } from '../../support/database/signups.ts';
import { noOutbox, unbounded } from '../../support/endpoint.ts';

// R-WLP-19
describe('the page’s form, posted without JavaScript', () => {
  const own = migratedDatabase('sqlite', 'waitlist');
  const services = () => ({
    database: own.handle(),
    log: pino({ level: 'silent' }),
    outbox: noOutbox,
    ...unbounded,
  });

  /** The form as a browser posts it: a ticked box sends `on`, an empty one nothing. */
  function posted(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
    const form = new URLSearchParams();
    const values: Readonly<Record<string, string | boolean>> = { ...pageValues, ...changes };
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') form.set(name, value);
      else if (value) form.set(name, 'on');
    }
    return form;
  }
  const sending = {
    path: '/',
    actor: { who: 'visitante', address: 'x' },
    referrer: new URL(
      'https://site.test/portal-ai-waitlist?utm_source=copyright_link&utm_campaign=gazeta_do_cais',
    ),
  };
  const joinWith = (form: URLSearchParams) =>
    signUpForm.receive(signUpForm.read(form, sending), form, services(), sending);
  const join = (changes?: Readonly<Record<string, string>>) => joinWith(posted(changes));
  const joinByScript = (row: object, key: string) => signUp(services(), { ...readSentRow(row), key });
  const stored = () => own.db().selectFrom('waitlist').selectAll().execute();
  const joined = { path: expect.stringMatching('^/portal-ai-waitlist/confirmacao[?]em=') };
  const duplicate = { status: 409, problem: 'Este e-mail já está cadastrado na nossa lista de espera.' };

  test('keeps the campaign in the address of the form’s page, also when the form comes back (R-WL-28)', async () => {
    const campaign = { utm_source: 'copyright_link', utm_campaign: 'gazeta_do_cais' };
    expect(await join()).toEqual(joined);
    const { campaign: carried } = signUpForm.read(posted({ nome: 'He' }), sending);
    const again = posted({ email: 'outra@x.example', campanha: carried });
    const from = { ...sending, referrer: null };
    await signUpForm.receive(signUpForm.read(again, from), again, services(), from);
    expect(await stored()).toMatchObject([campaign, { ...campaign, email: 'outra@x.example' }]);
  });

  test('sent once more without its key it is a known e-mail, with the same answers or with others (R-WLP-20)', async () => {
    await join();
    expect(await join()).toEqual(duplicate);
    expect(await join({ nome: 'Intruso' })).toEqual(duplicate);
    const row = { ...pageRow, terms_accepted_at: null, journalism_terms_accepted_at: null };
    expect(await joinByScript(row, crypto.randomUUID())).toEqual({ status: 'duplicate' });
    expect(await stored()).toMatchObject([{ nome: pageRow.nome, empresa: pageRow.empresa }]);
  });

  test('a form that was sent back carries its key: whatever is corrected, it is the same attempt (R-WLP-20)', async () => {
    const first = posted({ nome: 'He' });
    const { key } = signUpForm.read(first, sending);
    expect(await joinWith(first)).toMatchObject({ status: 422 });
    const again = { [ATTEMPT_KEY_FIELD]: key };
    expect(await join(again)).toEqual(joined);
    expect(await join({ ...again, nome: 'Helena Lima', empresa: 'Outra Gazeta', cargo: 'editor' })).toEqual(
      joined,
    );
    // The script takes the same key over.
    expect(await joinByScript({ ...pageRow, nome: 'Pelo programa' }, key)).toEqual({ status: 'joined' });
    expect(await stored()).toMatchObject([{ nome: 'Pelo programa', empresa: pageRow.empresa }]);
  });
});

// R-WLP-22
test.each([
  [0, true],
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

  test.each([
    ['stored', dialogRow, 'outra-chave', 1],
    ['repeated', dialogRow, 'a-chave-da-helena', 0],
    ['duplicate', dialogRow, 'outra-chave', 0],
    ['duplicate', dialogRow, undefined, 0],
    ['invalid', { ...dialogRow, nome: '' }, 'outra-chave', 0],
    ['held', { ...dialogRow, [HONEYPOT_FIELD]: 'x' }, 'outra-chave', 0],
    ['failed', dialogRow, 'outra-chave', 0],
  ] as const)(
    'the metrics hear of a sign-up that is %s, the outbox and the day’s counts only of a new one',
    async (end, row, key, woken) => {
      const { db, kind } = own.handle();
      const signedUp = vi.fn();
      const outbox = { targets: [target], wake: vi.fn() };
      const dayCounts = { add: vi.fn() };
      const services = { database: { db, kind }, outbox, ...unbounded };
      if (end === 'repeated' || end === 'duplicate')
        await join(services, { ...readSentRow(dialogRow), key: 'a-chave-da-helena' });
      outbox.wake.mockClear();
      const broken = { db: db.withSchema('nowhere'), kind };
      const joined = join(
        { ...services, signedUp, dayCounts, database: end === 'failed' ? broken : { db, kind } },
        {
          ...readSentRow({ ...row, utm_campaign: 'boletim' }),
          key,
          page: new URL('https://site.example/solucoes'),
        },
      );
      if (end === 'failed') await expect(joined).rejects.toThrow();
      else await joined;
      expect(signedUp.mock.calls).toEqual([[end]]);
      expect(outbox.wake).toHaveBeenCalledTimes(woken);
      expect(dayCounts.add.mock.calls).toEqual(woken ? [['sent', '/solucoes', 'boletim']] : []);
      const [stored] = await db.selectFrom('waitlist').select('id').execute();
      const notices = await db.selectFrom('outbox').select(['waitlist_id', 'kind']).execute();
      expect(notices).toEqual(stored ? [{ waitlist_id: stored.id, kind: target.kind }] : []);
    },
  );
});

// R-WL-20
const key = 'a-chave-da-helena';

describe.each(kinds)('a sign-up while its row is erased, on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  /**
   * Signs up again with the same key; another connection begins to erase the row right after the first statement of that kind.
   * @returns how the sign-up ended, and what the erasure left
   */
  async function signUpAgain(after: 'InsertQueryNode' | 'SelectQueryNode') {
    const other = await openDatabase(own.settings());
    const kindOf = new WeakMap<object, string>();
    let erasing: Promise<unknown> | undefined;
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
    try {
      await addToWaitlist(own.handle(), pageRow, key);
      const outcome = await addToWaitlist({ ...own.handle(), db: own.db().withPlugin(erase) }, pageRow, key);
      await erasing;
      const left = await own.db().selectFrom('waitlist').select('email').execute();
      return { outcome, left: left.map(({ email }) => email) };
    } finally {
      await other.close();
    }
  }

  // On SQLite the erasure waits until the sign-up is through, and erases what was acknowledged before it.
  const expected =
    kind === 'sqlite' ? { outcome: 'repeated', left: [] } : { outcome: 'added', left: [pageRow.email] };

  test('is never acknowledged without a row when the row goes before it is read', async () => {
    expect(await signUpAgain('InsertQueryNode')).toEqual(expected);
  });

  test('is never acknowledged without a row when the row goes before it is changed', async () => {
    expect(await signUpAgain('SelectQueryNode')).toEqual(expected);
  });
});
