import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accessLogFolder } from '#server/http/access-log.ts';
import { builtServer } from '../../support/built-server.ts';
import { emptyDatabase, kinds } from '../../support/database/database.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { isLong } from '../../support/property-runs.ts';
import { openConnection, readAnswer } from '../../support/raw-http.ts';
import { startServer } from '../../support/server.ts';

/** One that all cases share which change nothing about it: it listens for others, behind a proxy, with all that it has to say. */
const shared = builtServer({
  HOST: '0.0.0.0',
  SITE_URL: 'https://outra.example',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'trace',
});
const output = () => shared.server().output();
const logLines = (): { readonly msg: string }[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a signal to stop finishes what is under way, says that it is not ready, and ends with 0 (R-OPS-10, R-OPS-11)', async () => {
  await using server = await startServer({ STAFF_BASIC_AUTH: 'equipe:uma senha longa' });
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
  server.process.kill('SIGINT');
  await expect.poll(() => server.output(), { interval: 2 }).toContain('"stopping"');
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
  // A second signal, as npm sends after a terminal's Ctrl-C, changes nothing, whichever it is.
  server.process.kill('SIGTERM');
  page.write('\r\n');
  const answer = await readAnswer(page);
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('</html>');

  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('"finished":true');
  // Lines of the access log wait for each other; the last ones are written at the end.
  const [name = ''] = readdirSync(accessLogFolder(server.dataDir));
  expect(readFileSync(join(accessLogFolder(server.dataDir), name), 'utf8')).toContain(
    '"path":"/","status":200',
  );
  // What is set up as it should be is no matter for a warning.
  expect(server.output()).not.toMatch(/SITE_URL|STAFF_BASIC_AUTH/);
  idle.destroy();
});

test('a server that can’t start says why in one line (R-OPS-8, R-OPS-21)', { timeout: 60_000 }, async () => {
  const problems: readonly (readonly [env: Readonly<Record<string, string>>, line: RegExp])[] = [
    [{ PORT: 'http' }, /Variável PORT com valor inválido: aceita [^\n]+\.\n/],
    [
      { PORT: String(shared.port()) },
      /Não foi possível escutar em [\d.:]+ \(HOST, PORT\): a porta já está em uso\.\n/,
    ],
    [
      { DATABASE_URL: 'postgres://ninguem:segredo@127.0.0.1:1/nada' },
      /Não foi possível abrir o banco de dados de DATABASE_URL: ninguém responde nesse endereço e porta\.\n/,
    ],
    // The privacy policy says otherwise.
    [
      { ACCESS_LOG_ADDRESS: 'truncated' },
      /ACCESS_LOG_ADDRESS é truncated, mas o site foi gerado com full[^\n]+\n/,
    ],
  ];
  const refused = problems.map(([env, line]) =>
    expect(startServer(env)).rejects.toThrow(new RegExp(`^the server ended with code 1: ${line.source}$`)),
  );
  await Promise.all(refused);
});

describe('the log', () => {
  // The tests' own PostgreSQL waits for no disk.
  test.runIf(kinds.includes('postgres'))(
    'warns of a PostgreSQL that loses what it acknowledged (R-OPS-41)',
    async () => {
      const empty = await emptyDatabase('postgres');
      onTestFinished(() => empty.remove());
      await using server = await startServer({ DATABASE_URL: empty.settings.databaseUrl ?? '' });
      await expect.poll(() => server.output()).toContain('"setting":"fsync","value":"off"');
    },
  );

  test('warns of another origin than the build’s, and once of the staff’s tools without a password (R-EQ-3)', async () => {
    const warning = 'none of STAFF_BASIC_AUTH';
    // Numbers for Prometheus are off unless they are set.
    expect(output()).not.toContain('Métricas');
    await expect.poll(output).toContain(warning);
    expect(output()).toContain('SITE_URL is not the one of the build');
    expect(logLines().filter(({ msg }) => msg?.startsWith(warning))).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/\/copyright.*open.*\/equipe.*off/) }),
    ]);
  });

  // R-OPS-21
  test('holds nothing personal; whole addresses are in a file of their own, by the id of the answer (R-OPS-7)', async () => {
    const person = { ...dialogRow, nome: 'Ana Pessoa', email: 'ana.pessoa@jornal.example' };
    const headers = { 'User-Agent': 'NavegadorDaAna/1.0', 'X-Forwarded-For': '203.0.113.77' };
    await shared.get('/api/waitlist', json(person, headers));
    await shared.get('/ana.pessoa@jornal.example', { headers });
    const path = '/sobre?email=ana.pessoa@jornal.example&busca=segredo';
    const id = (await shared.get(path, { headers })).headers.get('X-Request-Id');
    await expect.poll(logLines).toContainEqual(expect.objectContaining({ id, path: '/sobre' }));
    for (const secret of ['ana.pessoa', 'Ana Pessoa', 'segredo', 'NavegadorDaAna', '203.0.113.77']) {
      expect(output()).not.toContain(secret);
    }
    const kept = () => {
      const [name = ''] = readdirSync(accessLogFolder(shared.server().dataDir));
      return readFileSync(join(accessLogFolder(shared.server().dataDir), name), 'utf8');
    };
    await expect.poll(kept).toContain(`"id":"${id}","address":"203.0.113.77","method":"GET","path":"/sobre"`);
  });
});

test('Astro’s own endpoints are not open to anybody', async () => {
  for (const path of ['/_image?href=/icon-512.png&w=9000&f=avif', '/_server-islands/x', '/_actions/x']) {
    const answer = await shared.get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain('órbita');
  }
});

// These wait for real time limits, so they wait at the same time.
describe.runIf(isLong).concurrent('a client that is too slow', { timeout: 40_000 }, () => {
  test('holds up a stop for 10 s at most (R-OPS-11)', async ({ expect }) => {
    await using server = await startServer();
    const slow = await openConnection(server.port);
    slow.on('error', () => {});
    slow.write('POST /api/waitlist HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n');
    slow.write('Content-Length: 9\r\n\r\n{');
    await sleep(200);
    expect(await server.stop()).toBe(0);
    slow.destroy();
  });

  test('with its headers is answered 408 (R-OPS-16)', async ({ expect }) => {
    const slow = await openConnection(shared.port());
    slow.write('GET / HTTP/1.1\r\n');
    const answer = await readAnswer(slow);
    expect(answer.status).toBe(408);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
