import ipaddr from 'ipaddr.js';

/** A network whose members are believed about who the client is: base address and prefix length. */
export type TrustedRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Reads a list of addresses and CIDR networks.
 * @param text entries separated by commas or spaces; empty gives an empty list
 * @throws when an entry is neither an address nor a network
 */
export function parseRanges(text: string): readonly TrustedRange[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (entry.includes('/')) return ipaddr.parseCIDR(entry);
      const address = ipaddr.process(entry);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    });
}
