/**
 * The least that a Node server can do: for `/` one page from memory, with the same head as the site's, byte for byte in length, and nothing
 * decided; for a sign-up, where a file is named, the body read and on the disk before the answer.
 */
import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readBuiltFile } from '../../src/server/http/files/built-file.ts';
import { readPolicies } from '../../src/server/http/files/static-files.ts';
import { listen } from '../../tests/support/raw-http.ts';

function onePage(): RequestListener {
  const dist = new URL('../../dist/', import.meta.url);
  const policy = readPolicies(fileURLToPath(new URL('_headers.json', dist))).get('/');
  const form = readBuiltFile(fileURLToPath(new URL('client/index.html', dist)), '/', policy).forms.get('br');
  if (form === undefined) throw new Error('the build has no brotli form of /');
  // As long as the site's ids.
  const headers = form.head.with(-1, '0'.repeat(36));
  return (_request, response) => response.writeHead(200, headers).end(form.bytes);
}

/** @param flushMs how long a flush takes beside the disk's own time */
function onDisk(path: string, flushMs: number): RequestListener {
  const file = openSync(path, 'w');
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const answer = JSON.stringify({ ok: true });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) };
  return async (request, response) => {
    const row = Buffer.alloc(4096);
    let size = 0;
    for await (const chunk of request) size += chunk.copy(row, size);
    writeSync(file, row);
    fdatasyncSync(file);
    Atomics.wait(flag, 0, 0, flushMs);
    response.writeHead(201, headers).end(answer);
  };
}

const [, , path, flushMs] = process.argv;
const server = createServer(path === undefined ? onePage() : onDisk(path, Number(flushMs)));
process.stdout.write(`http://127.0.0.1:${await listen(server)}\n`);
