import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server that stands in for another company's: it notes what reaches it. */
export interface ThirdParty {
  readonly origin: string;
  /** Paths asked for, in their order. */
  readonly requests: string[];
  close(): void;
}

/**
 * Starts one on a free port. `/service.js` is its script: it sets cookies on the page's site, as such scripts do, and
 * sends a visit to `/visit`.
 */
export async function startThirdParty(): Promise<ThirdParty> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    requests.push(pathname);
    if (pathname !== '/service.js') {
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(`document.cookie = 'standin=1; Path=/; Max-Age=9999';
document.cookie = 'standin_visit=2; Path=/; Max-Age=9999';
fetch(new URL('/visit', document.currentScript.src), { method: 'POST' });`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
