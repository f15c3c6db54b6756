import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { expectsMore, hasValidHost, isPlainRead, isRead } from './head.ts';

const named = ['Host', 'site.test'];

/** A request as Node hands it over: of several lines of one name its `headers` have the first. */
function request(rawHeaders: readonly string[], { method = 'GET', httpVersion = '1.1' } = {}) {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[rawHeaders[index]?.toLowerCase() ?? ''] ??= rawHeaders[index + 1] ?? '';
  }
  return { method, httpVersion, headers, rawHeaders } as unknown as IncomingMessage;
}

describe('a host', () => {
  it.each([
    'site.test',
    'SITE.test:3000',
    'um_nome-de-servidor',
    '192.0.2.1:65535',
    '[2001:db8::1]',
    '[::ffff:192.0.2.1]:443',
  ])('may be %s', (host) => {
    expect(hasValidHost(request(['Accept', '*/*', 'HOST', host]))).toBe(true);
  });

  it.each(['', 'a b', 'a/b', 'a@b', '/a', 'a:', 'a:123456', 'a:80x', '[::1', '::1', '[]', '[g]', 'x[::1]'])(
    'is not %j',
    (host) => {
      expect(hasValidHost(request(['Host', host]))).toBe(false);
    },
  );

  it('is named once; HTTP/1.0 may leave it out', () => {
    expect(hasValidHost(request([...named, 'host', 'site.test']))).toBe(false);
    expect(hasValidHost(request([]))).toBe(false);
    expect(hasValidHost(request([], { httpVersion: '1.0' }))).toBe(true);
    expect(hasValidHost(request([...named, 'Date', 'Host', 'From', 'host']))).toBe(true);
  });
});

it('reads, with nothing about it to refuse', () => {
  expect(isPlainRead(request(named))).toBe(true);
  expect(isPlainRead(request(named, { method: 'HEAD' }))).toBe(true);
  expect(isRead(request(named, { method: 'POST' }))).toBe(false);
  for (const refused of [
    request(named, { method: 'POST' }),
    request([...named, 'Expect', '100-continue']),
    request([...named, 'Content-Length', '0']),
    request([]),
  ]) {
    expect(isPlainRead(refused)).toBe(false);
  }
});

it.each([
  ['milagre', '1.1', true],
  ['100-continue, milagre', '1.1', true],
  ['milagre; 100-continue', '1.1', true],
  ['100-Continue', '1.1', false],
  ['milagre', '1.0', false],
])('expects %s in HTTP/%s beyond what Node sees to: %s', (expectation, httpVersion, expected) => {
  expect(expectsMore(request(['Expect', expectation], { httpVersion }))).toBe(expected);
  expect(expectsMore(request([], { httpVersion }))).toBe(false);
});
