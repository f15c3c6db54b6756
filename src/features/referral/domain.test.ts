// R-REF-3
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, anyUrl } from '../../../tests/support/any-text.ts';
import { normaliseDomain } from './payload.ts';

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
