import type { ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import { sendProblem } from './answers.ts';

/**
 * `/healthz`: the process answers.
 * @param details more to say, for whoever watches
 */
export function sendHealth(response: ServerResponse, details: Readonly<Record<string, number>> = {}): void {
  const body = JSON.stringify({ status: 'ok', ...details });
  response.writeHead(200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * `/readyz`: 200 while requests should come here; 503 while the database can't be reached
 * or the server is draining before it stops. Notices that were given up are no reason to send requests
 * elsewhere; their number is in the answer, and in the log.
 */
export async function sendReadiness(
  response: ServerResponse,
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  draining: boolean,
): Promise<void> {
  const ready =
    !draining &&
    (await database.ping().then(
      () => true,
      () => false,
    ));
  const dead = outbox.dead();
  if (ready) sendHealth(response, dead > 0 ? { undelivered: dead } : {});
  else sendProblem(response, 'unavailable', '/readyz');
}
