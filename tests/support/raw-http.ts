import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type RawAnswer = Awaited<ReturnType<typeof readAnswer>>;

/** A connection to a server on 127.0.0.1, on which a test writes bytes that no HTTP client would send. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Reads the connection to its end: one answer after which the server closes it. */
export async function readAnswer(socket: Socket) {
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    /** The words after the status. */
    reason: statusLine.split(' ').slice(2).join(' '),
    /** Names in lower case. */
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}

/**
 * Has a server listen on a free port of 127.0.0.1, and gives the port.
 * @param end closes it and its connections, as `onTestFinished` does; without it whoever calls does
 */
export async function listen(server: Server, end?: (close: () => void) => void): Promise<number> {
  end?.(() => {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends bytes and reads what comes back until the server closes the connection. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = await openConnection(port);
  socket.write(bytes);
  return readAnswer(socket);
}
