// R-OPS-6
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRanges } from '#server/settings/trusted-proxies.ts';
import {
  clientAddress,
  isLoopback,
  isSameMachine,
  isTrustedProxy,
  rememberAddresses,
} from './client-address.ts';

const proxies = parseRanges('10.0.0.0/8, 127.0.0.1, 2001:db8:ffff::/48');
const key = (peer: string | undefined, forwarded?: string) => clientAddress(peer, forwarded, proxies).key;

describe('clientAddress', () => {
  it('knows the whole address, and cuts it for the log', () => {
    expect(clientAddress('203.0.113.77', undefined, proxies)).toMatchObject({
      logged: '203.0.113.0/24',
      whole: '203.0.113.77',
    });
    expect(clientAddress('10.1.2.3', '2001:db8:1:2::9', proxies)).toMatchObject({
      logged: '2001:db8:1::/48',
      whole: '2001:db8:1:2::9',
    });
  });

  it.each([
    ['a peer that is no proxy says nothing of others', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a trusted proxy names the one that it heard from', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['one of IPv6 too', '2001:db8:ffff::1', '198.51.100.1', '198.51.100.1'],
    ['what no proxy vouches for is a claim', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['nonsense leaves the last good address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['in the middle too', '10.1.2.3', '198.51.100.1, _oculto, 10.0.0.2', '10.0.0.2'],
    ['a port is left out', '10.1.2.3', '198.51.100.12:80', '198.51.100.12'],
    ['what is no port is nonsense', '10.1.2.3', '198.51.100.1:80x', '10.1.2.3'],
    ['IPv6 in brackets, with a port', '10.1.2.3', '[2001:db8:1:2::9]:443', '2001:db8:1::/56'],
    ['IPv6 in brackets', '10.1.2.3', '[2001:db8:1:2::9]', '2001:db8:1::/56'],
    ['a zone is left out', 'fe80::1%eth0.100', undefined, 'fe80::/56'],
    ['IPv4-mapped IPv6 is the IPv4 address', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['also to be trusted', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(key(peer, forwarded)).toBe(expected);
  });

  it('gives one key to a /56 of IPv6', () => {
    expect(key('2001:db8:1:2:aaaa::1')).toBe(key('2001:db8:1:ff:bbbb::2'));
    expect(key('2001:db8:1:100::1')).not.toBe(key('2001:db8:1:2::1'));
  });

  it('is unknown when the connection is gone', () => {
    const [key, logged, whole] = Array<string>(3).fill('desconhecido');
    expect(clientAddress(undefined, undefined, [])).toEqual({ key, logged, whole });
  });

  it('never throws, whatever a client writes', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.string(), (peer, forwarded) => {
        expect(clientAddress(peer, forwarded, proxies).key).not.toBe('');
      }),
    );
  });

  it('is found out once for a connection, and again when a proxy names another client', () => {
    const clientOf = rememberAddresses(proxies);
    const socket = { remoteAddress: '10.1.2.3' };
    const ask = (forwarded?: string | readonly string[]) =>
      clientOf({ socket, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage);
    const first = ask('198.51.100.1');
    expect(first.key).toBe('198.51.100.1');
    expect(ask('198.51.100.1')).toBe(first);
    expect(ask('198.51.100.2').key).toBe('198.51.100.2');
    expect(ask(['1.1.1.1', '198.51.100.3']).key).toBe('198.51.100.3');
    expect(ask().key).toBe('10.1.2.3');
  });

  it('tells a proxy that speaks for others', () => {
    expect(isTrustedProxy('10.1.2.3', proxies)).toBe(true);
    expect(isTrustedProxy('203.0.113.7', proxies)).toBe(false);
    expect(isTrustedProxy(undefined, proxies)).toBe(false);
  });
});

it.each([
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.7', false],
])('%s is reached from its own machine alone: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

// R-OPS-46
it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['10.0.0.11', '10.0.0.11', true],
  ['10.0.0.11', '::ffff:10.0.0.11', true],
  ['10.0.0.7', '10.0.0.11', false],
  ['desconhecido', undefined, false],
])('%s that asks at %s is the machine itself: %s', (client, own, expected) => {
  expect(isSameMachine(client, own)).toBe(expected);
});
