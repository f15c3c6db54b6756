import { describe, expect, test } from 'vitest';
import { mails } from '#content/mails.ts';
import { noticeHeader } from '#features/outbox/mailer.ts';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { linkSecret, notify } from '../../support/outbox.ts';
import { direcao, eventually, outboxCase, vendas } from '../../support/outbox-case.ts';
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
