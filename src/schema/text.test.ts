import { describe, expect, test } from 'vitest';
import { isCleanText, isWebAddress } from './text.ts';

describe('a web address', () => {
  test.each([
    'exemplo.com',
    'http://exemplo.com.br',
    'HTTPS://www.exemplo.com.br/',
    'https://sub-dominio.exemplo.com/caminho/outro?a=b#c',
    'exemplo.com:8080/x',
    'jornalação.com.br',
    'exemplo.museum',
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
  ])('refuses %s', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

test.each([
  ['a'.repeat(100_000)],
  ['a.'.repeat(50_000)],
  ['a-'.repeat(50_000)],
  ['https://'.repeat(12_500)],
  [`a.com/${'/'.repeat(100_000)} `],
  ['\u0301'.repeat(100_000)],
])('checking 100 kB takes less than a second', (text) => {
  const start = performance.now();
  isWebAddress(text);
  isCleanText(text, true);
  expect(performance.now() - start).toBeLessThan(1_000);
});
