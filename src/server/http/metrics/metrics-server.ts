import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a port of its own, which no visitor reaches, and nothing else.
 * @param where as the settings name it; port 0 lets the system choose
 * @returns the address that it answers at
 * @throws when it can't listen there
 */
export async function serveMetrics(
  metrics: Metrics,
  where: { readonly port: number; readonly host: string },
): Promise<string> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { Connection: 'close' }).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = 20;
  server.listen(where);
  await once(server, 'listening');
  // The process ends without waiting for whoever reads.
  server.unref();
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`;
}
