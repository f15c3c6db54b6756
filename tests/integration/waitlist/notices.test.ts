import { describe, expect, test } from 'vitest';
import { mails } from '#content/mails.ts';
import { findMarked } from '#features/erasure/marked.ts';
import { portablePerson, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import { type Mail, noticeHeader } from '#features/outbox/mailer.ts';
import type { OutboxItem } from '#features/outbox/outbox-item.ts';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { leaveToken } from '#features/waitlist/leave/leave.ts';
import { sendConfirmation } from '#features/waitlist/server/confirmation.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { kinds } from '../../support/database/database.ts';
import { dialogSignUp, followLeaveLink, linkSecret, notify, storedSignUp } from '../../support/outbox.ts';
import { ana, direcao, eventually, outboxCase, vendas } from '../../support/outbox-case.ts';
import type { MailServer } from '../../support/receivers.ts';

/** The message in an e-mail to the staff, which `leads read-in` reads after a loss. */
const messageIn = ({ header }: MailServer['received'][number]): unknown =>
  JSON.parse(Buffer.from(header(noticeHeader) ?? '', 'base64').toString());

describe('who hears of a sign-up, and what', () => {
  const { parts, start, prepare, signUp, items, states, viaHook, viaMail } = outboxCase('sqlite');
  const messages = () => parts().hooks.received.map(({ body }) => JSON.parse(body));

  test.each([
    ['nobody', () => notify({}), [], []],
    ['a system', viaHook, ['lead-webhook'], ['update-webhook']],
    ['the staff', () => viaMail(vendas, direcao), ['lead-email', 'lead-email'], []],
    ['nobody by a mail server alone', () => viaMail(), [], []],
    ['the person', () => ({ ...viaMail(), confirmation: true, linkSecret }), ['confirmation-email'], []],
  ])('the settings may name %s', (_, settings, kinds, updates) => {
    const notices = signUpNotices({
      database: parts().database,
      settings: settings(),
      siteUrl: 'https://site.example',
    });
    expect(notices.targets.map(({ kind }) => kind)).toEqual(kinds);
    expect(notices.updateTargets).toEqual(updates.map((kind) => ({ kind, recipient: null })));
    const delivered = new Set<string>(notices.deliverers.map(([kind]) => kind));
    expect(kinds.filter((kind) => !delivered.has(kind))).toEqual([]);
    expect(delivered.size).toBe({ '': 0, 'lead-webhook': 3, 'lead-email': 2 }[kinds[0] ?? ''] ?? 1);
  });

  test('a system and the staff’s mailbox get the same: all that was sent, and its correction (R-OUT-1)', async () => {
    const outbox = start({ ...viaMail(vendas), webhook: viaHook().webhook });
    await signUp(outbox);
    await eventually(states).toEqual(['delivered', 'delivered']);
    const { db } = parts().database;
    const row = await db.selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const { idempotency_key, attendance, search_text, ...sent } = row;
    const [created] = messages();
    expect(created).toEqual({
      id: (await items()).find(({ kind }) => kind === 'lead-webhook')?.key,
      type: 'waitlist.created',
      timestamp: row.created_at,
      data: { ...sent, list: 'newsletter' },
    });
    const [mail] = parts().mail.received;
    expect(mail && messageIn(mail)).toEqual({
      ...created,
      id: mail?.key,
      recipient: (await items()).find(({ kind }) => kind === 'lead-email')?.recipient,
    });

    const right = { ...row, phone: row.phone ?? '', nome: 'Ana Prado' };
    await correctSignUp({ database: parts().database, outbox }, row.id, right, { who: 'equipe' });
    await eventually(() => messages().length).toBe(2);
    const update = (await items()).find(({ kind }) => kind === 'update-webhook');
    expect(messages()[1]).toEqual({
      id: update?.key,
      type: 'waitlist.updated',
      timestamp: update?.created_at,
      data: { ...created.data, nome: 'Ana Prado' },
    });
    expect(parts().mail.received).toHaveLength(1);
  });

  test('an address that left the settings waits for a day: another server may have it, or it was a mistake', async () => {
    await signUp(prepare(viaMail(vendas)));
    const without = start(viaMail(direcao));
    await eventually(async () => (await items())[0]?.last_error).toBe('address no longer configured');
    expect(await states()).toEqual(['pending']);
    await without.stop(1_000);
    // It is known by a hash, in small letters.
    start(viaMail(vendas.toUpperCase()));
    await eventually(states).toEqual(['delivered']);
    expect(parts().mail.received.map(({ to }) => to.toLowerCase())).toEqual([vendas]);
  });

  test('a test goes to each that the settings name, says that it is one, and tells what came of it (R-EQ-26)', async () => {
    parts().mail.mood.refuses.set(direcao, 550);
    expect(await prepare({ ...viaMail(vendas, direcao), webhook: viaHook().webhook }).test()).toEqual([
      { to: undefined, delivery: { status: 'delivered' } },
      { to: vendas, delivery: { status: 'delivered' } },
      { to: direcao, delivery: { status: 'refused', reason: 'SMTP EENVELOPE RCPT TO 550' } },
    ]);
    const data = { message: mails.test.text };
    const id = expect.any(String);
    expect(messages()).toEqual([{ id, type: 'test', timestamp: expect.any(String), data }]);
    expect(parts().mail.received).toMatchObject([
      { to: vendas, raw: expect.stringContaining('https://site.example') },
    ]);
    expect(await items()).toEqual([]);
    const webhook = { url: 'http://127.0.0.1:2/leads', secrets: ['segredo'] };
    expect(await prepare({ ...viaHook(), webhook }).test()).toEqual([
      { to: undefined, delivery: { status: 'failed', reason: 'ECONNREFUSED' } },
    ]);
  });
});

describe.each(kinds)('the confirmation to the person on %s', (kind) => {
  const on = outboxCase(kind);
  const { signUp, items, states } = on;
  const startConfirming = () => on.start({ ...on.viaMail(), confirmation: true, linkSecret });
  const db = () => on.parts().database.db;
  const mailsTo = (email: string) => on.parts().mail.received.filter(({ to }) => to === email);
  const stored = () => db().selectFrom('waitlist').selectAll().execute();
  const follow = (token: string, method?: string) => followLeaveLink(on.parts().database, token, method);
  /** The token of the link that arrives. */
  async function tokenTo(email: string): Promise<string> {
    await eventually(() => mailsTo(email).length).toBe(1);
    const link = mailsTo(email)[0]?.header('List-Unsubscribe') ?? '';
    return /^<https:\/\/site\.example\/portal-ai-waitlist\/sair\?t=([\w.-]+)>$/.exec(link)?.[1] ?? '';
  }
  /** Signs up, and gives that token. */
  async function tokenOf(email: string): Promise<string> {
    await signUp(startConfirming(), email);
    return tokenTo(email);
  }

  test('is sent at most once a day to a mailbox, also when the person left and came back; then its hash goes (R-OUT-4)', async () => {
    const outbox = startConfirming();
    const sends = () => db().selectFrom('confirmation_sends').selectAll().execute();
    await signUp(outbox, 'volta@gazeta.example');
    await tokenTo('volta@gazeta.example');
    await db().deleteFrom('waitlist').execute();
    await signUp(outbox, 'volta+2@gazeta.example');
    await eventually(states).toEqual(['delivered']);
    expect(on.parts().mail.received).toHaveLength(1);
    expect(JSON.stringify(await sends())).not.toMatch(/volta/i);

    await db().deleteFrom('waitlist').execute();
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await db().updateTable('confirmation_sends').set({ created_at: yesterday }).execute();
    // The sweep of the next start.
    await on.stopAll();
    const next = startConfirming();
    await eventually(sends).toEqual([]);
    await signUp(next, 'volta@gazeta.example');
    await eventually(() => mailsTo('volta@gazeta.example').length).toBe(2);
  });

  test('above the cap of an hour it waits its turn (R-OUT-11)', async () => {
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Mail) => {
        sent.push(to);
        return { status: 'delivered' } as const;
      },
    };
    const { database } = on.parts();
    const parts = { mailer, database, siteUrl: 'https://site.example', linkSecret, perHour: 2 };
    const send = (key: string) =>
      sendConfirmation(
        parts,
        storedSignUp(`${key}@gazeta.example`),
        { key: key.padEnd(36, '0') } as OutboxItem,
        AbortSignal.timeout(5_000),
      );
    for (const key of ['um', 'dois', 'um']) expect(await send(key)).toEqual({ status: 'delivered' });
    expect(await send('tres')).toEqual({ status: 'failed', reason: 'too many confirmations this hour' });
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await db().updateTable('confirmation_sends').set({ created_at: hourAgo }).execute();
    expect(await send('tres')).toEqual({ status: 'delivered' });
    expect(sent.map((to) => to.split('@')[0])).toEqual(['um', 'dois', 'um', 'tres']);
  });

  test('its link asks, removes from its own list by POST alone, and says the second time that it is done (R-OUT-8)', async () => {
    const token = await tokenOf(ana);
    const left = await db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const { database } = on.parts();
    await addToWaitlist(database, { ...dialogSignUp(ana), source: 'sites-para-jornais' }, undefined);
    // A scanner opens the link as often as it likes.
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect(await follow(token, method)).toEqual({ status: 200, state: 'ask', list: 'newsletter' });
    }
    expect(await stored()).toHaveLength(2);
    expect(await follow(token)).toEqual({ status: 200, state: 'left', list: 'newsletter' });
    expect((await stored()).map(({ source }) => source)).toEqual(['sites-para-jornais']);
    // The file of the person's data says which list they left, not that they were erased.
    expect(portablePerson(await readPerson(db(), ana))).toMatchObject({
      apagado_em: null,
      saidas: [{ lista: 'Newsletter AI' }],
    });
    expect(await items()).toEqual([]);
    for (const method of ['POST', 'GET']) {
      expect(await follow(token, method)).toEqual({ status: 200, state: 'gone' });
    }
    // A copy that is brought back loses that list alone.
    await db().insertInto('waitlist').values(left).execute();
    expect(await findMarked(db())).toMatchObject({ signUps: [left.id] });
    expect(await eraseEmail(database, ana)).toMatchObject({ signUps: 2 });
  });

  test('goes to the new address of a sign-up that is corrected, with links of its own (R-EQ-27)', async () => {
    const outbox = startConfirming();
    await signUp(outbox, 'velha@gazeta.example');
    const old = await tokenTo('velha@gazeta.example');
    const row = await db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const told: (readonly string[])[] = [];
    const correct = (changes: object) =>
      correctSignUp(
        { database: on.parts().database, outbox },
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
    expect(await follow(old)).toEqual({ status: 200, state: 'gone' });
    expect(await follow(token)).toMatchObject({ state: 'left' });
  });

  test('a database that is away says that nothing was removed', async () => {
    const token = leaveToken(linkSecret, storedSignUp(ana));
    const closed = await openDatabase(on.parts().settings);
    await closed.close();
    expect(await followLeaveLink(closed, token)).toEqual({ status: 503, state: 'failed' });
  });
});
