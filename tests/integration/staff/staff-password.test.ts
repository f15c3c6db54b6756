// R-STF-1
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tooManyPasswords } from '#content/problems.ts';
import { user as staffUser } from '#features/staff-cli/audit.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { createStaticFiles } from '#server/http/files/static-files.ts';
import { createHandler } from '#server/http/handler.ts';
import { createLog } from '#server/http/log.ts';
import { createNodeServer } from '#server/http/node-server.ts';
import { wrongPasswords } from '#server/http/staff-guard.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { captureContext } from '../../support/database/leads.ts';
import { listen, sendRaw } from '../../support/raw-http.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Every spelling under which the server might find the staff page or what is below it: not there without a password set. */
const hidden =
  `/equipe /equipe/ //equipe /equipe.html /equipe/index.html /%65quipe /%2565quipe /equipe%2Finscricoes
  /Equipe /EQUIPE/Inscricoes /equipe?busca=a /equipe;x /equipe%20 /equipe/inscricoes
  /equipe/inscricoes/1 /equipe/inscricoes/1/apagar /equipe/inscricoes/exportar?formato=csv
  /equipe/nada/disso http://site.test/equipe`.split(/\s+/);

/** Every spelling under which the server might find the generator, what is below it, or its API. */
const guarded =
  `/copyright /copyright/ /copyright// //copyright /copyright.html /copyright.html/ /copyright/index
  /copyright/index.html /%63opyright /copyrigh%74 /%2563opyright /%2Fcopyright /copyright%2F
  /copyright%2Fprevia /Copyright /copyright?x=1 /copyright#x /copyright;x /copyright%20
  /copyright.html.br /copyright/previa /copyright/previa?clientName=a /copyright/nada/disso
  http://site.test/copyright /api/copyright-generations /api/copyright-generations/
  /api//copyright-generations /api/copyright%2Dgenerations /api/copyright-generations?search=a
  /%61pi/copyright-generations`.split(/\s+/);

/** Addresses that only look like them. */
const open = `/ /sobre /copyrights /copyright-lei /equipes /equipe-de-vendas /x/equipe
  /api/copyright-generations-x /x/copyright /nada`.split(/\s+/);

const user = 'equipe';
const password = 'sénha:com:dois pontos 日本';
const basic = (credentials: string | Uint8Array) => `Basic ${Buffer.from(credentials).toString('base64')}`;
const right = basic(`${user}:${password}`);

interface Asked {
  readonly method?: string;
  readonly authorization?: string;
  readonly headers?: readonly string[];
}

