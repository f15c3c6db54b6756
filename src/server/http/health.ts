import type { ServerResponse } from 'node:http';
import type { DatabaseHandle } from '../database/database.ts';
import { sendProblem } from './answers.ts';

/** `/healthz`: the process answers. */
export function sendHealth(response: ServerResponse): void {
  const body = '{"status":"ok"}';
  response.writeHead(200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * `/readyz`: 200 while requests should come here; 503 while the database can't be reached
 * or the server is draining before it stops.
 */
export async function sendReadiness(
  response: ServerResponse,
  database: Pick<DatabaseHandle, 'ping'>,
  draining: boolean,
): Promise<void> {
  const ready =
    !draining &&
    (await database.ping().then(
      () => true,
      () => false,
    ));
  if (ready) sendHealth(response);
  else sendProblem(response, 'unavailable', '/readyz');
}
