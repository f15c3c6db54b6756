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
export function limitPipelining(handler: RequestListener, log: Logger): RequestListener {
  const unanswered = new WeakMap<Socket, { count: number }>();
  return (request, response) => {
    const { socket } = request;
    let open = unanswered.get(socket);
    if (open === undefined) {
      open = { count: 0 };
      unanswered.set(socket, open);
    }
    if (open.count >= mostUnanswered) {
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
    open.count += 1;
    response.on('close', () => {
      open.count -= 1;
    });
    handler(request, response);
  };
}
