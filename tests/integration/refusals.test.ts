// R-API-4
import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { describe, expect, test } from 'vitest';
import { builtServer } from '../support/built-server.ts';
import { type RawAnswer, sendRaw } from '../support/raw-http.ts';

const browser = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';
const form = 'Content-Type: application/x-www-form-urlencoded';
const send = '/portal-ai-waitlist/enviar';

describe('what the built server refuses', () => {
  const site = builtServer();

  function ask(line: string, headers: readonly string[] = [], body = ''): Promise<RawAnswer> {
    const length = body === '' ? [] : [`Content-Length: ${body.length}`];
    const lines = [`${line} HTTP/1.1`, 'Host: site.test', 'Connection: close', ...headers, ...length];
    return sendRaw(site.port(), `${[...lines, '', ''].join('\r\n')}${body}`);
  }

  test.each<[string, number, (readonly string[])?, string?]>([
    [`POST ${send}`, 422, [form], 'nome=x'],
    [`POST ${send}`, 413, [form], 'a'.repeat(70_000)],
    [`POST ${send}`, 415, ['Content-Type: text/plain'], 'x'],
    [`GET ${send}`, 303],
    ['POST /api/waitlist', 415, [], '{}'],
  ])('%s gets %i with its standard reason (R-API-8)', async (line, status, headers, body) => {
    expect(await ask(line, headers, body)).toMatchObject({ status, reason: STATUS_CODES[status] });
  });

  test.each([
    ['TRACE /', 405, 'GET, HEAD'],
    ['TRACE /healthz', 405, 'GET, HEAD'],
    ['TRACE /api/waitlist', 405, 'POST, OPTIONS'],
    [`TRACE ${send}`, 405, 'GET, HEAD, POST'],
    ['PROPFIND /api/waitlist', 405, 'POST, OPTIONS'],
    [`DELETE ${send}`, 405, 'GET, HEAD, POST'],
    ['TRACE /api/nao-existe', 404, undefined],
  ])('%s gets %i with the methods of that address', async (line, status, allow) => {
    const answer = await ask(line);
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.body).not.toBe('');
  });

  test('the API answers JSON also where its address can’t be read (R-API-16)', async () => {
    const answer = await ask('GET /api/%zz', [browser]);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ code: 'bad_request', message: 'Pedido inválido.' });
  });

  test.each([
    ['POST /%zz', 'Pedido inválido.'],
    ['POST /sobre', 'Método não permitido.'],
    [`PUT ${send}`, 'Método não permitido.'],
  ])(
    'a browser that goes to %s sees a page, with a policy for nothing but its style',
    async (line, message) => {
      const { headers, body } = await ask(line, [browser]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(`<h1>${message}</h1>`);
      expect(body).toContain('<html lang="pt-BR">');
      const style = createHash('sha256').update(/<style>(.*?)<\/style>/.exec(body)?.[1] ?? '');
      expect(headers['content-security-policy']).toContain(
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; style-src 'sha256-${style.digest('base64')}'`,
      );
      expect((await ask(line)).headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  test.each(['/%E0%A4%A', '/%zz', '/a%00b', '/%2e%2e/segredo'])(
    'to a browser that goes to %s it is a page that is not there (R-PAGE-5)',
    async (path) => {
      const page = await ask('GET /nao-existe', [browser]);
      const answer = await ask(`GET ${path}`, [browser]);
      expect(answer).toMatchObject({ status: 400, body: page.body });
      expect(answer.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
      expect(await ask(`GET ${path}`)).toMatchObject({ status: 400, body: 'Pedido inválido.\n' });
    },
  );

  test('a form that is too large is answered in a few lines, with what to do', async () => {
    const { status, headers, body } = await ask(
      `POST ${send}`,
      [browser, form],
      `goals=${'a'.repeat(200_000)}`,
    );
    expect(status).toBe(413);
    expect(headers.connection).toBe('close');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('O texto enviado é grande demais. Encurte as respostas e tente de novo.');
    expect(body.length).toBeLessThan(1_500);
  });

  test('two Host lines are refused', async () => {
    for (const second of ['Host: site.test', 'host: outro.test']) {
      expect(await ask('GET /', [second])).toMatchObject({ status: 400, reason: 'Bad Request' });
    }
  });
});
