// R-OPS-19
import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createNodeServer } from '#server/http/node-server.ts';
import { listen } from '../../../../tests/support/raw-http.ts';
import { limitPipelining, mostUnanswered } from './pipelining.ts';

/** Requests that Node made an object of. */
let parsed = 0;
class CountedMessage extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    parsed += 1;
  }
}

const logged: string[] = [];
const log = pino({ base: null }, { write: (line: string) => logged.push(line) });

function start(handler: RequestListener): Promise<number> {
  parsed = 0;
  return listenTo(createServer({ IncomingMessage: CountedMessage }, limitPipelining(handler, log)));
}

function listenTo(server: Server): Promise<number> {
  logged.length = 0;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** What comes back until the connection ends, for requests that are written at once. */
async function pipeline(port: number, count: number, header = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const requests = Array.from({ length: count }, (_, at) => {
    const end = at === count - 1 ? 'Connection: close\r\n' : '';
    return `GET /${at} HTTP/1.1\r\nHost: site.test\r\n${header}${end}\r\n`;
  });
  socket.write(requests.join(''));
  return text(socket).catch(() => '');
}

describe('limitPipelining', () => {
  it('ends a connection that has too many requests unanswered, and neither hands on nor parses the rest', async () => {
    let handed = 0;
    const port = await start(() => {
      handed += 1;
    });
    expect(await pipeline(port, 1_000)).toBe('');
    expect(handed).toBe(mostUnanswered);
    expect(parsed).toBe(mostUnanswered + 1);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { address: '127.0.0.0/24', msg: 'too many requests in a row' },
    ]);
  });

  it('counts requests with an expectation, which Node announces by another event', async () => {
    let handed = 0;
    const server = createNodeServer(
      () => {
        handed += 1;
      },
      log,
      [],
    );
    const port = await listenTo(server);
    expect(await pipeline(port, 1_000, 'Expect: milagre\r\n')).toBe('');
    expect(handed).toBe(mostUnanswered);
  });

  it('counts anew when a row of requests is answered', async () => {
    const port = await start((_, response) => {
      response.end('oi');
    });
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answers = '';
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    for (let turn = 1; turn <= 3; turn += 1) {
      socket.write('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'.repeat(mostUnanswered));
      await expect.poll(() => answers.split(' 200 OK').length - 1).toBe(turn * mostUnanswered);
    }
  });
});
