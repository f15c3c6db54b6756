import { describe, expect, test } from 'vitest';
import { cleanText, isCleanText, tidyPlainText, tidyText } from './clean-text.ts';
import { isWebAddress } from './text.ts';

/** Letters and signs that draw nothing, and of the other kinds one each: a format character, a joiner, a selector, a blank. */
const invisibleCharacters = [0x115f, 0x1160, 0x2800, 0x3164, 0xffa0, 0x200b, 0x200d, 0xfe0f, 0x2003].map(
  (code) => String.fromCodePoint(code),
);

/** Each of them alone, and all several times between blanks: answers that look empty. */
const invisibleTexts = [...invisibleCharacters, ` ${invisibleCharacters.join(' ').repeat(3)} `];

describe('a web address (R-WL-7)', () => {
  test.each(
    `exemplo.com http://exemplo.com.br HTTPS://www.exemplo.com.br/
    https://sub-dominio.exemplo.com/caminho/outro?a=b#c exemplo.com:8080/x jornalação.com.br
    exemplo.museum exemplo.com:65535`.split(/\s+/),
  )('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  test.each([
    'exemplo',
    'exemplo.c',
    'exemplo.abcdefg',
    'exemplo .com',
    'ftp://exemplo.com',
    'https://usuario:senha@exemplo.com',
    '-exemplo.com',
    'exemplo..com',
    'exemplo.com/a b',
    'exemplo.com/<script>',
    'exemplo.com\n.br',
    '127.0.0.1',
    'https://exemplo.com:65536/x',
    'a.'.repeat(50_000),
    `a.com/${'/'.repeat(100_000)} `,
  ])('refuses %.40s', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

describe('clean text (R-WL-9)', () => {
  test.each([
    ['Ana \uD83D', 'Ana '],
    ['um\ndois', 'umdois'],
  ])('%j holds what is refused; without it, it is %j', (text, clean) => {
    expect(isCleanText(text)).toBe(false);
    expect(cleanText(text)).toBe(clean);
    expect(isCleanText(clean)).toBe(true);
  });

  test('may have line breaks and tabs where there are several lines', () => {
    expect(isCleanText('um\n\tdois', true)).toBe(true);
    expect(isCleanText('um\n\tdois\u0007', true)).toBe(false);
  });

  test.each([
    ['Ana\u202E\u200B Lia\uFEFF', 'Ana Lia'],
    ['Ana\u00A0\u2009Lia', 'Ana  Lia'],
    ['Ana\u2028Lia', 'Ana Lia'],
    ['\u3164\u115F', ''],
    ['👩\u200D🌾', '👩\u200D🌾'],
  ])('what came along with a paste is dropped: %j is %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
    expect(isCleanText(tidy)).toBe(true);
  });

  test.each(invisibleTexts)('is empty when nothing in it can be seen: %j', (text) => {
    expect(tidyText(text)).toBe('');
    expect(tidyText(`\n${text}\t${text}\r\n`, true)).toBe('');
    expect(tidyText(`${text}Ana`)).toMatch(/Ana$/);
  });

  test('is empty for every format character, mark and blank of Unicode', () => {
    const kept: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (/[\p{Cf}\p{M}\p{Z}]/u.test(character) && tidyText(character) !== '') kept.push(code.toString(16));
    }
    expect(kept).toEqual([]);
  });

  test('keeps joiners and selectors in a text and drops them from an address', () => {
    // What emoji are made with, and an address or a number is not.
    for (const character of '\u200c\u200d\ufe00\ufe0f') {
      expect(tidyText(`a${character}b`)).toBe(`a${character}b`);
      expect(tidyPlainText(` ${character}a${character}b${character}`)).toBe(' ab');
    }
  });

  test('has one kind of line break', () => {
    expect(tidyText('um\r\ndois\rtrês\u2028quatro', true)).toBe('um\ndois\ntrês\nquatro');
  });
});
