import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../tests/support/any-text.ts';
import { terminalSafe, terminalSafeLines } from './terminal-safe.ts';

describe('text that a terminal only shows', () => {
  test.each([
    ['an ANSI escape', 'a\u001b[31mb', String.raw`a\u001b[31mb`],
    ['a line end', 'a\r\nb', String.raw`a\u000d\u000ab`],
    ['a lone surrogate', 'a\ud800', String.raw`a\ud800`],
    ['a line separator', '\u2028', String.raw`\u2028`],
    ['a tag character', '\u{e0041}', String.raw`\udb40\udc41`],
  ])('shows %s', (_, text, shown) => {
    expect(terminalSafe(text)).toBe(shown);
  });

  test('leaves words as they are', () => {
    for (const text of ['Édito & Cia. «ção»', '日本語', '👩‍👩‍👧 🙂', 'e\u0301'])
      expect(terminalSafe(text)).toBe(text);
  });

  test('leaves nothing that a terminal obeys, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(terminalSafe(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(terminalSafeLines(text)).not.toMatch(/[^\P{Cc}\r\n]/u);
      }),
    );
  });
});
