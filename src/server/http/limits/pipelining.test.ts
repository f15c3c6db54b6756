// R-OPS-19
import { createServer, IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

const log = { warn: vi.fn() };

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
    const handler = vi.fn();
    const limited = limitPipelining(handler, log);
    const port = await listen(createServer({ IncomingMessage: CountedMessage }, limited), onTestFinished);
    expect(await pipeline(port, 1_000)).toBe('');
    expect(handler).toHaveBeenCalledTimes(mostUnanswered);
    expect(parsed).toBe(mostUnanswered + 1);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { address: '127.0.0.0/24' },
      'too many requests in a row',
    );
  });

  it('counts requests with an expectation, which Node announces by another event', async () => {
    const handler = vi.fn();
    const port = await listen(createNodeServer(handler, pino({ enabled: false }), []), onTestFinished);
    expect(await pipeline(port, 1_000, 'Expect: milagre\r\n')).toBe('');
    expect(handler).toHaveBeenCalledTimes(mostUnanswered);
  });

  it('counts anew when a row of requests is answered', async () => {
    const answer: RequestListener = (_, response) => response.end('oi');
    const port = await listen(createServer(limitPipelining(answer, log)), onTestFinished);
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
