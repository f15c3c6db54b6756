import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Level, pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { beginLog, loggedPath } from './request-log.ts';

describe('a request’s lines', () => {
  /** What the two logs have of a request that is answered with 1,000 bytes after others on its connection. */
  function linesOf(level: Level, writableEnded = true) {
    const lines: string[] = [];
    vi.spyOn(performance, 'now').mockReturnValueOnce(100).mockReturnValueOnce(112.34);
    const record = vi.fn();
    const log = pino({ base: null, level, timestamp: false }, { write: (line: string) => lines.push(line) });
    const socket = { bytesWritten: 5_000 };
    const request = { socket, method: 'GET' } as unknown as IncomingMessage;
    const write = beginLog(
      { log, accessLog: { record, flush: () => undefined } },
      request,
      { statusCode: 200, writableEnded } as ServerResponse,
      {
        id: 'abc',
        path: '/convite/ana@jornal.example',
        client: { key: '203.0.113.77', logged: '203.0.113.0/24', whole: '203.0.113.77' },
      },
    );
    socket.bytesWritten += 1_000;
    write();
    return { lines: lines.map((line) => JSON.parse(line)), record };
  }
  const told = { id: 'abc', method: 'GET', path: '/convite/[oculto]', status: 200 };

  it('have the whole address in the access log alone, and say how long it took and what was sent', () => {
    const { lines, record } = linesOf('info');
    expect(lines).toEqual([
      { level: 30, ...told, ms: 12.3, bytes: 1_000, address: '203.0.113.0/24', msg: 'request' },
    ]);
    expect(record).toHaveBeenCalledExactlyOnceWith({
      time: expect.any(Number),
      ...told,
      address: '203.0.113.77',
    });
  });

  it('say that the client went away before its answer was whole', () => {
    expect(linesOf('info', false).lines).toMatchObject([{ aborted: true }]);
  });

  it('are the access log’s alone where the log keeps no requests', () => {
    const { lines, record } = linesOf('warn');
    expect(lines).toEqual([]);
    expect(record).toHaveBeenCalledOnce();
  });
});

// R-EQ-15
it.each([
  ['/sobre', '/sobre'],
  ['/ana@jornal.example', '/[oculto]'],
  ['/convite/ana%40jornal.example/aceitar', '/convite/[oculto]/aceitar'],
  ['/ana%2540jornal.example', '/[oculto]'],
  ['/equipe/pedidos/2026-7K3QZ-M9X0J', '/equipe/pedidos/[oculto]'],
  ['/equipe/pedidos/2O26-7k3qz%20m9xoj', '/equipe/pedidos/[oculto]'],
  ['/equipe/pedidos/%2532026%2D7K3QZ%E2%80%83M9X0J', '/equipe/pedidos/[oculto]'],
  ['/equipe/inscricoes/42', '/equipe/inscricoes/42'],
  ['/%', '/%'],
])('logs the path %s as %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

it('hides a protocol number of which the cut would leave a part', () => {
  expect(loggedPath(`/${'a'.repeat(185)}/20267K3QZM9X0J`)).toBe(`/${'a'.repeat(185)}/[oculto]`);
});

it('cuts a long path', () => {
  for (const path of [`/${'a'.repeat(5_000)}`, `/7${'a'.repeat(5_000)}`]) {
    expect(loggedPath(path)).toHaveLength(200);
  }
});

it('reads a path that is encoded over and over only a few times', () => {
  // Read to its end, this would be 5,000 rounds.
  const started = performance.now();
  for (let n = 0; n < 20; n += 1) loggedPath(`/%${'25'.repeat(5_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
