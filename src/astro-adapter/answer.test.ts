// R-OPS-29
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../tests/support/raw-http.ts';
import { withRightAnswers } from './answer.ts';

/** What a client gets from a listener whose answers are put right. */
async function ask(listener: RequestListener): Promise<{ answer: Response; failures: number }> {
  const onFailure = vi.fn();
  const routes = withRightAnswers<null>(
    async (request, response) => listener(request, response),
    { notFoundHeaders: { 'X-Page': '404' } },
    onFailure,
  );
  const locals = { services: null, clientKey: '', actor: { who: '', address: '' } };
  const server = createServer((request, response) => void routes(request, response, () => {}, locals));
  const answer = await fetch(`http://127.0.0.1:${await listen(server, onTestFinished)}/api/waitlist`);
  return { answer, failures: onFailure.mock.calls.length };
}

it.each<[string, RequestListener]>([
  ['a head and no body', (_, response) => void response.writeHead(500, { vary: 'x' }).end()],
  [
    'only a status',
    (_, response) => void Object.assign(response, { statusCode: 500 }).end('Internal Server Error'),
  ],
])('makes a problem of a failure that Astro answers with %s', async (_, listener) => {
  const { answer, failures } = await ask(listener);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({
    code: 'internal',
    message: 'Erro interno. Por favor, tente novamente.',
  });
  expect(failures).toBe(1);
});

it('leaves a problem that a route answers by itself, and every other answer', async () => {
  const own = await ask((_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end('{"code":"own"}');
  });
  expect(await own.answer.text()).toBe('{"code":"own"}');
  const created = await ask((_, response) => void response.writeHead(201, {}).end());
  expect([created.answer.status, created.answer.statusText]).toEqual([201, 'Created']);
  expect(own.failures + created.failures).toBe(0);
});

it('gives the 404 page its headers', async () => {
  const { answer } = await ask((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<h1>Não há</h1>');
  });
  expect(answer.headers.get('X-Page')).toBe('404');
});
