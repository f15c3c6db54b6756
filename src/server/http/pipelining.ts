import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may have unanswered. Browsers and proxies send one at a time. */
export const mostUnanswered = 8;

/**
 * Ends a connection that asks on and on without reading the answers. Node parses all requests that arrive in one piece
 * (thousands of them) before it stops reading, and keeps them until they can be answered.
 */
export function limitPipelining(handler: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Arrived in one piece with the one that was too many.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      socket.destroy();
      // It closes only when this turn of the event loop is over, and Node goes on parsing the thousands behind it until it
      // hears of that: it hears now.
      socket.emit('close', false);
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}
