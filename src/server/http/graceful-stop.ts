import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection that is open already may take to bring its request, which may have been on the way for as long. */
const firstByteMs = 1000;

/**
 * Prepares a server to stop without cutting anybody off. Call it before the server listens.
 * @returns a function that stops: no new connections, requests in flight finish, idle connections close, those without a
 * request yet a second later; what is still open after `patienceMs` milliseconds is cut. It tells whether every request finished by itself.
 */
export function prepareDrain(server: Server): (patienceMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (patienceMs) => {
    let finished = true;
    const closed = once(server.close(), 'close');
    // A connection that a browser opened ahead and never used does not count as idle for Node.
    const unused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstByteMs);
    // One whose request ends from now on would stay open for its keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => {
      finished = false;
      server.closeAllConnections();
    }, patienceMs);
    await closed;
    clearTimeout(unused);
    clearInterval(sweep);
    clearTimeout(cut);
    return finished;
  };
}