function ask(port: number, target: string, { method = 'GET', authorization, headers = [] }: Asked = {}) {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: site.test',
    'Connection: close',
    ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
    ...headers,
  ];
  return sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`);
}

describe('the outer server over a folder of built files', () => {
  const dist = temporaryFolder();
  const log: string[] = [];

  beforeAll(() => {
    const client = join(dist, 'client');
    mkdirSync(client);
    for (const [name, text] of [
      ['index', '<h1>Início</h1>'],
      ['404', '<h1>Não há</h1>'],
      ['sobre', '<h1>Sobre</h1>'],
      ['copyright', '<h1>Segredo</h1>'],
    ] as const) {
      writeFileSync(join(client, `${name}.html`), text);
      writeFileSync(join(client, `${name}.html.br`), brotliCompressSync(text));
    }
    writeFileSync(join(dist, '_headers.json'), '[]');
  });
  afterEach(() => {
    log.length = 0;
  });

  /** Starts a server of its own, so that a test's wrong passwords are nobody else's. */
  async function start(
    credentials = `${user}:${password}`,
    more: Readonly<Record<string, string>> = {},
  ): Promise<number> {
    const services = {
      settings: readSettings({ STAFF_BASIC_AUTH: credentials, TRUSTED_PROXIES: '127.0.0.1', ...more }),
      log: createLog('trace', { write: (line: string) => void log.push(line) }),
      // Nothing here writes or asks for the database.
    } as unknown as Services;
    const handler = createHandler({
      services,
      files: createStaticFiles(dist),
      endpoints: new Map(),
      routes: async (_request, response, _next, { actor }) => void response.end(actor.who),
      build: { version: '0.0.0', id: 'teste' },
      isDraining: () => false,
    });
    const server = createNodeServer(handler, services.log, []);
    return listen(server, onTestFinished);
  }

  it.each([...guarded, ...hidden])('asks for the password at %s, by every method', async (target) => {
    const port = await start();
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await ask(port, target, {
        method,
        headers: ['If-None-Match: *', 'Accept-Encoding: br'],
      });
      expect(answer.status, method).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Basic realm="equipe", charset="UTF-8"');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.body).not.toContain('Segredo');
    }
  });

  it.each([
    // Without a password set.
    ...guarded.map((target) => [target, ''] as const),
    ...open.map((target) => [target, undefined] as const),
  ])('%s is open (R-GEN-2)', async (target, credentials) => {
    expect((await ask(await start(credentials), target)).status).not.toBe(401);
  });

  it.each(hidden)('without a password set, nothing is at %s, by any method (R-EQ-1)', async (target) => {
    const port = await start('');
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await ask(port, target, { method, authorization: right });
      expect([answer.status, answer.body], method).toEqual([404, '<h1>Não há</h1>']);
      expect(answer.headers['www-authenticate']).toBeUndefined();
    }
  });

  it('shows the page to who knows the password, packed, again and by HEAD, and lets no cache share it', async () => {
    const port = await start();
    const as = (changes: Asked = {}) => ask(port, '/copyright', { authorization: right, ...changes });
    const page = await as();
    expect([page.status, page.body]).toEqual([200, '<h1>Segredo</h1>']);
    const packed = await as({ headers: ['Accept-Encoding: br'] });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
    const again = await as({ headers: [`If-None-Match: ${page.headers.etag}`] });
    expect(again.status).toBe(304);
    const head = await as({ method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    for (const { headers } of [page, packed, again, head]) {
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    expect((await as({ method: 'POST' })).status).toBe(405);
    const moved = await ask(port, '/copyright.html', { authorization: right });
    expect([moved.status, moved.headers.location]).toEqual([308, '/copyright']);
    expect((await ask(port, '/copyright/previa', { authorization: right })).headers['cache-control']).toBe(
      'no-store',
    );
    // The same address of a page that is for everybody.
    expect((await ask(port, '/sobre', { authorization: right })).headers['cache-control']).toBe('no-cache');
  });

  it('says it in the caller’s form: JSON for the API, text for the page', async () => {
    const port = await start();
    const message = 'Esta área é da equipe. Informe o usuário e a senha.';
    const api = await ask(port, '/api/copyright-generations');
    expect(JSON.parse(api.body)).toEqual({ code: 'unauthorized', message });
    expect((await ask(port, '/copyright')).body).toBe(`${message}\n`);
  });

  it.each([
    ['the scheme in another case', right.replace('Basic', 'bASIC'), 200],
    ['more than one space', right.replace(' ', '   '), 200],
    ['letters in pieces (NFD)', basic(`${user}:${password}`.normalize('NFD')), 200],
    ['no padding', right.replace(/=+$/, ''), 200],
    ['another scheme', right.replace('Basic', 'Bearer'), 401],
    ['a list', `${right}, ${right}`, 401],
    ['no password', basic(`${user}:`), 401],
    ['a longer password', basic(`${user}:${password} `), 401],
    ['another user', basic(`Equipe:${password}`), 401],
    ['bytes that are no text', basic(Buffer.from([0xff, 0x3a, 0xfe])), 401],
    ['a long one', basic('a'.repeat(9_000)), 401],
  ])('who comes with %s is let in or not', async (_, authorization, status) => {
    expect((await ask(await start(), '/copyright', { authorization })).status).toBe(status);
  });

  describe('by name', () => {
    const someone = async (name: string) => {
      const context = captureContext({} as DatabaseHandle, readSettings({}));
      await staffUser(context, name);
      const password = context.notes().trim().split(' ').at(-1) ?? '';
      return { line: context.output().trim(), authorization: basic(`${name}:${password}`), password };
    };
    const who = async (port: number, asked: Asked = {}) => {
      const { status, body } = await ask(port, '/copyright/previa', asked);
      return status === 200 ? body : status;
    };

    it('says who came in: each by a password of their own, the shared one as the staff (R-EQ-24)', async () => {
      const [ana, jose] = [await someone('ana'), await someone('José Luís')];
      const users = { STAFF_USERS: `${ana.line},${jose.line}` };
      const port = await start(undefined, users);
      // The second time without the slow hash.
      for (let time = 0; time < 2; time += 1) {
        expect(await who(port, ana)).toBe('ana');
        expect(await who(port, jose)).toBe('José Luís');
        expect(await who(port, { authorization: right })).toBe('equipe');
      }
      const named = await start('', users);
      expect(await who(named, ana)).toBe('ana');
      for (const authorization of [
        right,
        basic(`ana:${jose.password}`),
        basic(`bia:${ana.password}`),
        basic(`ana:${ana.line.slice(4)}`),
      ]) {
        expect(await who(named, { authorization })).toBe(401);
      }
      expect(await who(await start(''))).toBe('visitante');
    });

    it('believes the company’s sign-on when a trusted proxy says it, once, and nobody else (R-EQ-24)', async () => {
      const signOn = { STAFF_SIGN_ON_HEADER: 'Remote-User' };
      const as = (...names: string[]) => ({
        headers: names.map((name) => `remote-user: ${Buffer.from(name).toString('latin1')}`),
      });
      const port = await start('', signOn);
      expect(await who(port, as('ana@jornal.example'))).toBe('ana@jornal.example');
      for (const asked of [{}, as(''), as('equipe'), as('ana:x'), as('a'.repeat(121)), as('bia', 'ana')]) {
        expect(await who(port, asked)).toBe(401);
      }
      expect(await who(await start(undefined, signOn), { ...as('ana', 'bia'), authorization: right })).toBe(
        'equipe',
      );
      const direct = await start('', { ...signOn, TRUSTED_PROXIES: '192.0.2.1' });
      expect(await who(direct, as('ana@jornal.example'))).toBe(401);
    });

    it('makes no password for a name that is the shared one’s or can’t be sent', async () => {
      for (const name of ['equipe', '', 'ana:b', 'ana,bia', 'ana#']) {
        await expect(someone(name)).rejects.toThrow('O nome tem letras');
      }
    });
  });

  it('lets an address try ten wrong passwords a minute; then the right one waits too, there and nowhere else (R-STF-2)', async () => {
    const port = await start();
    const from = (address: string, authorization?: string, target = '/copyright') =>
      ask(port, target, {
        headers: [`X-Forwarded-For: ${address}`],
        ...(authorization ? { authorization } : {}),
      });
    // The right one costs nothing, and asking without one is no attempt.
    for (let time = 0; time < 2 * wrongPasswords.address; time += 1) {
      expect((await from('203.0.113.7', right)).status).toBe(200);
      expect((await from('203.0.113.7')).status).toBe(401);
    }
    const wrong = await Promise.all(
      Array.from({ length: 2 * wrongPasswords.address }, () => from('203.0.113.7', basic('equipe:errada'))),
    );
    const refused = wrong.filter(({ status }) => status === 401);
    const limited = wrong.filter(({ status }) => status === 429);
    expect([refused.length, limited.length]).toEqual([wrongPasswords.address, wrongPasswords.address]);
    for (const { headers } of limited) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['cache-control']).toBe('no-store');
    }
    const late = await from('203.0.113.7', right, '/api/copyright-generations');
    expect(late.status).toBe(429);
    expect(JSON.parse(late.body)).toEqual({
      code: 'too_many_requests',
      message: tooManyPasswords(Number(late.headers['retry-after'])),
    });
    const page = await ask(port, '/equipe', {
      authorization: right,
      headers: ['X-Forwarded-For: 203.0.113.7', 'Accept: text/html'],
    });
    expect(page.body).toContain(`<h1>${tooManyPasswords(Number(page.headers['retry-after']))}</h1>`);
    expect((await from('203.0.113.8', right)).status).toBe(200);
    expect((await from('203.0.113.7', undefined, '/sobre')).status).toBe(200);
  });

  it('writes that a password was wrong into the log, and neither user nor password (R-EQ-2)', async () => {
    const port = await start();
    await ask(port, '/copyright', { authorization: right });
    await ask(port, '/copyright', { headers: ['X-Forwarded-For: 203.0.113.77'] });
    await ask(port, '/copyright?busca=Helena', {
      authorization: basic('ana:errada'),
      headers: ['X-Forwarded-For: 203.0.113.77'],
    });
    await expect.poll(() => log.length).toBe(4);
    const lines = log.join('');
    expect(lines).toContain('"status":401');
    const wrong = log.filter((line) => line.includes('wrong staff password'));
    expect(wrong).toHaveLength(1);
    expect(JSON.parse(wrong[0] ?? '')).toMatchObject({ level: 40, address: '203.0.113.0/24' });
    expect(lines).not.toMatch(/Helena|203\.0\.113\.77/);
    for (const secret of [user, password, 'ana', 'errada', right.slice(6), 'authorization']) {
      expect(lines.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});
