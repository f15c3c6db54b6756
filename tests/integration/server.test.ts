import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { buildFactsFile } from '#server/build-facts.ts';
import { accessLogFolder } from '#server/http/access-log.ts';
import { emptyDatabase, kinds } from '../support/database.ts';
import { openConnection, readAnswer } from '../support/raw-http.ts';
import { startServer, type TestServer } from '../support/server.ts';

const running: TestServer[] = [];

async function start(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startServer(env);
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.kill();
    server.removeData();
  }
});

interface LogLine {
  readonly msg: string;
  readonly path?: string;
  readonly status?: number;
}

function logLines(server: TestServer): LogLine[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

describe('stopping', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`on ${signal} finishes what is under way, says that it is not ready, and ends with 0 (R-OPS-10, R-OPS-11)`, async () => {
      const server = await start();
      const [page, readiness, late, idle] = await Promise.all([
        openConnection(server.port),
        openConnection(server.port),
        openConnection(server.port),
        openConnection(server.port),
      ]);
      // Two requests whose last line has not arrived are under way; the last connection is idle.
      page.write('GET / HTTP/1.1\r\nHost: site.test\r\n');
      readiness.write('GET /readyz HTTP/1.1\r\nHost: site.test\r\n');
      await sleep(100);
      server.process.kill(signal);
      await expect.poll(() => server.output()).toContain('"stopping"');
      // Accepted before the signal, with a request that was still on the way.
      late.write('GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n');
      expect((await readAnswer(late)).status).toBe(200);

      await expect(openConnection(server.port)).rejects.toThrow('ECONNREFUSED');
      readiness.write('\r\n');
      const notReady = await readAnswer(readiness);
      expect(notReady.status).toBe(503);
      expect(notReady.headers.connection).toBe('close');
      expect(JSON.parse(notReady.body)).toEqual({
        code: 'unavailable',
        message: 'Serviço indisponível no momento.',
      });
      // A second signal, as npm sends after a terminal's Ctrl-C, changes nothing.
      server.process.kill(signal);
      page.write('\r\n');
      const answer = await readAnswer(page);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('</html>');

      expect(await server.stop()).toBe(0);
      expect(server.output()).toContain('"finished":true');
      idle.destroy();
    });
  }
});

describe('starting', () => {
  it.each([
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db'],
    ['TRUSTED_PROXIES', 'proxy'],
  ])('stops on a wrong %s with one line that names it (R-OPS-8)', async (name, value) => {
    await expect(start({ [name]: value })).rejects.toThrow(
      new RegExp(`^the server ended with code 1: Variável ${name} com valor inválido: aceita [^\\n]+\\.\\n$`),
    );
  });

  it('says why when the port is taken', async () => {
    const server = await start();
    await expect(start({ PORT: String(server.port) })).rejects.toThrow(
      /code 1: Não foi possível escutar em [\d.:]+ \(HOST, PORT\): a porta já está em uso\.\n$/,
    );
  });

  it('says why when the database can’t be reached', async () => {
    await expect(start({ DATABASE_URL: 'postgres://ninguem:segredo@127.0.0.1:1/nada' })).rejects.toThrow(
      /code 1: Não foi possível abrir o banco de dados de DATABASE_URL: ninguém responde nesse endereço e porta\.\n$/,
    );
  });

  it('says why when the folder of the database is a file', async () => {
    await expect(start({ DATA_DIR: fileURLToPath(import.meta.url) })).rejects.toThrow(
      /code 1: Não foi possível abrir o banco de dados de DATA_DIR: o caminho é de um arquivo, e não de uma pasta\.\n$/,
    );
  });

  it('says why when the folder holds something else than a database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
    writeFileSync(join(folder, 'database.sqlite'), 'x'.repeat(9000));
    await expect(start({ DATA_DIR: folder })).rejects.toThrow(
      /code 1: Não foi possível abrir o banco de dados de DATA_DIR: o arquivo do banco está corrompido[^\n]*\n$/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the log', () => {
  it('says when the pages were built for another origin', async () => {
    const server = await start({ SITE_URL: 'https://outra.example' });
    await expect.poll(() => server.output()).toContain('SITE_URL is not the one of the build');
    expect((await start()).output()).not.toContain('SITE_URL');
  });

  // The tests' own PostgreSQL waits for no disk.
  it.runIf(kinds.includes('postgres'))(
    'warns of a PostgreSQL that loses what it acknowledged (R-OPS-41)',
    async () => {
      const empty = await emptyDatabase('postgres');
      const server = await start({ DATABASE_URL: empty.settings.databaseUrl ?? '' });
      await expect.poll(() => server.output()).toContain('"setting":"fsync","value":"off"');
      await server.stop();
      await empty.remove();
    },
  );

  it('warns once when it listens for others and no password guards the staff’s tools (R-EQ-3)', async () => {
    const warning = 'none of STAFF_BASIC_AUTH';
    const server = await start({ HOST: '0.0.0.0' });
    await expect.poll(() => server.output()).toContain(warning);
    const lines = logLines(server).filter(({ msg }) => msg?.startsWith(warning));
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/\/copyright.*open.*\/equipe.*off/) }),
    ]);
    expect(
      (await start({ HOST: '0.0.0.0', STAFF_BASIC_AUTH: 'equipe:uma senha longa' })).output(),
    ).not.toContain(warning);
    expect((await start()).output()).not.toContain(warning);
  });

  it('has one line per request and nothing personal (R-OPS-7)', async () => {
    const server = await start({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' });
    const person = {
      nome: 'Ana Pessoa',
      email: 'ana.pessoa@jornal.example',
      empresa: 'Jornal',
      cargo: 'ceo',
    };
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'NavegadorDaAna/1.0',
      'X-Forwarded-For': '203.0.113.77',
    };
    await fetch(`${server.url}/api/waitlist`, { method: 'POST', headers, body: JSON.stringify(person) });
    await fetch(`${server.url}/sobre?email=ana.pessoa@jornal.example&busca=segredo`, { headers });
    await fetch(`${server.url}/ana.pessoa@jornal.example`, { headers });
    await expect.poll(() => logLines(server).filter(({ msg }) => msg === 'request')).toHaveLength(3);

    const requests = logLines(server).filter(({ msg }) => msg === 'request');
    expect(requests[1]).toEqual({
      level: 30,
      time: expect.any(String),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      path: '/sobre',
      status: expect.any(Number),
      ms: expect.any(Number),
      bytes: expect.any(Number),
      address: '203.0.113.0/24',
      msg: 'request',
    });
    for (const secret of ['ana.pessoa', 'Ana Pessoa', 'segredo', 'NavegadorDaAna', '203.0.113.77']) {
      expect(server.output()).not.toContain(secret);
    }
  });
});

