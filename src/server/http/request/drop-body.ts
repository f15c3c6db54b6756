import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** How much of a body that nobody wants is read, in bytes (1 MB), and for how long, in milliseconds. */
const most = 1024 * 1024;
const patienceMs = 1_000;

/**
 * Reads what is left of a body and drops it, so that the client, or the proxy in front, has sent it when the answer comes: ending
 * the connection earlier resets it, and the answer may be lost on its way. What is too large or too slow for that is not waited for;
 * `request.complete` tells.
 */
export async function dropBody(request: IncomingMessage): Promise<void> {
  // What arrived together with the head is parsed in this turn of the event loop.
  await setImmediate();
  if (request.complete || request.destroyed || Number(request.headers['content-length'] ?? 0) > most) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let size = 0;
  request.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > most) resolve();
  });
  for (const end of ['end', 'close', 'error'] as const) request.once(end, () => resolve());
  const timer = setTimeout(resolve, patienceMs);
  // A reader that gave up left it paused.
  request.resume();
  await over;
  clearTimeout(timer);
}
