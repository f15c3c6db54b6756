import type { ServerResponse } from 'node:http';
import type { DatabaseHandle } from '#server/database/database.ts';
import { sendProblem } from './answers/problems.ts';

/**
 * `/healthz`: the process answers, and says which build it serves.
 * @param details more to say, for whoever watches
 */
export function sendHealth(
  response: ServerResponse,
  details: Readonly<Record<string, string | readonly string[]>>,
): void {
  const body = JSON.stringify({ status: 'ok', ...details });
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  response.writeHead(200, headers).end(body);
}

/** For how long what was found about the database counts, in milliseconds: asking writes to the disk. */
const freshForMs = 1_000;

/**
 * `/readyz`: 200 while requests should come here; 503 while the database can't be reached or written to, or the
 * server is draining before it stops. What else there is to watch is in the log and in the metrics (metrics/).
 * @returns what answers a request; `draining` is whether the server is about to stop, `settings` are those that another server has with
 *   another value, for who asks on the server's own machine
 */
export function createReadiness(database: Pick<DatabaseHandle, 'ping'>) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let found = Promise.resolve(false);
  return async (
    response: ServerResponse,
    draining: boolean,
    settings: readonly string[] = [],
  ): Promise<void> => {
    if (!draining && performance.now() - askedAt > freshForMs) {
      askedAt = performance.now();
      found = database.ping().then(
        () => true,
        () => false,
      );
    }
    if (draining || !(await found)) return sendProblem(response, 'unavailable', '/readyz');
    sendHealth(response, settings.length > 0 ? { settings } : {});
  };
}
