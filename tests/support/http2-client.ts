import { once } from 'node:events';
import { connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

/** An answer over HTTP/2, its body as it came: still packed, if it is. */
interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One connection over TLS and HTTP/2. */
export interface Http2Client {
  /** What TLS agreed on, such as `h2`. */
  readonly protocol: string;
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
  ): Promise<Http2Answer>;
  close(): void;
}

/**
 * Connects to 127.0.0.1.
 * @param options.from own address: any of 127.0.0.0/8 is this machine's
 * @param options.ca certificate to trust, PEM
 */
export async function http2Client(options: {
  readonly port: number;
  readonly host: string;
  readonly from: string;
  readonly ca: Buffer;
}): Promise<Http2Client> {
  const { port, host, from, ca } = options;
  const socket = connectTls({
    socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
    servername: host,
    ca,
    ALPNProtocols: ['h2'],
  });
  await once(socket, 'secureConnect');
  const session = connect(`https://${host}`, { createConnection: () => socket });
  // A request that fails says so itself.
  session.on('error', () => {});
  return {
    protocol: String(socket.alpnProtocol),
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const stream = session.request(
        { ':method': method, ':authority': host, ':path': path, ...headers },
        { endStream: body === undefined },
      );
      const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders]>;
      if (body !== undefined) stream.end(body);
      const [answer] = await answered;
      return {
        status: Number(answer[constants.HTTP2_HEADER_STATUS]),
        headers: answer,
        body: await buffer(stream),
      };
    },
    close: () => session.destroy(),
  };
}
