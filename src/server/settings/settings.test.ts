import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '#brand.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSettings } from './settings.ts';

const hash = `scrypt.${'s'.repeat(22)}.${'k'.repeat(43)}`;

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

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['METRICS_PORT', 'nove'],
    ['METRICS_HOST', 'http://site'],
    ['HOST', 'http://site'],
    ['SITE_URL', 'www.site.example'],
    ['SITE_URL', 'https://site.example/caminho'],
    ['SITE_URL', 'https://ana:senha@site.example'],
    ['SITE_URL', 'ftp://site.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['RATE_LIMIT_WRITES_PER_MINUTE', '0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['STAFF_BASIC_AUTH', 'semdoispontos'],
    ['STAFF_BASIC_AUTH', ':uma-senha-comprida'],
    ['STAFF_BASIC_AUTH', 'equipe:onze-letras'],
    ['STAFF_USERS', 'ana:uma-senha-em-texto'],
    ['STAFF_USERS', `equipe:${hash}`],
    ['STAFF_USERS', `ana:${hash},ana:${hash}`],
    ['STAFF_USERS', '/nao/existe'],
    ['STAFF_SIGN_ON_HEADER', 'Remote User'],
    ['STAFF_SIGN_ON_HEADER', 'Remote-User'],
    ['LOG_LEVEL', 'verbose'],
    ['ACCESS_LOG_ADDRESS', 'inteiro'],
  ])(
    'refuses %s=%s with a message that names the variable, not the value (R-OPS-8, R-STF-9)',
    (name, value) => {
      const read = () => readSettings({ [name]: value });
      expect(read).toThrow(new RegExp(`^Variável ${name} com valor inválido: aceita `));
      // The value may be a password. Short ones can be part of the explanation.
      if (value.length > 8) expect(read).not.toThrow(value);
    },
  );
});
