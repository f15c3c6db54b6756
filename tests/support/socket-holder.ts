/**
 * Opens a socket and runs a server on it, a new one whenever the last has ended, as systemd does with a socket unit. Who connects
 * meanwhile waits in the socket's queue: this process never accepts, because it is blocked while a server runs.
 *
 *   node tests/support/socket-holder.ts <folder of the site>
 *
 * Prints `port <number>` once and `server <process id>` for each server. It ends by SIGKILL only.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const [, , folder = '.'] = process.argv;
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { _handle: handle } = server as unknown as { readonly _handle: { readonly fd: number } };
const address = server.address();
process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`);
// The number of the process has to be in its own environment, which only it can know before it becomes the server.
const line = 'echo "server $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" src/server/main.ts';
for (;;) {
  spawnSync('sh', ['-c', line, process.execPath], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', handle.fd],
  });
}
