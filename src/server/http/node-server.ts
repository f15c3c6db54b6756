import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { TrustedRange } from '#server/settings/trusted-proxies.ts';
import { type ProblemCode, rawProblem } from './answers/problems.ts';
import { limitConnections } from './limits/connection-limit.ts';
import { limitPipelining } from './limits/pipelining.ts';

/**
 * A Node server whose limits keep slow or hostile clients from holding it, and whose parser errors
 * are answered with the same headers as everything else.
 * @param trustedProxies peers that may hold any number of connections
 */
export function createNodeServer(
  handler: RequestListener,
  log: Logger,
  trustedProxies: readonly TrustedRange[],
): Server {
  const limited = limitPipelining(handler, log);
  const server = createServer(
    {
      // The request line and headers must arrive within 10 s, the body within 30 s.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      // Longer than the 60 s for which proxies usually keep an idle connection, so that they close it first.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Node would refuse a missing Host by itself, without our headers; the handler does it instead.
      requireHostHeader: false,
      // What has no body has nothing to wait for: a page costs about a tenth less processor time (`npm run bench -- server`).
      optimizeEmptyRequests: true,
    },
    limited,
  );
  // A client that reads nothing for a minute is disconnected; connections past 2,000 are refused.
  server.timeout = 60_000;
  server.maxConnections = 2_000;
  // Enough for an office behind one address, too little to lock everybody else out.
  limitConnections(server, server.maxConnections / 4, trustedProxies, log);

  // Node hands a request with `Expect` to this event instead; it is a request like any other.
  server.on('checkExpectation', limited);
  server.on('connect', (_request, socket) => {
    refuse(socket, 'method_not_allowed', { Allow: 'GET, HEAD, POST' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A reset or closed connection has nobody to answer to.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code = problems[error.code ?? ''] ?? 'bad_request';
    log.info({ problem: code, reason: error.code }, 'request refused');
    refuse(socket, code);
  });
  return server;
}

/** Where a listening server answers. */
export function originOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function refuse(socket: Duplex, code: ProblemCode, headers?: Readonly<Record<string, string>>): void {
  socket.on('error', () => socket.destroy());
  socket.end(rawProblem(code, headers), () => socket.destroy());
}

/** What Node's errors about a request are answered with; others are a bad request. */
const problems: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};
