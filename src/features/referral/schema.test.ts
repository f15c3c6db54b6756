// R-REF-3, R-REF-7
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#shared/validate.ts';
import { anyCharacter, anyUrl } from '../../../tests/support/any-text.ts';
import { invitation, linkedVisit, normaliseDomain } from './payload.ts';
import { referralSchema, type SiteReferral } from './schema.ts';

const referral: SiteReferral = {
  referring_domain: 'gazetadocais.com.br',
  page_visited: '/sites-para-jornais',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  metadata: {
    screen_width: 1440,
    screen_height: 900,
    language: 'pt-BR',
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: 'https://www.gazetadocais.com.br/',
  },
};
const { referring_domain, page_visited, metadata } = referral;

test('a visit is that of the page’s link, on the page of a waiting list that of a colleague’s alone (R-REF-2, R-WLP-25)', () => {
  const visit = (search: string, pathname = '/sites-para-jornais') => linkedVisit({ pathname, search });
  expect(visit('?link=https://www.gazetadocais.com.br/politica')).toEqual({ referring_domain, page_visited });
  expect(visit('?link=Parceiro')?.referring_domain).toBe('parceiro');
  const invited = { referring_domain: invitation, page_visited: '/portal-ai-waitlist' };
  expect(visit('?link=indicacao', '/portal-ai-waitlist')).toEqual(invited);
  expect(validate(referralSchema, { ...referral, ...invited })).toMatchObject({ ok: true, value: invited });
  expect(visit('?link=indicacao', '/contato')).toBeUndefined();
  expect(visit('?link=gazetadocais.com.br', '/portal-ai-waitlist')).toBeUndefined();
  for (const search of ['', '?link', '?link=', '?link=%3Cscript%3E', '?outro=gazeta.com.br'])
    expect(visit(search), search).toBeUndefined();
});

test('the server takes the payload, with the domain normalised again and nothing besides', () => {
  const claim = {
    ...referral,
    referring_domain: 'HTTPS://WWW.GazetaDoCais.com.br:443/x',
    id: 7,
    metadata: { ...metadata, timestamp: '2026-03-12T09:00:00-03:00', extra: 'x'.repeat(9000) },
  };
  expect(validate(referralSchema, claim)).toEqual({ ok: true, value: referral });
});

test('it may lack what a browser can hide, and has null for what the visitor did not agree to (R-REF-8)', () => {
  const hidden = { ...referral, user_agent: '', metadata: { ...metadata, language: '', referrer: '' } };
  expect(validate(referralSchema, hidden)).toEqual({ ok: true, value: hidden });
  const { timestamp } = metadata;
  const none = { screen_width: null, screen_height: null, language: null, referrer: null };
  expect(validate(referralSchema, { referring_domain, page_visited, metadata: { timestamp } })).toEqual({
    ok: true,
    value: { referring_domain, page_visited, user_agent: null, metadata: { ...none, timestamp } },
  });
});

test.each<readonly [change: Readonly<Record<string, unknown>>, field: string, message: string]>([
  [{ referring_domain: '' }, 'referring_domain', 'Domínio é obrigatório'],
  [{ referring_domain: '<b>' }, 'referring_domain', 'Domínio inválido'],
  [{ referring_domain: 'a'.repeat(2049) }, 'referring_domain', 'Domínio deve ter no máximo 2048 caracteres'],
  [{ page_visited: '/sobre' }, 'page_visited', 'Página inválida'],
  [{ user_agent: 'x'.repeat(1025) }, 'user_agent', 'Navegador deve ter no máximo 1024 caracteres'],
  [{ user_agent: {} }, 'user_agent', 'Navegador inválido'],
  [{ metadata: 'x' }, 'metadata', 'Dados da visita inválidos'],
  ...(
    [
      [{ screen_width: -1 }, 'Tamanho de tela inválido'],
      [{ screen_height: 1.5 }, 'Tamanho de tela inválido'],
      [{ screen_height: 1e9 }, 'Tamanho de tela inválido'],
      [{ screen_width: '1440' }, 'Tamanho de tela inválido'],
      [{ language: 'pt BR' }, 'Idioma inválido'],
      [{ language: 'p'.repeat(36) }, 'Idioma deve ter no máximo 35 caracteres'],
      [{ timestamp: 'ontem' }, 'Horário inválido'],
      [{ timestamp: '' }, 'Horário é obrigatório'],
      [{ timestamp: '2026-13-45T99:00:00Z' }, 'Horário inválido'],
      [{ referrer: 'x y' }, 'Endereço anterior inválido'],
      [{ referrer: `https://a/${'x'.repeat(2048)}` }, 'Endereço anterior deve ter no máximo 2048 caracteres'],
    ] as const
  ).map(([change, message]) => [{ metadata: { ...metadata, ...change } }, 'metadata', message] as const),
])('is not %.60j', (change, field, message) => {
  expect(validate(referralSchema, { ...referral, ...change })).toEqual({
    ok: false,
    errors: { [field]: message },
  });
});

describe('the domain of a link', () => {
  test.each([
    ['gazeta.com.br', 'gazeta.com.br'],
    ['  GAZETA.com.br ', 'gazeta.com.br'],
    ['www.gazeta.com.br', 'gazeta.com.br'],
    ['https://www.Gazeta.com.br:8443/politica?a=b#c', 'gazeta.com.br'],
    ['http://usuario:senha@gazeta.com.br/', 'gazeta.com.br'],
    ['//gazeta.com.br/x', 'gazeta.com.br'],
    ['gazeta.com.br.', 'gazeta.com.br'],
    ['www.www.gazeta.com.br', 'gazeta.com.br'],
    ['www.com', 'www.com'],
    ['wwwgazeta.com.br', 'wwwgazeta.com.br'],
    ['jornalação.com.br', 'xn--jornalao-xza3b.com.br'],
    ['https://JORNALAÇÃO.com.br', 'xn--jornalao-xza3b.com.br'],
    ['parceiro', 'parceiro'],
    ['Parceiro-2/', 'parceiro-2'],
    ['99jornal', '99jornal'],
    ['www.gazeta.24h', 'gazeta.24h'],
    ['localhost:3000', 'localhost'],
    ['gazeta.com.br/<script>alert(1)</script>', 'gazeta.com.br'],
  ])('%s is %s', (link, domain) => {
    expect(normaliseDomain(link)).toBe(domain);
  });

  test.each([
    ...`2026 127.0.0.1 http://2130706433/ 0x7f.1 http://[::1]/ javascript:alert(1)
    javascript://gazeta.com.br/%0aalert(1) ftp://gazeta.com.br <script>alert(1)</script> gazeta..com.br
    -gazeta.com.br gaze_ta.com.br`.split(/\s+/),
    '',
    ' ',
    '"><img src=x onerror=alert(1)>',
    'gazeta .com.br',
    `${'a'.repeat(64)}.com.br`,
    `${'a.'.repeat(130)}com`,
    `gazeta.com.br/${'x'.repeat(10_240)}`,
    '\u0000',
    '\ud83d.com',
  ])('%.40s names none (R-REF-4)', (link) => {
    expect(normaliseDomain(link)).toBeUndefined();
  });

  test('any text gives a bounded domain that stays itself, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter, maxLength: 400 }), anyUrl, fc.domain()),
        (text) => {
          const domain = normaliseDomain(text);
          if (domain === undefined) return;
          expect(domain).toMatch(/^[a-z0-9.-]{2,253}$/);
          expect(normaliseDomain(domain)).toBe(domain);
        },
      ),
    );
  });
});
