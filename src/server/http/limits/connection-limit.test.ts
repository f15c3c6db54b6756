import { connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseRanges } from '#server/settings/trusted-proxies.ts';
import { listen } from '../../../../tests/support/raw-http.ts';
import { limitConnections } from './connection-limit.ts';

// R-OPS-16
const most = 3;

/** A server that greets whom it lets in, and its log. */
async function start(trusted = '') {
  const server = createServer();
  const log = { warn: vi.fn() };
  limitConnections(server, most, parseRanges(trusted), log);
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    if (!socket.destroyed) socket.write('oi');
  });
  const port = await listen(server, onTestFinished);
  const sockets: Socket[] = [];
  const leave = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(leave);
  /** A new connection, and whether it was let in. */
  const come = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.on('error', () => undefined);
    return { socket, isIn: await promise };
  };
  return { come, leave, warn: log.warn, connections: promisify(server.getConnections.bind(server)) };
}

describe('limitConnections', () => {
  it('closes what one address opens past its share, and lets others in', async () => {
    const { come, warn } = await start();
    for (let turn = 0; turn < most; turn += 1) expect((await come()).isIn).toBe(true);
    expect((await come()).isIn).toBe(false);
    expect((await come()).isIn).toBe(false);
    expect((await come('127.0.0.2')).isIn).toBe(true);
    // One line for the flood, without the whole address.
    expect(warn).toHaveBeenCalledExactlyOnceWith({ address: '127.0.0.0/24' }, 'too many connections');
  });

  it('lets an address in again when one of its connections ends, and tells again of one that was gone', async () => {
    const { come, leave, warn, connections } = await start();
    const first = await come();
    for (let turn = 1; turn < most; turn += 1) await come();
    expect((await come()).isIn).toBe(false);
    first.socket.destroy();
    await expect.poll(async () => (await come()).isIn).toBe(true);
    expect((await come()).isIn).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    leave();
    await expect.poll(() => connections()).toBe(0);
    for (let turn = 0; turn <= most; turn += 1) await come();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not count a trusted proxy', async () => {
    const { come } = await start('127.0.0.0/8');
    for (let turn = 0; turn < most * 3; turn += 1) expect((await come()).isIn).toBe(true);
  });
});
