/** The least that a server of ours can do for a sign-up: it reads the body, has it on the disk, and answers 201. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../tests/support/raw-http.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-fsync-'));
const file = openSync(join(folder, 'file'), 'w');
const answer = JSON.stringify({ ok: true });
const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) };

const server = createServer(async (request, response) => {
  const row = Buffer.alloc(4096);
  let size = 0;
  for await (const chunk of request) size += chunk.copy(row, size);
  writeSync(file, row);
  fdatasyncSync(file);
  response.writeHead(201, headers);
  response.end(answer);
});
process.on('SIGTERM', () => {
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.stdout.write(`${await listen(server)}\n`);
