// R-OPS-35
/** deploy/nginx.conf and deploy/Caddyfile, each in front of the built server, over TLS and HTTP/2. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemMessages } from '#content/problems.ts';
import { leaveToken } from '#features/waitlist/leave/leave.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { builtServer } from '../../support/built-server.ts';
import { dialogRow } from '../../support/database/signups.ts';
import {
  type Http2Client,
  isInstalled,
  makeCertificate,
  nginxLog,
  proxiedHost,
  type RunningProxy,
  startCaddy,
  startNginx,
} from '../../support/proxies.ts';
import { listen, sendRaw } from '../../support/raw-http.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const linkSecret = 'a'.repeat(64);
const staff = 'equipe:uma senha longa';
const writes = 5;
const folder = temporaryFolder();
const certificate = makeCertificate(folder);
const site = builtServer({
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_WRITES_PER_MINUTE: String(writes),
  LINK_SECRET: linkSecret,
  STAFF_BASIC_AUTH: staff,
  STAFF_SIGN_ON_HEADER: 'Remote-User',
});

/** `net` is a part of the addresses that its clients have, so that each proxy has visitors of its own. */
const kinds = [
  { name: 'nginx', start: startNginx, net: 1 },
  { name: 'caddy', start: startCaddy, net: 2 },
];

test('a proxy waits longer than the site takes at the most, and not for a minute', () => {
  for (const [file, setting] of [
    ['nginx.conf', 'proxy_read_timeout'],
    ['Caddyfile', 'response_header_timeout'],
  ] as const) {
    const text = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
    const [, seconds] = new RegExp(`${setting} (\\d+)s`).exec(text) ?? [];
    // A locked database 5 s; a restart 10 s for what is under way and 2 s for the start.
    expect(Number(seconds), file).toBeGreaterThan(12);
    expect(Number(seconds), file).toBeLessThan(20);
  }
});

