import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lighthouse's slow phone line: round trip in milliseconds, bytes per second to the visitor. */
const roundTripMs = 150;
const bytesPerSecond = 1_638_400 / 8;

/**
 * A line between a browser and a server, as slow as a phone's: every byte takes half a round trip each way, and all
 * connections share the width. Unlike the browser's own emulation, it also slows what is fetched or rendered ahead.
 * @param port of the server, on this machine
 */
export async function openSlowLine(port: number): Promise<{ readonly url: string; close(): void }> {
  /** When the line has sent what it was given so far. */
  let free = 0;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    pass(visitor, site, () => 0);
    pass(site, visitor, (bytes) => {
      const now = performance.now();
      free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
      return free - now;
    });
  });

  function pass(from: Socket, to: Socket, queueMs: (bytes: number) => number): void {
    sockets.add(from);
    let last = Promise.resolve();
    const later = (work: () => void, bytes: number): void => {
      const arrival = sleep(roundTripMs / 2 + queueMs(bytes));
      // In order, whatever the timers do.
      last = last.then(() => arrival).then(work);
    };
    from.on('data', (chunk) => later(() => to.write(chunk), chunk.byteLength));
    from.on('end', () => later(() => to.end(), 0));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A linha lenta não tem porta.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
