import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { brand } from '#brand.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSettings } from './settings.ts';

const hash = `scrypt.${'s'.repeat(22)}.${'k'.repeat(43)}`;
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const smtp = { SMTP_URL: 'smtps://site:s3nha@smtp.example:465', LEADS_EMAIL_TO: 'vendas@site.example' };
const hook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: secret };
const linkSecret = 'x'.repeat(32);
const read = (source: Readonly<Record<string, string>>) => readSettings(source).notifications;

describe('readSettings', () => {
  // R-OPS-2, R-OPS-3, R-OPS-4, R-OPS-5, R-OPS-7
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: brand.url,
      databaseUrl: undefined,
      dataDir: './data',
      rateLimitWritesPerMinute: 20,
      trustedProxies: [],
      staff: undefined,
      metrics: undefined,
      logLevel: 'info',
      accessLogAddress: 'full',
      notifications: {
        smtp: undefined,
        leadsEmailTo: [],
        webhook: undefined,
        confirmation: false,
        linkSecret: undefined,
      },
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', STAFF_BASIC_AUTH: '' })).toEqual(readSettings({}));
  });

  it('reads good values', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '::1',
      SITE_URL: 'https://jornal.example/',
      DATABASE_URL: 'postgresql://ana:s3nha@db.example:5432/site?sslmode=require',
      STAFF_BASIC_AUTH: 'equipe:com:dois:pontos',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'silent',
      ACCESS_LOG_ADDRESS: 'truncated',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '::1',
      siteUrl: 'https://jornal.example',
      staff: { shared: { user: 'equipe', password: 'com:dois:pontos' }, signOnHeader: undefined },
      logLevel: 'silent',
      accessLogAddress: 'truncated',
    });
    expect(settings.trustedProxies).toHaveLength(2);
  });

  it('reads the staff’s names from the variable, or from the file that it names (R-EQ-24)', () => {
    const file = join(temporaryFolder(onTestFinished), 'equipe');
    writeFileSync(file, `# quem vende\nana:${hash}\r\n\nJosé Luís:${hash}\n`);
    for (const value of [`ana:${hash}, José Luís:${hash}`, file]) {
      const { staff } = readSettings({ STAFF_USERS: value });
      expect([...(staff?.users.keys() ?? [])]).toEqual(['ana', 'José Luís']);
    }
  });
});

// R-OPS-18
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
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['METRICS_PORT', { METRICS_PORT: 'nove' }],
  ['METRICS_HOST', { METRICS_HOST: 'http://site' }],
  ['HOST', { HOST: 'http://site' }],
  ['SITE_URL', { SITE_URL: 'www.site.example' }],
  ['SITE_URL', { SITE_URL: 'https://site.example/caminho' }],
  ['SITE_URL', { SITE_URL: 'https://ana:senha@site.example' }],
  ['SITE_URL', { SITE_URL: 'ftp://site.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
  ['RATE_LIMIT_WRITES_PER_MINUTE', { RATE_LIMIT_WRITES_PER_MINUTE: '0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.local' }],
  ['STAFF_BASIC_AUTH', { STAFF_BASIC_AUTH: 'semdoispontos' }],
  ['STAFF_BASIC_AUTH', { STAFF_BASIC_AUTH: ':uma-senha-comprida' }],
  ['STAFF_BASIC_AUTH', { STAFF_BASIC_AUTH: 'equipe:onze-letras' }],
  ['STAFF_USERS', { STAFF_USERS: 'ana:uma-senha-em-texto' }],
  ['STAFF_USERS', { STAFF_USERS: `equipe:${hash}` }],
  ['STAFF_USERS', { STAFF_USERS: `ana:${hash},ana:${hash}` }],
  ['STAFF_USERS', { STAFF_USERS: '/nao/existe' }],
  ['STAFF_SIGN_ON_HEADER', { STAFF_SIGN_ON_HEADER: 'Remote User' }],
  ['STAFF_SIGN_ON_HEADER', { STAFF_SIGN_ON_HEADER: 'Remote-User' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
  ['ACCESS_LOG_ADDRESS', { ACCESS_LOG_ADDRESS: 'inteiro' }],
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
])(
  'a wrong or lonely %s is refused by its name, without the value (R-OPS-8, R-STF-9): %o',
  (name, source) => {
    expect(() => readSettings(source)).toThrow(new RegExp(`^Variável ${name} com valor inválido: aceita `));
    // The value may be a password. Short ones can be part of the explanation.
    const { [name]: value = '' } = source;
    if (value.length > 8) expect(() => readSettings(source)).not.toThrow(value);
  },
);
