import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { clientAddress } from '#server/http/request/client-address.ts';

/** Requests that one connection may have unanswered. Browsers and proxies send one at a time. */
export const mostUnanswered = 8;

/**
 * Ends a connection that asks on and on without reading the answers. Node parses all requests that arrive in one piece
 * (thousands of them) before it stops reading, and keeps them until they can be answered.
 */
export function limitPipelining(handler: RequestListener, log: Pick<Logger, 'warn'>): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Only the answer that is next has the socket.
    if (response.socket !== null) return handler(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= mostUnanswered - 1) {
      log.warn(
        { address: clientAddress(socket.remoteAddress, undefined, []).logged },
        'too many requests in a row',
      );
      socket.destroy();
      // The `close` event would come only after this turn of the event loop, and until then Node would go on
      // parsing the requests that have arrived; so it is emitted now.
      socket.emit('close', false);
      return;
    }
    waiting.set(socket, before + 1);
    response.on('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}
