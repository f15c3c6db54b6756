import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findMarked } from '#features/erasure/marked.ts';
import { portablePerson, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import type { OutboxItem } from '#features/outbox/outbox-item.ts';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { answerLeave } from '#features/waitlist/leave/leave.ts';
import { leaveToken } from '#features/waitlist/leave/leave-link.ts';
import { sendConfirmation } from '#features/waitlist/server/confirmation.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogSignUp, linkSecret, notify, shortTiming, smtpAt } from '../../support/outbox.ts';
import { ana, eventually } from '../../support/outbox-case.ts';
import { type MailServer, startMailServer } from '../../support/receivers.ts';

const log = pino({ level: 'silent' });

describe.each(kinds)('the confirmation to the person on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist', 'confirmation_sends');
  let mail: MailServer;
  let outbox: Outbox;

  beforeAll(async () => {
    mail = await startMailServer();
    start();
  });
  afterEach(async () => {
    mail.mood.refuses.clear();
  });
  afterAll(async () => {
    await outbox.stop(0);
    await mail.close();
  });

  function start(): void {
    const settings = notify({ smtp: smtpAt(mail.url), confirmation: true, linkSecret });
    const database = own.handle();
    const notices = signUpNotices({ database, settings, siteUrl: 'https://site.example' });
    outbox = createOutbox({ database, log, ...notices }, shortTiming());
    outbox.start();
  }
  async function signUp(email: string): Promise<void> {
    await addToWaitlist(own.handle(), dialogSignUp(email), undefined, outbox.targets);
  }
  const states = async () =>
    (await own.db().selectFrom('outbox').select('state').execute()).map(({ state }) => state);
  const mailsTo = (email: string) => mail.received.filter(({ to }) => to === email);
  const answer = (method: string, token: string, on = own.handle(), settings = notify({ linkSecret })) =>
    answerLeave(
      new Request(`https://site.example/portal-ai-waitlist/sair?t=${encodeURIComponent(token)}`, { method }),
      { settings: { notifications: settings }, database: on, log },
    );
  /** Signs up, and gives the token of the link that arrives. */
  async function tokenOf(email: string): Promise<string> {
    await signUp(email);
    return tokenTo(email);
  }
  async function tokenTo(email: string): Promise<string> {
    await eventually(() => mailsTo(email).length).toBe(1);
    const raw =
      mailsTo(email)[0]
        ?.raw.replace(/=\r?\n/g, '')
        .replace(/\r?\n[ \t]/g, '') ?? '';
    return (
      /List-Unsubscribe: ?<https:\/\/site\.example\/portal-ai-waitlist\/sair\?t=([\w.-]+)>/.exec(raw)?.[1] ??
      ''
    );
  }

  test('is sent at most once a day to an address, also when the person left and came back (R-OUT-4)', async () => {
    await tokenOf('volta@gazeta.example');
    await own.db().deleteFrom('waitlist').execute();
    await signUp('VOLTA@gazeta.example');
    await eventually(states).toEqual(['delivered']);
    expect(mail.received.filter(({ to }) => /volta/i.test(to))).toHaveLength(1);
    expect(JSON.stringify(await own.db().selectFrom('confirmation_sends').selectAll().execute())).not.toMatch(
      /volta/i,
    );
  });

  test('above the cap of an hour it waits its turn (R-OUT-11)', async () => {
    const sent: string[] = [];
    const parts = {
      mailer: {
        send: async ({ to }: Mail) => {
          sent.push(to);
          return { status: 'delivered' } as const;
        },
      },
      database: own.handle(),
      siteUrl: 'https://site.example',
      linkSecret,
      perHour: 2,
    };
    const send = (key: string) =>
      sendConfirmation(
        parts,
        { id: 1, created_at: new Date().toISOString(), ...dialogSignUp(`${key}@gazeta.example`) } as SignUp,
        { key: key.padEnd(36, '0') } as OutboxItem,
        AbortSignal.timeout(5_000),
      );
    for (const key of ['um', 'dois', 'um']) expect(await send(key)).toEqual({ status: 'delivered' });
    expect(await send('tres')).toEqual({ status: 'failed', reason: 'too many confirmations this hour' });
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await own.db().updateTable('confirmation_sends').set({ created_at: hourAgo }).execute();
    expect(await send('tres')).toEqual({ status: 'delivered' });
    expect(sent.map((to) => to.split('@')[0])).toEqual(['um', 'dois', 'um', 'tres']);
  });

  test('is sent again a day later, and the day’s hash is gone', async () => {
    await tokenOf('depois@gazeta.example');
    await own.db().deleteFrom('waitlist').execute();
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await own.db().updateTable('confirmation_sends').set({ created_at: yesterday }).execute();
    // The sweep of the next start.
    await outbox.stop(0);
    start();
    await eventually(() => own.db().selectFrom('confirmation_sends').select('id').execute()).toEqual([]);
    await signUp('depois@gazeta.example');
    await eventually(() => mailsTo('depois@gazeta.example').length).toBe(2);
  });

  test('its link asks, removes by POST alone, and says the second time that it is done (R-OUT-8)', async () => {
    const token = await tokenOf('sai@gazeta.example');
    const stored = () => own.db().selectFrom('waitlist').select('email').execute();
    // A scanner opens the link as often as it likes.
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect(await answer(method, token)).toEqual({ status: 200, state: 'ask', list: 'newsletter' });
    }
    expect(await stored()).toHaveLength(1);
    expect(await answer('POST', token)).toEqual({ status: 200, state: 'left', list: 'newsletter' });
    expect(await stored()).toEqual([]);
    // The file of the person's data says which list they left, not that they were erased.
    expect(portablePerson(await readPerson(own.db(), 'sai@gazeta.example'))).toMatchObject({
      apagado_em: null,
      saidas: [{ lista: 'Newsletter AI' }],
    });
    expect(await own.db().selectFrom('outbox').select('id').execute()).toEqual([]);
    for (const method of ['POST', 'GET']) {
      expect(await answer(method, token)).toEqual({ status: 200, state: 'gone' });
    }
  });

  test('its link leaves its own list alone, and a copy that is brought back loses that one alone (R-OUT-8)', async () => {
    const email = 'duas@gazeta.example';
    const token = await tokenOf(email);
    const { db } = own.handle();
    const left = await db.selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    await addToWaitlist(own.handle(), { ...dialogSignUp(email), source: 'sites-para-jornais' }, undefined);
    await answer('POST', token);
    const sources = async () =>
      (await db.selectFrom('waitlist').select('source').execute()).map(({ source }) => source);
    expect(await sources()).toEqual(['sites-para-jornais']);
    await db.insertInto('waitlist').values(left).execute();
    expect(await findMarked(db)).toMatchObject({ signUps: [left.id] });
    expect(await eraseEmail(own.handle(), email)).toMatchObject({ signUps: 2 });
  });

  test('goes to the new address of a sign-up that is corrected, with links of its own (R-EQ-27)', async () => {
    const old = await tokenOf('velha@gazeta.example');
    const row = await own.db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const told: (readonly string[])[] = [];
    const correct = (changes: object) =>
      correctSignUp(
        { database: own.handle(), outbox },
        row.id,
        { ...row, phone: '', ...changes },
        { who: 'equipe', alongside: async (_, changed) => void told.push(changed) },
      );
    await correct({ nome: 'Helena Prado de Melo' });
    await correct({ nome: 'Helena Prado de Melo', email: 'nova@gazeta.example' });
    expect(told).toEqual([['nome'], ['email', 'confirmação']]);
    const token = await tokenTo('nova@gazeta.example');
    await eventually(states).toEqual(['delivered', 'delivered']);
    expect(mailsTo('velha@gazeta.example')).toHaveLength(1);
    expect(await answer('POST', old)).toEqual({ status: 200, state: 'gone' });
    expect(await answer('POST', token)).toMatchObject({ state: 'left' });
  });

  test('removes nobody else: another row, or the same one after its address was corrected', async () => {
    await signUp(ana);
    const row = await own.db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const token = leaveToken(linkSecret, { ...row, email: 'errada@gazeta.example' });
    expect(await answer('POST', token)).toEqual({ status: 200, state: 'gone' });
    expect(await answer('POST', leaveToken(linkSecret, { ...row, id: row.id + 1 }))).toMatchObject({
      state: 'gone',
    });
    expect(await own.db().selectFrom('waitlist').select('email').execute()).toEqual([{ email: ana }]);
  });

  test('a database that is away says that nothing was removed', async () => {
    const token = leaveToken(linkSecret, { id: 1, created_at: new Date().toISOString(), email: ana });
    const closed = await openDatabase(own.settings());
    await closed.close();
    expect(await answer('POST', token, closed)).toEqual({ status: 503, state: 'failed' });
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('a mail that did not get through is no reason not to try again', async () => {
      mail.mood.refuses.set('cheia@gazeta.example', 452);
      await signUp('cheia@gazeta.example');
      await eventually(
        async () => (await own.db().selectFrom('outbox').select('attempts').execute())[0]?.attempts,
      ).toBeGreaterThan(1);
      mail.mood.refuses.clear();
      await eventually(states).toEqual(['delivered']);
      expect(mailsTo('cheia@gazeta.example')).toHaveLength(1);
    });

    test('its link is worth nothing to a server without the secret', async () => {
      const token = await tokenOf('fica@gazeta.example');
      expect(await answer('POST', token, own.handle(), notify({}))).toEqual({
        status: 400,
        state: 'invalid',
      });
      expect(await own.db().selectFrom('waitlist').select('id').execute()).toHaveLength(1);
    });

    test('is one a day for a mailbox, however its address is written (R-OUT-11)', async () => {
      await tokenOf('caixa@notícias.example');
      for (const twin of ['caixa+1@notícias.example', 'Caixa+2@xn--notcias-9ya.example']) await signUp(twin);
      await eventually(states).toEqual(['delivered', 'delivered', 'delivered']);
      expect(mail.received.filter(({ to }) => /caixa/i.test(to))).toHaveLength(1);
    });
  }
});
