// R-API-4
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { describe, expect, test } from 'vitest';
import { builtServer } from '../../support/built-server.ts';
import { type RawAnswer, sendRaw } from '../../support/raw-http.ts';

const browser = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';
const form = 'Content-Type: application/x-www-form-urlencoded';
const send = '/portal-ai-waitlist/enviar';

describe('what the built server says over HTTP', () => {
  const site = builtServer();
  function ask(line: string, headers: readonly string[] = [], body = ''): Promise<RawAnswer> {
    const isGiven = body === '' || headers.some((header) => header.startsWith('Content-Length'));
    const length = isGiven ? [] : [`Content-Length: ${body.length}`];
    const lines = [`${line} HTTP/1.1`, 'Host: site.test', 'Connection: close', ...headers, ...length];
    return sendRaw(site.port(), `${[...lines, '', ''].join('\r\n')}${body}`);
  }
  const assets = readdirSync('dist/client/_assets');
  const script = `/_assets/${assets.find((name) => name.endsWith('.js'))}`;

  const always: Readonly<Record<string, RegExp>> = {
    'content-security-policy':
      /^(?=.*default-src 'none')(?=.*base-uri 'none')(?=.*form-action '(self|none)')(?=.*frame-ancestors 'none')(?!.*unsafe-)/,
    'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'cross-origin-embedder-policy': /^require-corp$/,
    'x-frame-options': /^DENY$/,
  };

  function expectSecurityHeaders({ headers }: RawAnswer): void {
    for (const [name, pattern] of Object.entries(always)) expect(headers[name], name).toMatch(pattern);
    for (const name of ['server', 'x-powered-by']) expect(headers[name], name).toBeUndefined();
  }

  const kinds: readonly (readonly [
    kind: string,
    line: string,
    status: number,
    headers?: readonly string[],
    body?: string,
  ])[] = [
    ['page', 'GET /', 200],
    ['page made on demand', 'GET /copyright/codigo?clientName=Jornal', 422],
    ['asset', `GET ${script}`, 200],
    ['not modified', 'GET /', 304, ['If-None-Match: *']],
    ['redirect', 'GET /index.html', 308],
    ['unknown path', 'GET /nao/existe', 404],
    ['unknown path of the API', 'GET /api/nao-existe', 404],
    ['wrong method', 'DELETE /', 405],
    ['method of a proxy', 'CONNECT site.test:443', 405],
    // Larger than what is waited for.
    ['body too large', 'POST /api/waitlist', 413, ['Content-Length: 2000000']],
    ['form with something wrong', `POST ${send}`, 422, [form], 'nome=x'],
    ['form too large', `POST ${send}`, 413, [form], `goals=${'a'.repeat(200_000)}`],
    ['form of another type', `POST ${send}`, 415, ['Content-Type: text/plain'], 'x'],
    ['form that is asked for', `GET ${send}`, 303],
    ['body of no type', 'POST /api/waitlist', 415, [], '{}'],
    ['malformed path', 'GET /%E0%A4%A', 400],
    ['malformed header', 'GET /', 400, ['quebrado']],
    ['headers too large', 'GET /', 431, [`X-Grande: ${'a'.repeat(20_000)}`]],
    ['expectation', 'GET /', 417, ['Expect: milagre']],
    ['health', 'GET /healthz', 200],
    ['readiness', 'GET /readyz', 200],
  ];
  for (const [kind, line, status, headers, body] of kinds) {
    test(`every security header on: ${kind} (${status}) (R-OPS-9, R-OPS-14, R-API-8)`, async () => {
      const answer = await ask(line, headers, body);
      expect(answer).toMatchObject({ status, reason: STATUS_CODES[status] });
      expectSecurityHeaders(answer);
      // What nginx takes from a server behind it, without a setting of its own, is 4 kB (`proxy_buffer_size`).
      const bytes = Object.entries(answer.headers).reduce((sum, own) => sum + own.join(': \r\n').length, 0);
      expect(bytes, 'bytes of headers').toBeLessThan(3_000);
    });
  }

  test('every security header without a Host, with a bad one or with two', async () => {
    for (const host of ['', 'Host: a b\r\n', 'Host: a/b\r\n', 'Host: a\r\nhost: b\r\n']) {
      const answer = await sendRaw(site.port(), `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      expect(answer.status).toBe(400);
      expectSecurityHeaders(answer);
    }
  });

  test('a page allows the styles and scripts that stand in it and no others, everything else allows nothing (R-OPS-14)', async () => {
    for (const path of ['/', '/nao-existe', '/politica-de-cookies', '/portal-ai-waitlist/sair']) {
      const answer = await site.get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      expect(policy, path).toMatch(/style-src 'self' 'sha256-/);
      const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
      const inPage = [
        ...html.matchAll(/<(style|script)(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g),
      ].map(([, , content = '']) => createHash('sha256').update(content).digest('base64'));
      expect(new Set(allowed), path).toEqual(new Set(inPage));
    }
    const other = (await ask('GET /healthz')).headers['content-security-policy'];
    expect(other).not.toContain('self');
  });

  test('unknown paths get the 404 page, packed when asked, and never 304', async () => {
    const answer = await site.get('/nao/existe', {
      headers: { 'If-None-Match': '*', 'Accept-Encoding': 'br' },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<h1');
    expect((await site.get('/404')).status).toBe(404);
  });

  test('files are packed as the client accepts, each form with a strong ETag of its own', async () => {
    const etags = new Set<string | undefined>();
    for (const [accept, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.1, GZIP;q=0.9', 'gzip'],
      ['br;q=0', undefined],
    ] as const) {
      for (const path of ['/', script]) {
        const { headers } = await ask(`HEAD ${path}`, [`Accept-Encoding: ${accept}`]);
        expect(headers['content-encoding']).toBe(expected);
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers.etag).toMatch(/^"[\w-]{20,}"$/);
        etags.add(headers.etag);
      }
    }
    expect(etags.size).toBe(6);
  });

  test('a page that the client has is not sent again', async () => {
    const first = await ask('GET /', ['Accept-Encoding: br']);
    const again = (tag: string, encoding = 'br') =>
      ask('GET /', [`Accept-Encoding: ${encoding}`, `If-None-Match: ${tag}`]);
    const second = await again(first.headers.etag ?? '');
    expect(second.status).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['cache-control']).toBe('no-cache');
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect((await again(`"outro", W/${first.headers.etag}`)).status).toBe(304);
    expect((await again('"outro"')).status).toBe(200);
    // The same page in another form is another representation.
    expect((await again(first.headers.etag ?? '', 'gzip')).status).toBe(200);
  });

  test('hashed assets are kept for a year, pages are asked for again, other files kept an hour (R-OPS-15)', async () => {
    const cacheOf = async (path: string) => (await site.get(path)).headers.get('cache-control');
    expect(await cacheOf(script)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/favicon.svg')).toBe('public, max-age=3600');
    expect(await cacheOf('/healthz')).toBe('no-store');
  });

  test('a second form of a path leads to the one, with its query (R-OPS-15)', async () => {
    expect((await ask('GET /index.html?a=1')).headers.location).toBe('/?a=1');
  });

  test.each([
    ['TRACE /', 405, 'GET, HEAD'],
    ['TRACE /healthz', 405, 'GET, HEAD'],
    ['TRACE /api/waitlist', 405, 'POST, OPTIONS'],
    [`TRACE ${send}`, 405, 'GET, HEAD, POST'],
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

  test('to a browser that goes to a malformed path it is a page that is not there (R-PAGE-5)', async () => {
    const page = await ask('GET /nao-existe', [browser]);
    const answer = await ask('GET /%zz', [browser]);
    expect(answer).toMatchObject({ status: 400, body: page.body });
    expect(answer.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    expect(await ask('GET /%zz')).toMatchObject({ status: 400, body: 'Pedido inválido.\n' });
  });

  // What a proxy and the server might read differently: each holds a second request in what should be the body.
  test.each([
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\x0bchunked',
    'X-a: b\rTransfer-Encoding: chunked',
    'X-a: b\nTransfer-Encoding: chunked',
    'Content-Length: 4',
  ])('a request is not smuggled with %j', async (header) => {
    const hidden = 'GET /contrabando HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n';
    const length = `Content-Length: ${hidden.length + 5}`;
    const { status, body } = await ask('POST /api/waitlist', [length, header], `0\r\n\r\n${hidden}`);
    expect(status).toBe(400);
    expect(body).not.toContain('HTTP/1.1');
  });
});
