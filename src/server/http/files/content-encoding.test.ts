import { expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from './content-encoding.ts';

const all: readonly Encoding[] = ['br', 'gzip', 'identity'];

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=abc', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('answers Accept-Encoding %s with %s', (header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected);
});

it('does not read a header that is longer than any client’s: 15 kB of it cost 3 ms', () => {
  expect(chooseEncoding(`br, gzip${', x;q=1'.repeat(100)}`, all)).toBe('br');
  expect(chooseEncoding(`br, gzip${', x;q=1'.repeat(2_000)}`, all)).toBe('identity');
});

it('sends plain bytes of a file that has no packed form', () => {
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
});
