// R-DAT-3
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggedPath } from '#server/http/request/request-log.ts';
import { newProtocol, parseProtocol } from './protocol.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

describe('a protocol number', () => {
  test('is the year and ten symbols that can be read out, and never the same', () => {
    const made = Array.from({ length: 500 }, () => newProtocol(now));
    for (const protocol of made) {
      expect(protocol).toMatch(/^2026-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(parseProtocol(protocol)).toBe(protocol);
    }
    expect(new Set(made).size).toBe(500);
  });

  test('has the year of São Paulo', () => {
    expect(newProtocol(new Date('2027-01-01T02:59:59Z'))).toMatch(/^2026-/);
    expect(newProtocol(new Date('2027-01-01T03:00:00Z'))).toMatch(/^2027-/);
  });

  test('is read as people type it', () => {
    const protocol = newProtocol(now);
    const typed = [
      protocol.toLowerCase(),
      protocol.replaceAll('-', ''),
      ` ${protocol.replaceAll('-', ' ')} `,
      protocol.replaceAll('0', 'o').replaceAll('1', 'l'),
      protocol.replaceAll('1', 'I'),
    ];
    for (const text of typed) expect(parseProtocol(text)).toBe(protocol);
  });

  test('is hidden in the log in whatever spelling it is read (R-EQ-15)', () => {
    const spelling = fc.array(fc.constantFrom('', '', '-', ' ', '\u2003'), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(spelling, fc.boolean(), fc.boolean(), (between, isLower, isMistyped) => {
        const own = [...newProtocol(now).replaceAll('-', '')]
          .map((symbol, at) => symbol + between[at])
          .join('');
        const mistyped = isMistyped ? own.replaceAll('0', 'O').replaceAll('1', 'l') : own;
        const text = isLower ? mistyped.toLowerCase() : mistyped;
        expect(parseProtocol(text)).toBeDefined();
        expect(loggedPath(`/equipe/pedidos/${encodeURIComponent(text)}`)).toBe('/equipe/pedidos/[oculto]');
      }),
    );
  });

  test('with one wrong symbol is none', () => {
    fc.assert(
      fc.property(fc.nat(13), fc.constantFrom(...symbols), (place, symbol) => {
        const text = newProtocol(now).replaceAll('-', '');
        fc.pre(text[place] !== symbol);
        expect(parseProtocol(text.slice(0, place) + symbol + text.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  test('with two neighbours in each other’s place is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), (place) => {
        const text = newProtocol(now).replaceAll('-', '');
        const [a = '', b = ''] = text.slice(place);
        // The one pair that Luhn's algorithm can't tell apart.
        fc.pre(a !== b && `${a}${b}` !== '0Z' && `${a}${b}` !== 'Z0');
        expect(parseProtocol(text.slice(0, place) + b + a + text.slice(place + 2))).toBeUndefined();
      }),
    );
  });

  test.each([
    '',
    '2026',
    '2026-YYYYY',
    `${'2026-00000-00000'.repeat(9)}`,
    "' or 1=1 --",
    '２０２６-00000-00000',
  ])('is not %o', (text) => {
    expect(parseProtocol(text)).toBeUndefined();
  });

  test('is never found in anything else without complaint', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseProtocol(text) === undefined));
  });
});
