import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedRange } from '#server/settings/trusted-proxies.ts';

/** What is known of the client. */
export interface ClientAddress {
  /** Key of the write limit: IPv4 whole, IPv6 by its /56, which is what a customer's line commonly gets (RFC 6177). */
  readonly key: string;
  /** Form for the log, cut to a network, which identifies no person's device by itself: IPv4 /24, IPv6 /48. */
  readonly logged: string;
  /** The whole address, for the access log alone (../access-log.ts). */
  readonly whole: string;
}

/**
 * Who sent the request. `X-Forwarded-For` is read from right to left and only while the address that
 * vouches for the next one is a trusted proxy: everything further left was written by the client.
 * @param peer address of the TCP connection's other end, undefined when it is already gone
 * @param forwardedFor value of `X-Forwarded-For`, several lines joined by commas
 * @param trusted networks of the proxies in front of this server
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly TrustedRange[],
): ClientAddress {
  let address = parseAddress(peer);
  const hops = (forwardedFor ?? '').split(',');
  while (address !== undefined && isTrusted(address, trusted)) {
    const next = parseAddress(hops.pop()?.trim());
    if (next === undefined) break;
    address = next;
  }
  if (address === undefined) return { key: 'desconhecido', logged: 'desconhecido', whole: 'desconhecido' };
  const whole = address.toString();
  return address.kind() === 'ipv4'
    ? { key: whole, logged: network(address, 24), whole }
    : { key: network(address, 56), logged: network(address, 48), whole };
}

/** Finds out who asks, once for each connection, as long as a proxy says nothing else. */
export function rememberAddresses(trusted: readonly TrustedRange[]) {
  const known = new WeakMap<Socket, { readonly forwarded: unknown; readonly client: ClientAddress }>();
  return ({ socket, headers }: IncomingMessage): ClientAddress => {
    const forwarded = headers['x-forwarded-for'];
    const last = known.get(socket);
    if (last !== undefined && last.forwarded === forwarded) return last.client;
    const client = clientAddress(socket.remoteAddress, [forwarded ?? []].flat().join(','), trusted);
    known.set(socket, { forwarded, client });
    return client;
  };
}

/** Whether the other end of a connection is a proxy that speaks for others. */
export function isTrustedProxy(peer: string | undefined, trusted: readonly TrustedRange[]): boolean {
  const address = parseAddress(peer);
  return address !== undefined && isTrusted(address, trusted);
}

/** Whether an address is reached from its own machine alone. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/**
 * Whether a client is the machine that answers.
 * @param client its whole address
 * @param own where the connection arrived: a machine that asks itself does so from the same address
 */
export function isSameMachine(client: string, own: string | undefined): boolean {
  return isLoopback(client) || client === parseAddress(own)?.toString();
}

/** IPv4-mapped IPv6 (`::ffff:192.0.2.1`), as a dual-stack socket gives it, becomes the IPv4 address. */
function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const withoutZone = bare.replace(/%.*$/, '');
  return ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone)
    ? ipaddr.process(withoutZone)
    : undefined;
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, trusted: readonly TrustedRange[]): boolean {
  return trusted.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
}

function network(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
