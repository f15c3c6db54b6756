/**
 * Opens a socket and runs a server on it, a new one whenever the last has ended, as systemd does with a socket unit. Who connects
 * meanwhile waits in the socket's queue: this process never accepts, because it is blocked while a server runs.
 *
 * Prints `server <process id>` for each server. It ends by SIGKILL only.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { _handle: handle } = server as unknown as { readonly _handle: { readonly fd: number } };
// The number of the process has to be in its own environment, which only it can know before it becomes the server.
const line = 'echo "server $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" src/server/main.ts';
for (;;)
  spawnSync('sh', ['-c', line, process.execPath], { stdio: ['ignore', 'inherit', 'inherit', handle.fd] });
