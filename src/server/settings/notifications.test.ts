// R-OPS-18
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const smtp = { SMTP_URL: 'smtps://site:s3nha@smtp.example:465', LEADS_EMAIL_TO: 'vendas@site.example' };
const hook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: secret };
const linkSecret = 'x'.repeat(32);
const read = (source: Readonly<Record<string, string>>) => readSettings(source).notifications;

describe('the settings of the notifications', () => {
  test('are read when they are whole', () => {
    expect(
      read({
        ...smtp,
        ...hook,
        LEADS_EMAIL_TO: ' Vendas@site.example, direcao@site.example,vendas@site.example',
        CONFIRMATION_EMAIL: 'on',
        LINK_SECRET: linkSecret,
      }),
    ).toEqual({
      smtp: { url: smtp.SMTP_URL, requireTls: true, from: 'site@cometta.example' },
      leadsEmailTo: ['vendas@site.example', 'direcao@site.example'],
      webhook: { url: hook.LEADS_WEBHOOK_URL, secrets: [secret] },
      confirmation: true,
      linkSecret,
    });
  });

  test('a mail server without the staff’s addresses does for the confirmation alone', () => {
    const { SMTP_URL } = smtp;
    const settings = read({
      SMTP_URL,
      CONFIRMATION_EMAIL: 'on',
      LINK_SECRET: linkSecret,
      MAIL_FROM: 'a@b.example',
    });
    expect(settings).toMatchObject({ leadsEmailTo: [], confirmation: true, smtp: { from: 'a@b.example' } });
  });

  test('removal links work on after the confirmation is turned off', () => {
    expect(read({ CONFIRMATION_EMAIL: 'off', LINK_SECRET: linkSecret })).toMatchObject({
      confirmation: false,
      linkSecret,
    });
  });

  test('two secrets sign while one takes the place of the other', () => {
    const next = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
    expect(read({ ...hook, LEADS_WEBHOOK_SECRET: `${secret}, ${next}` }).webhook?.secrets).toEqual([
      secret,
      next,
    ]);
  });

  test.each([
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]', false],
    ['smtp://10.0.0.5', false],
    ['smtp://mailhog:1025', false],
    ['smtp://smtp.example:587', true],
    ['smtp://8.8.8.8', true],
  ])('%s: a session in the open is refused: %s', (url, requireTls) => {
    expect(read({ ...smtp, SMTP_URL: url }).smtp?.requireTls).toBe(requireTls);
  });

  test.each(['http://localhost:4000/x', 'http://192.168.0.9/x', 'http://crm:8080/x', 'http://[fd00::1]/x'])(
    'plain HTTP is fine on the own network: %s',
    (url) => {
      expect(read({ ...hook, LEADS_WEBHOOK_URL: url }).webhook?.url).toBe(url);
    },
  );

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['LEADS_EMAIL_TO', { LEADS_EMAIL_TO: 'vendas@site.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://smtp.example' }],
    ['SMTP_URL', { ...smtp, SMTP_URL: 'https://smtp.example' }],
    ['LEADS_EMAIL_TO', { ...smtp, LEADS_EMAIL_TO: 'Vendas <vendas@site.example>' }],
    ['LEADS_EMAIL_TO', { ...smtp, LEADS_EMAIL_TO: 'vendas@site.example,' }],
    ['MAIL_FROM', { ...smtp, MAIL_FROM: 'Site <site@site.example>' }],
    ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'https://crm.example' }],
    ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_SECRET: secret }],
    ['LEADS_WEBHOOK_URL', { ...hook, LEADS_WEBHOOK_URL: 'http://crm.example/leads' }],
    ['LEADS_WEBHOOK_URL', { ...hook, LEADS_WEBHOOK_URL: 'http://203.0.113.9/leads' }],
    ['LEADS_WEBHOOK_URL', { ...hook, LEADS_WEBHOOK_URL: 'https://ana:segredo@crm.example' }],
    ['LEADS_WEBHOOK_URL', { ...hook, LEADS_WEBHOOK_URL: 'ftp://crm.example' }],
    ['LEADS_WEBHOOK_SECRET', { ...hook, LEADS_WEBHOOK_SECRET: 'um segredo qualquer' }],
    ['LEADS_WEBHOOK_SECRET', { ...hook, LEADS_WEBHOOK_SECRET: 'whsec_Y3VydG8=' }],
    ['LEADS_WEBHOOK_SECRET', { ...hook, LEADS_WEBHOOK_SECRET: `${secret},` }],
    ['LEADS_WEBHOOK_SECRET', { ...hook, LEADS_WEBHOOK_SECRET: [secret, secret, secret].join() }],
    ['CONFIRMATION_EMAIL', { ...smtp, CONFIRMATION_EMAIL: 'sim' }],
    ['CONFIRMATION_EMAIL', { ...smtp, CONFIRMATION_EMAIL: 'on' }],
    ['CONFIRMATION_EMAIL', { CONFIRMATION_EMAIL: 'on', LINK_SECRET: linkSecret }],
    ['LINK_SECRET', { LINK_SECRET: 'curto' }],
  ])('a wrong or lonely %s is refused by its name: %o', (name, source) => {
    expect(() => readSettings(source)).toThrow(new RegExp(`^Variável ${name} com valor inválido: aceita `));
  });
});
