/** The least that a Node server can do: one page from memory, with the same head as the site's, byte for byte in length, and nothing decided. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readBuiltFile } from '../../src/server/http/files/built-file.ts';
import { readPolicies } from '../../src/server/http/files/static-files.ts';
import { listen } from '../../tests/support/raw-http.ts';

const dist = new URL('../../dist/', import.meta.url);
const policy = readPolicies(fileURLToPath(new URL('_headers.json', dist))).get('/');
const form = readBuiltFile(fileURLToPath(new URL('client/index.html', dist)), '/', policy).forms.get('br');
if (form === undefined) throw new Error('the build has no brotli form of /');
const { bytes: page, head } = form;
// As long as the site's ids.
const headers = head.with(-1, '0'.repeat(36));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(page);
});
process.stdout.write(`${await listen(server)}\n`);
