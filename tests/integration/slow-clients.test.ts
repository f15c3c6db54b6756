import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openConnection, readAnswer } from '../support/raw-http.ts';
import { startServer, type TestServer } from '../support/server.ts';

// These wait for real time limits, so they wait at the same time, each with a server of its own.
describe.concurrent('a client that is too slow', { timeout: 40_000 }, () => {
  async function withServer(work: (server: TestServer) => Promise<void>): Promise<void> {
    const server = await startServer();
    try {
      await work(server);
    } finally {
      if (server.process.exitCode === null) await server.kill();
      server.removeData();
    }
  }

  it('holds up a stop for 10 s at most (R-OPS-11)', () =>
    withServer(async (server) => {
      const slow = await openConnection(server.port);
      slow.on('error', () => {});
      slow.write('POST /api/waitlist HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n');
      slow.write('Content-Length: 9\r\n\r\n{');
      await sleep(200);
      const started = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - started).toBeLessThan(13_000);
      slow.destroy();
    }));

  it('with its headers is answered 408 (R-OPS-16)', () =>
    withServer(async (server) => {
      const slow = await openConnection(server.port);
      slow.write('GET / HTTP/1.1\r\n');
      const answer = await readAnswer(slow);
      expect(answer.status).toBe(408);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }));
});
