import type { Server } from 'node:net';
import type { Logger } from 'pino';
import { clientAddress, isTrustedProxy } from '#server/http/request/client-address.ts';
import type { TrustedRange } from '#server/settings/trusted-proxies.ts';

/**
 * Keeps one address (IPv6: one /56) from holding all connections: those past its share are closed unread. Proxies that
 * are trusted speak for many, and have no share of their own.
 * @param most open connections that one address may have
 */
export function limitConnections(
  server: Server,
  most: number,
  trustedProxies: readonly TrustedRange[],
  log: Pick<Logger, 'warn'>,
): void {
  const open = new Map<string, number>();
  const reported = new Set<string>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (isTrustedProxy(remoteAddress, trustedProxies)) return;
    const { key, logged } = clientAddress(remoteAddress, undefined, []);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      // Once until the address is gone: a flood must not fill the log as well.
      if (!reported.has(key)) log.warn({ address: logged }, 'too many connections');
      reported.add(key);
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else {
        open.delete(key);
        reported.delete(key);
      }
    });
  });
}
