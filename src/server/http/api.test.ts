import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { localsOf } from '../../../tests/support/endpoint.ts';
import { listen } from '../../../tests/support/raw-http.ts';
import { type ApiMethods, type ReceivingServices, sendApi } from './api.ts';

/** Tells what it was sent. */
const echo: ApiMethods<ReceivingServices> = {
  stores: 'proof',
  failure: 'Falhou.',
  GET: async ({ query }) => ({ status: 200, body: { term: query.get('search') } }),
  POST: async ({ body, clientKey }) => ({ status: 201, body: { body, clientKey } }),
};

let url: string;

beforeEach(async () => {
  const { services } = localsOf({ database: undefined as never });
  const server = createServer(async (request, response) => {
    const { searchParams: query } = new URL(request.url ?? '/', 'http://site.test');
    const client = { clientKey: '192.0.2.7', actor: { who: 'visitante', address: '192.0.2.0/24' } };
    await sendApi(echo, request, response, { services, query, ...client });
  });
  url = `http://127.0.0.1:${await listen(server, onTestFinished)}/api/echo`;
});

const json = { 'Content-Type': 'application/json' };

test('answers with JSON of a known length, and hands over body, query and client', async () => {
  const posted = await fetch(url, { method: 'POST', headers: json, body: '{"a":"ç"}' });
  expect([posted.status, await posted.json()]).toEqual([201, { body: { a: 'ç' }, clientKey: '192.0.2.7' }]);
  expect(posted.headers.get('Content-Length')).not.toBeNull();
  expect(posted.headers.get('Cache-Control')).toBe('no-store');
  expect(await (await fetch(`${url}?search=jornal`)).json()).toEqual({ term: 'jornal' });
});

test('a body of no stated length that is too large is refused before its end', async () => {
  const body = ReadableStream.from(Array(64).fill(new Uint8Array(32 * 1024).fill(32)));
  const refused = await fetch(url, { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit);
  expect(refused.status).toBe(413);
  expect(refused.headers.get('Connection')).toBe('close');
});

// Ended before the body has come, a connection is reset, and nginx and Caddy made a 502 of that, once in twenty.
test('a refused POST keeps its connection, when its body has come or is not too large to be read and dropped (R-API-4)', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const post = async (type: string, body: string | Buffer) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asked = request(url, { method: 'POST', agent, headers: { 'Content-Type': type } }, resolve);
    asked.on('error', reject).end(body);
    const answer = await promise;
    await once(answer.resume(), 'end');
    return [answer.statusCode, answer.headers.connection, asked.reusedSocket];
  };
  expect(await post('text/plain', '{}')).toEqual([415, 'keep-alive', false]);
  expect(await post('application/json', Buffer.alloc(900_000, 32))).toEqual([413, 'keep-alive', true]);
  expect(await post('application/json', '{}')).toEqual([201, 'keep-alive', true]);
});
