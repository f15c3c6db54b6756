// R-DAT-3
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggedPath } from '#server/http/request/request-log.ts';
import { newProtocol, parseProtocol } from './protocol.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

test('a protocol number is the year of São Paulo and ten symbols that can be read out, and never the same', () => {
  const made = Array.from({ length: 500 }, () => newProtocol(now));
  for (const protocol of made) {
    expect(protocol).toMatch(/^2026-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(parseProtocol(protocol)).toBe(protocol);
  }
  expect(new Set(made).size).toBe(500);
  expect(newProtocol(new Date('2027-01-01T02:59:59Z'))).toMatch(/^2026-/);
  expect(newProtocol(new Date('2027-01-01T03:00:00Z'))).toMatch(/^2027-/);
});

test('is read in whatever spelling people type it, and hidden in the log in all of them (R-EQ-15)', () => {
  const spelling = fc.array(fc.constantFrom('', '', '-', ' ', '\u2003'), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(spelling, fc.boolean(), fc.boolean(), (between, isLower, isMistyped) => {
      const protocol = newProtocol(now);
      const own = [...protocol.replaceAll('-', '')].map((symbol, at) => symbol + between[at]).join('');
      const mistyped = isMistyped ? own.replaceAll('0', 'O').replaceAll('1', 'l') : own;
      const text = isLower ? mistyped.toLowerCase() : mistyped;
      expect(parseProtocol(text)).toBe(protocol);
      expect(loggedPath(`/equipe/pedidos/${encodeURIComponent(text)}`)).toBe('/equipe/pedidos/[oculto]');
    }),
  );
});

test('with one wrong symbol, or two neighbours in each other’s place, is none', () => {
  fc.assert(
    fc.property(
      fc.nat(13),
      fc.constantFrom(...symbols),
      fc.integer({ min: 4, max: 12 }),
      (at, symbol, place) => {
        const text = newProtocol(now).replaceAll('-', '');
        if (text[at] !== symbol)
          expect(parseProtocol(text.slice(0, at) + symbol + text.slice(at + 1))).toBeUndefined();
        const [a = '', b = ''] = text.slice(place);
        // The one pair that Luhn's algorithm can't tell apart.
        if (a === b || `${a}${b}` === '0Z' || `${a}${b}` === 'Z0') return;
        expect(parseProtocol(text.slice(0, place) + b + a + text.slice(place + 2))).toBeUndefined();
      },
    ),
  );
});

test.each(['', '2026', '2026-YYYYY', '2026-00000-00000'.repeat(9), "' or 1=1 --", '２０２６-00000-00000'])(
  'is not %o',
  (text) => expect(parseProtocol(text)).toBeUndefined(),
);