describe('whole addresses (R-OPS-21)', () => {
  /** A copy of the built site whose build says that it was made for `truncated`. */
  function builtForTruncated(): string {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), 'site-truncated-'));
    for (const name of ['package.json', 'node_modules', 'src'])
      symlinkSync(join(root, name), join(folder, name));
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, dereference: true });
    const facts = join(folder, 'dist', buildFactsFile);
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"full"', '"truncated"'));
    return folder;
  }

  it('are kept in a file of their own, and nowhere in the log', async () => {
    const server = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const answer = await fetch(`${server.url}/sobre?email=ana.pessoa@jornal.example`, { headers });
    const day = new Date().toISOString().slice(0, 10);
    const read = () => readFileSync(join(accessLogFolder(server.dataDir), `access-${day}.jsonl`), 'utf8');
    await expect.poll(read).not.toBe('');
    expect(JSON.parse(read())).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: answer.headers.get('X-Request-Id'),
      address: '203.0.113.77',
      method: 'GET',
      path: '/sobre',
      status: 200,
    });
    await expect.poll(() => server.output()).toContain('203.0.113.0/24');
    expect(server.output()).not.toContain('203.0.113.77');
  });

  it('are kept by a site whose privacy policy says so, or it does not start', async () => {
    await expect(start({ ACCESS_LOG_ADDRESS: 'truncated' })).rejects.toThrow(
      /code 1: ACCESS_LOG_ADDRESS é truncated, mas o site foi gerado com full[^\n]+\n$/,
    );
  });

  it('are not kept by a site that is built and started without them', async () => {
    const folder = builtForTruncated();
    // The folder's files are links to the repository's: Node must look for `dist` where the link is.
    const settings = {
      ACCESS_LOG_ADDRESS: 'truncated',
      NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
    };
    const server = await startServer(settings, folder);
    running.push(server);
    await fetch(server.url);
    await expect.poll(() => logLines(server).filter(({ msg }) => msg === 'request')).toHaveLength(1);
    expect(existsSync(accessLogFolder(server.dataDir))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe('what others do to a running server', () => {
  it('a database that another process has locked holds up its own requests and no others', async () => {
    const server = await start();
    // The server may be writing as it starts.
    const other = new DatabaseSync(join(server.dataDir, 'database.sqlite'), { timeout: 2_000 });
    other.exec('BEGIN IMMEDIATE');
    const row = {
      nome: 'Ana Souza',
      email: 'ana@jornal.com.br',
      empresa: 'Jornal',
      cargo: 'editor',
      site: null,
    };
    const signUp = fetch(`${server.url}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...row, source: 'newsletter' }),
    });
    await sleep(300);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    other.exec('COMMIT');
    other.close();
    // The sign-up has waited, and is stored.
    expect((await signUp).status).toBe(201);
  });

  it.each([
    ['a client', '', 500],
    ['a trusted proxy', '127.0.0.2', 600],
  ])('%s that opens 600 connections does not take those of others (R-OPS-16)', async (_, trusted, kept) => {
    const server = await start({ TRUSTED_PROXIES: trusted });
    const sockets = await Promise.all(
      Array.from({ length: 600 }, () => openConnection(server.port, '127.0.0.2')),
    );
    for (const socket of sockets) socket.on('error', () => undefined).resume();
    await expect.poll(() => sockets.filter(({ closed }) => !closed)).toHaveLength(kept);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("Astro's own endpoints are not open to anybody", async () => {
    const server = await start();
    for (const path of ['/_image?href=/icon-512.png&w=9000&f=avif', '/_server-islands/x', '/_actions/x']) {
      const answer = await fetch(server.url + path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('órbita');
    }
  });
});