for (const { name, start, net } of kinds) {
  const isThere = isInstalled(name);
  if (!isThere)
    console.warn(`${name} não encontrado: os testes com ele à frente do site ficam de fora desta execução.`);

  describe.runIf(isThere)(`behind ${name}`, () => {
    let proxy: RunningProxy;
    /** A visitor with an address of its own. */
    const visitor = (number: number, host = proxiedHost, by = proxy) =>
      by.visitor(`127.0.${net}.${number}`, host);
    const signUp = (client: Http2Client, email: string, headers: Record<string, string> = {}) =>
      client.ask('/api/waitlist', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `https://${proxiedHost}`, ...headers },
        body: JSON.stringify({ ...dialogRow, email }),
      });

    beforeAll(async () => {
      proxy = await start({ folder: join(folder, name), certificate, upstreams: [site.port()] });
    });
    afterAll(() => proxy.stop());

    // Caddy has none by itself.
    if (name === 'nginx') {
      test('it writes no log beside the site’s', async () => {
        const client = await visitor(9);
        await client.ask('/?busca=Helena+Prado');
        expect(readFileSync(join(folder, name, nginxLog), 'utf8')).toBe('');
      });
    }

    test('a visitor can’t name themselves somebody whom a sign-on let in (R-EQ-24)', async () => {
      const headers = { 'remote-user': 'ana' };
      expect((await site.get('/equipe', { headers })).status).toBe(200);
      expect((await (await visitor(10)).ask('/equipe', { headers })).status).toBe(401);
    });

    test('files arrive as they were packed, once, with the headers of the site', async () => {
      const client = await visitor(1);
      expect(client.protocol).toBe('h2');
      for (const path of ['/', '/404-que-nao-existe', '/speculation-rules.json', '/healthz']) {
        const direct = await site.get(path, { headers: { 'Accept-Encoding': 'br' } });
        const answer = await client.ask(path, { headers: { 'accept-encoding': 'br' } });
        const expected = Object.fromEntries(direct.headers);
        for (const own of ['connection', 'keep-alive', 'date', 'x-request-id', 'transfer-encoding'])
          delete expected[own];
        expect(answer.headers, path).toMatchObject(expected);
        expect(answer.status).toBe(direct.status);
      }
      const html = await (await site.get('/')).text();
      const packed = await client.ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.body).toString()).toBe(html);
      const zipped = await client.ask('/', { headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.body).toString()).toBe(html);
      expect((await client.ask('/')).body.toString()).toBe(html);
      const known = await client.ask('/', {
        headers: { 'if-none-match': String(packed.headers.etag), 'accept-encoding': 'br' },
      });
      expect(known.status).toBe(304);
    });

    test('a sign-up is stored, and pages that are made on demand arrive, the removal by a link among them', async () => {
      const client = await visitor(2);
      const email = `ana@${name}.example`;
      expect((await client.ask('/fila-de-espera/newsletter-ai')).status).toBe(200);
      const headers = { authorization: `Basic ${btoa(staff)}` };
      expect((await client.ask('/copyright/codigo?clientName=Jornal', { headers })).status).toBe(422);
      expect((await signUp(client, email)).status).toBe(201);
      const database = new DatabaseSync(join(site.server().dataDir, 'database.sqlite'));
      const stored = () =>
        database.prepare('select id, created_at, email from waitlist where email = ?').get(email);
      const row = stored() as { id: number; created_at: string; email: string };
      expect(row).toMatchObject({ email });
      const path = `/portal-ai-waitlist/sair?t=${leaveToken(linkSecret, row)}`;
      const link = await client.ask(path);
      expect(link.status).toBe(200);
      expect(link.body.toString()).toContain('</html>');
      const left = await client.ask(path, {
        method: 'POST',
        body: '',
        headers: { origin: `https://${proxiedHost}` },
      });
      expect(left.status).toBe(200);
      expect(left.body.toString()).toContain('</html>');
      expect(stored()).toBeUndefined();
      database.close();
    });

    test('another site’s page can’t post a form', async () => {
      const answer = await signUp(await visitor(3), 'x@outro.example', { origin: 'https://outro.example' });
      expect(answer.status).toBe(403);
    });

    test('writes are counted by the visitor’s address, which a forged header doesn’t change', async () => {
      const client = await visitor(4);
      const statuses: number[] = [];
      for (let count = 0; count <= writes; count += 1) {
        const forged = { 'x-forwarded-for': `203.0.113.${count}` };
        statuses.push((await signUp(client, `b${count}@${name}.example`, forged)).status);
      }
      expect(statuses).toEqual([...Array(writes).fill(201), 429]);
      expect((await signUp(await visitor(5), `c@${name}.example`)).status).toBe(201);
    });

    test('a body that is too large is refused in Portuguese', async () => {
      const client = await visitor(6);
      const answer = await client.ask('/api/waitlist', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '100000' },
        body: Buffer.alloc(100_000, 'a'),
      });
      expect(answer.status).toBe(413);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body.toString().trim()).toBe(problemMessages.payloadTooLarge);
    });

    test('http and the bare domain lead to the one address', async () => {
      const head = `GET /sobre?a=1 HTTP/1.1\r\nHost: ${proxiedHost}\r\nConnection: close\r\n\r\n`;
      const { status, headers } = await sendRaw(proxy.httpPort, head);
      const location = headers.location?.replace(`:${proxy.httpsPort}`, '');
      expect([status, location]).toEqual([308, `https://${proxiedHost}/sobre?a=1`]);
      const bare = await visitor(8, 'example.com');
      const moved = await bare.ask('/sobre?a=1');
      expect([moved.status, moved.headers.location]).toEqual([308, `https://${proxiedHost}/sobre?a=1`]);
    });

    // nginx sends it on by itself.
    if (name === 'caddy') {
      test('who sends a form while no server is there is told to send it again, twice at most, and waits for the first that is back (R-OPS-45)', async () => {
        let isStopped = false;
        const later = createServer(({ method, socket }, response) => {
          if (method === 'POST' && isStopped) socket.destroy();
          else response.writeHead(method === 'POST' ? 303 : 200).end();
        });
        const port = await freePort();
        await using proxy = await start({
          folder: join(folder, 'caddy-gone'),
          certificate,
          upstreams: [1, port],
        });
        const client = await visitor(11, proxiedHost, proxy);
        const send = (path: string) => client.ask(path, { method: 'POST', body: '{}' });
        const path = '/portal-ai-waitlist/sair?t=a';
        const again = `${path}&de-novo=`;
        // Two find a server away, and the third finds that there is none.
        for (const _ of ['502', '502', '503']) {
          const { status, headers } = await send(path);
          expect([status, headers.location]).toEqual([307, again]);
        }
        await once(later.listen(port, '127.0.0.1'), 'listening');
        expect((await send(again)).status).toBe(303);
        isStopped = true;
        const { status, headers } = await send(again);
        expect([status, headers.location]).toEqual([307, `${again}&de-novo=`]);
        expect((await send(`${again}&de-novo=`)).status).toBe(503);
        later.closeAllConnections();
        later.close();
      });
    }

    test('while the site hangs or is away, whoever comes is told so in Portuguese', async () => {
      const silent = createTcpServer();
      const port = await listen(silent);
      const parts = { folder: join(folder, `${name}-away`), certificate, upstreams: [port], hurried: true };
      await using nobody = await start(parts);
      const client = await visitor(12, proxiedHost, nobody);
      for (const closed of [false, true]) {
        if (closed) silent.close();
        const answer = await client.ask('/');
        expect(answer.status).toBe(503);
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(answer.headers['retry-after']).toBe('30');
        expect(answer.body.toString().trim()).toBe(problemMessages.unavailable);
      }
    });
  });
}
