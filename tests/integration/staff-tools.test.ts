// R-STF-1
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generation } from '../support/generation.ts';
import { startServer, type TestServer } from '../support/server.ts';

const credentials = 'equipe:sénha:com:dois pontos 日本';
const right = `Basic ${Buffer.from(credentials).toString('base64')}`;

describe('the built server with STAFF_BASIC_AUTH', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ STAFF_BASIC_AUTH: credentials });
  });
  afterAll(async () => {
    await server.stop();
    server.removeData();
  });

  const send = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { Authorization: right, 'Content-Type': 'application/json', ...init.headers },
    });
  const body = JSON.stringify(generation('Jornal da Serra'));

  it('keeps and lists generations for the staff, and for nobody else', async () => {
    const path = '/api/copyright-generations';
    expect((await fetch(server.url + path)).status).toBe(401);
    const anonymous = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    expect((await fetch(server.url + path, anonymous)).status).toBe(401);
    expect((await send(path, { method: 'POST', body })).status).toBe(201);
    const items = await (await send(`${path}?search=SERRA`)).json();
    expect(items).toMatchObject({ items: [{ client_name: 'Jornal da Serra' }] });
  });

  it('does not keep what another site makes a staff member’s browser send', async () => {
    for (const [name, value] of [
      ['Sec-Fetch-Site', 'cross-site'],
      ['Origin', 'https://evil.example'],
    ] as const) {
      const headers = { [name]: value };
      const answer = await send('/api/copyright-generations', { method: 'POST', body, headers });
      expect(answer.status).toBe(403);
    }
  });

  it('shows the preview to the staff alone, with a policy of its own beside the other security headers', async () => {
    const path = '/copyright/previa?clientName=Jornal&url=https://evil.example&mode=light';
    expect((await fetch(server.url + path)).status).toBe(401);
    const { status, headers } = await send(path);
    expect(status).toBe(422);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.*sandbox$/,
    );
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.has('Speculation-Rules')).toBe(false);
  });
});
