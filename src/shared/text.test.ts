import { describe, expect, test } from 'vitest';
import { cleanText, isCleanText } from './clean-text.ts';
import { isWebAddress } from './text.ts';

describe('a web address', () => {
  test.each([
    'exemplo.com',
    'http://exemplo.com.br',
    'HTTPS://www.exemplo.com.br/',
    'https://sub-dominio.exemplo.com/caminho/outro?a=b#c',
    'exemplo.com:8080/x',
    'jornalação.com.br',
    'exemplo.museum',
    'exemplo.com:65535',
  ])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  test.each([
    'exemplo',
    'http://',
    'exemplo.c',
    'exemplo.abcdefg',
    'exemplo .com',
    'ftp://exemplo.com',
    'javascript:alert(1)',
    'https://usuario:senha@exemplo.com',
    '-exemplo.com',
    'exemplo..com',
    'exemplo.com/a b',
    'exemplo.com/<script>',
    'exemplo.com\n.br',
    '127.0.0.1',
    'exemplo.com:99999',
    'https://exemplo.com:65536/x',
    'a.'.repeat(50_000),
    `a.com/${'/'.repeat(100_000)} `,
  ])('refuses %.40s', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

describe('clean text', () => {
  test.each([
    ['Ana\u0000', 'Ana'],
    ['Ana\u202E\u200B Lia', 'Ana Lia'],
    ['Ana \uD83D', 'Ana '],
    ['um\ndois', 'umdois'],
  ])('%j holds what is refused; without it, it is %j', (text, clean) => {
    expect(isCleanText(text)).toBe(false);
    expect(cleanText(text)).toBe(clean);
    expect(isCleanText(clean)).toBe(true);
  });

  test('may have line breaks and tabs where there are several lines', () => {
    expect(isCleanText('um\n\tdois', true)).toBe(true);
    expect(cleanText('um\n\tdois\u0007', true)).toBe('um\n\tdois');
  });
});
