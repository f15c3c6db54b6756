import { expect, test, vi } from 'vitest';
import { type DatabaseSettings, openDatabase } from '#server/database/database.ts';
import { createWriteLimiter } from '#server/http/limits/write-limiter.ts';
import { type EndpointParts, json, type ReadAnswer } from './endpoint.ts';

/** An endpoint that takes one kind of row by POST, and gives none out. */
export interface WriteEndpoint {
  readonly call: (init: RequestInit, parts?: Partial<EndpointParts>) => Promise<ReadAnswer>;
  /** What is stored. */
  readonly rows: () => Promise<readonly unknown[]>;
  /** A body that it accepts, another one each time. */
  readonly accepted: () => object;
  /** Of its database, to open it once more. */
  readonly settings: () => DatabaseSettings;
  /** Which of the server's two limits its writes count against. */
  readonly limiter: 'writeLimiter' | 'backgroundLimiter';
  /** What it says while the database is away. */
  readonly unavailable: string;
  /** What it refuses besides: name, request, status. */
  readonly others?: readonly (readonly [string, () => RequestInit, number])[];
}

/** The cases that every such endpoint refuses, with the answer that each gets; none of them stores anything. */
export function refusesLikeEveryEndpoint(endpoint: WriteEndpoint): void {
  const { call, rows, accepted, limiter, others = [] } = endpoint;

  test.each<readonly [string, () => RequestInit, number]>([
    ['another origin', () => json(accepted(), { Origin: 'https://outro.example' }), 403],
    ['no JSON', () => ({ ...json({}), body: '{' }), 400],
    ['too much', () => json({ ...accepted(), more: 'x'.repeat(70_000) }), 413],
    ['a list of none', () => json([]), 422],
    ['a list of two', () => json([accepted(), accepted()]), 422],
    ['null', () => json(null), 422],
    ...others,
  ])('refuses %s', async (_, request, status) => {
    const consume = vi.fn(async () => ({ allowed: true }) as const);
    const answer = await call(request(), { storageLimits: { consume } });
    // What is wrong takes no room of what may be stored.
    expect(consume).not.toHaveBeenCalled();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[.]$/) });
    expect(await rows()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'refuses the type %o',
    async (type) => {
      expect(await call(json(accepted(), { 'Content-Type': type }))).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type', message: 'Envie o conteúdo como application/json.' },
      });
      expect(await rows()).toEqual([]);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    'refuses %s, also when there is a row',
    async (method) => {
      await call(json(accepted()));
      const answer = await call({ method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
      expect(answer.body).toEqual(
        method === 'HEAD' ? undefined : { code: 'method_not_allowed', message: 'Método não permitido.' },
      );
      expect(await rows()).toHaveLength(1);
    },
  );

  test('too many writes wait', async () => {
    const parts = { [limiter]: createWriteLimiter(1) };
    expect(await call(json(accepted()), parts)).toMatchObject({ status: 201 });
    const { status, headers, body } = await call(json(accepted()), parts);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(
        /^Muitas tentativas em pouco tempo\. Aguarde \d+ segundos? e tente de novo\.$/,
      ),
    });
    expect(await rows()).toHaveLength(1);
  });

  test('more than may be stored in an hour waits, and is not stored', async () => {
    const consume = async () => ({ allowed: false, retryAfterSeconds: 3_000 }) as const;
    const { status, headers, body } = await call(json(accepted()), { storageLimits: { consume } });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('3000');
    expect(body).toMatchObject({ message: expect.stringContaining('Aguarde 50 minutos e tente de novo.') });
    expect(await rows()).toEqual([]);
  });

  test('a database that is away is 503, in words of its own', async () => {
    const closed = await openDatabase(endpoint.settings());
    await closed.close();
    expect(await call(json(accepted()), { database: closed })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: endpoint.unavailable },
    });
  });
}
