import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Mail, noticeHeader, noticeHeaders } from '#features/outbox/mailer.ts';
import { confirmationMail, leadMail } from '#features/waitlist/mail/mails.ts';
import { smtpAt, storedSignUp } from '../../support/outbox.ts';
import { startMailServer } from '../../support/receivers.ts';

const key = '0b6c2c9c-5a52-4b3c-9a77-1f2f7a1c8d10';
const signUp = storedSignUp('helena@gazeta.example');

/** What really goes over the wire, to a real server. */
const urls = { leave: 'https://site.example/sair', correct: 'https://site.example/corrigir' };

const server = await startMailServer();

describe('an e-mail as it is sent', () => {
  beforeEach(() => server.mood.refuses.clear());
  afterAll(() => server.close());

  const send = (mail: Mail, url = server.url) =>
    createMailer(smtpAt(url)).send(mail, key, AbortSignal.timeout(10_000));
  /** A header of the last e-mail. */
  const header = (name: string) => server.received.at(-1)?.header(name);
  /** The last subject, decoded. */
  function subject(): string {
    const words = [...(header('Subject') ?? '').matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)];
    return words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('');
  }

  test('tells who wrote it, that a program did, and has the item’s key', async () => {
    expect(await send({ ...leadMail(signUp), to: 'vendas@cometta.example' })).toEqual({
      status: 'delivered',
    });
    expect(header('From')).toBe('Cometta <site@cometta.example>');
    expect(header('To')).toBe('vendas@cometta.example');
    expect(header('Reply-To')).toBe('Helena Prado <helena@gazeta.example>');
    expect(header('Message-ID')).toBe(`<${key}@cometta.example>`);
    expect(header('Auto-Submitted')).toBe('auto-generated');
    expect(header('Content-Type')).toMatch(/^multipart\/alternative/);
    expect(server.received.at(-1)?.raw).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
  });

  test('no answer can add a header, a recipient or a body (R-OUT-2)', async () => {
    const evil = 'Ana\r\nBcc: todos@x.example\r\n\r\n<script>"\' \u2028 fim';
    const to = 'vendas@cometta.example';
    await send({ ...leadMail({ ...signUp, nome: evil, empresa: evil }), to });
    const [mail] = server.received.slice(-1);
    expect(
      mail?.head
        .match(/^[\w-]+(?=:)/gm)
        ?.toSorted()
        .join(' '),
    ).toBe('Auto-Submitted Content-Type Date From MIME-Version Message-ID Reply-To Subject To');
    expect(mail?.to).toBe(to);
  });

  test.each([
    ['é'.repeat(150), 'é'.repeat(150)],
    [
      leadMail({ ...signUp, nome: 'á'.repeat(120), empresa: 'é'.repeat(160) }).subject,
      `Nova inscrição: ${'á'.repeat(120)}, ${'é'.repeat(11)}…`,
    ],
    ['\u2028 éé\r\n\u0000éé\téé ', 'éé éé éé'],
  ])('a subject of any length arrives short, and in one line', async (written, arrives) => {
    await send({ to: 'v@x.example', subject: written, text: 'Olá', html: 'Olá' });
    expect(subject()).toBe(arrives);
  });

  test('a header can carry a message of any length, in pieces that a line has room for', () => {
    const message = { nome: 'é'.repeat(300) };
    const pieces = noticeHeaders(message)[noticeHeader]?.split(' ') ?? [];
    expect(JSON.parse(Buffer.from(pieces.join(''), 'base64').toString())).toEqual(message);
    expect(new Set(pieces.slice(0, -1).map(({ length }) => length))).toEqual(new Set([60]));
    expect(pieces.at(-1)).toMatch(/^.{1,60}$/);
  });

  test('says without an e-mail whether it could send one, and why not', async () => {
    expect(await createMailer(smtpAt(server.url)).verify()).toBeUndefined();
    const reason = 'SMTP ESOCKET CONN';
    expect(await createMailer(smtpAt('smtp://127.0.0.1:1')).verify()).toBe(reason);
    // What is sent meanwhile is tried again.
    expect(await send(confirmationMail(signUp, urls), 'smtp://127.0.0.1:1')).toEqual({
      status: 'failed',
      reason,
    });
  });

  test.each([
    [500, 'refused'],
    [452, 'failed'],
    [600, 'failed'],
  ] as const)('an address refused with %i is %s; the reason holds no address', async (code, status) => {
    server.mood.refuses.set(signUp.email, code);
    expect(await send(confirmationMail(signUp, urls))).toEqual({
      status,
      reason: `SMTP EENVELOPE RCPT TO ${code}`,
    });
  });

  test('a server on the network that does not encrypt gets nothing', async () => {
    const mailer = createMailer({ ...smtpAt(server.url), requireTls: true });
    const before = server.received.length;
    const delivery = await mailer.send(confirmationMail(signUp, urls), key, AbortSignal.timeout(10_000));
    expect(delivery).toMatchObject({ status: 'failed', reason: expect.stringContaining('TLS') });
    expect(server.received).toHaveLength(before);
  });
});
