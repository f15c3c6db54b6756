/** The least that a Node server can do: one page from memory, with as many headers, and nothing decided. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { htmlHeaders, securityHeaders } from '../../src/server/http/answers/headers.ts';

const page = readFileSync(new URL('../../dist/client/index.html.br', import.meta.url));
const headers = {
  ...securityHeaders,
  ...htmlHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'Content-Length': page.byteLength,
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(page);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
