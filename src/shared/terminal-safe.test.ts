import { describe, expect, test } from 'vitest';
import { terminalSafe, terminalSafeLines } from './terminal-safe.ts';

describe('text that a terminal only shows', () => {
  test.each([
    ['an ANSI escape', 'a\u001b[31mb', String.raw`a\u001b[31mb`],
    ['a line end', 'a\r\nb', String.raw`a\u000d\u000ab`],
    ['a lone surrogate', 'a\ud800', String.raw`a\ud800`],
    ['a line separator', '\u2028', String.raw`\u2028`],
    ['a mark that turns the line around', '\u202e', String.raw`\u202e`],
    ['a tag character', '\u{e0041}', String.raw`\udb40\udc41`],
  ])('shows %s', (_, text, shown) => {
    expect(terminalSafe(text)).toBe(shown);
  });

  test('leaves words as they are', () => {
    for (const text of ['Édito & Cia. «ção»', '日本語', '👩‍👩‍👧 🙂', 'e\u0301'])
      expect(terminalSafe(text)).toBe(text);
  });

  test('may have line ends where it is of several lines', () => {
    expect(terminalSafeLines('a\u0000\r\nb')).toBe('a\\u0000\r\nb');
  });
});
