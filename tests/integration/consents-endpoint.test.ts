import { describe, expect, test } from 'vitest';
import type { ConsentReceipt } from '#features/consent/schema.ts';
import { openDatabase } from '#server/database/database.ts';
import { sqlStateOf } from '#server/database/errors.ts';
import { createWriteLimiter } from '#server/http/write-limiter.ts';
import { ALL } from '../../src/pages/api/consents.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, ownDatabase, type ReadAnswer } from '../support/endpoint.ts';

const consent = (changes: Partial<ConsentReceipt> = {}): ConsentReceipt => ({
  receipt: crypto.randomUUID(),
  decision: { essential: true, analytics: true, functional: false, marketing: false },
  policy_version: '0123456789abcdef',
  layer: 'banner',
  ...changes,
});

describe.each(kinds)('POST /api/consents on %s', (kind) => {
  const own = ownDatabase(kind, 'consents');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(ALL, '/api/consents', init, { database: own.handle(), ...parts });
  const rows = () => own.handle().db.selectFrom('consents').selectAll().orderBy('id').execute();

  test('stores what was decided, and nothing about who decided', async () => {
    const { decision, ...sent } = consent();
    const claim = { ...sent, decision, id: 99, created_at: '1999-01-01', email: 'ana@x.com' };
    expect(await call(json(claim, { 'User-Agent': 'Mozilla/5.0' }))).toMatchObject({
      status: 201,
      body: { receipt: sent.receipt },
    });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    const { id, created_at, ...columns } = row ?? { id: 0, created_at: '' };
    expect(columns).toStrictEqual({ ...sent, ...decision });
    expect(id).not.toBe(99);
    expect(Math.abs(Date.now() - Date.parse(created_at))).toBeLessThan(60_000);
  });

  test('a retry is answered alike and changes nothing, also when several arrive at once', async () => {
    const sent = consent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(json(sent))));
    answers.push(await call(json(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await rows()).toHaveLength(1);
  });

  test('a receipt never comes to stand for another decision', async () => {
    const sent = consent();
    await call(json(sent));
    const before = await rows();
    for (const changes of [
      { decision: { ...sent.decision, marketing: true } },
      { layer: 'panel' as const },
      { policy_version: 'f'.repeat(16) },
    ]) {
      expect(await call(json({ ...sent, ...changes }))).toMatchObject({
        status: 409,
        body: { code: '23505', message: 'Este recibo já é de outra escolha.' },
      });
    }
    expect(await rows()).toStrictEqual(before);
  });

  test('a decision changed later has a receipt of its own', async () => {
    await call(json(consent()));
    await call(json(consent({ layer: 'panel' })));
    expect(await rows()).toHaveLength(2);
  });

  test('tells what is wrong and stores nothing', async () => {
    const wrong = { ...consent(), receipt: '7', layer: 'x', policy_version: null };
    expect(await call(json(wrong))).toMatchObject({
      status: 422,
      body: {
        code: 'validation',
        message: 'Há dados da escolha que não podem ser aceitos.',
        errors: {
          receipt: 'Recibo inválido',
          policy_version: 'Versão da política inválida',
          layer: 'Origem da escolha inválida',
        },
      },
    });
    expect(await rows()).toEqual([]);
  });

  test.each<[string, RequestInit, number]>([
    ['another origin', json(consent(), { Origin: 'https://outro.example' }), 403],
    ['another type', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 415],
    ['no JSON', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
    ['too much', json({ ...consent(), more: 'x'.repeat(70_000) }), 413],
    ['a list', json([consent()]), 422],
    ['null', json(null), 422],
  ])('refuses %s', async (_, init, status) => {
    const answer = await call(init);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[.]$/) });
    expect(await rows()).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is not for decisions', async (method) => {
    const answer = await call({ method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('too many writes wait', async () => {
    const backgroundLimiter = createWriteLimiter(1);
    await call(json(consent()), { backgroundLimiter });
    const { status, headers } = await call(json(consent()), { backgroundLimiter });
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
  });

  test('a database that is away is 503', async () => {
    const closed = await openDatabase(own.settings());
    await closed.close();
    expect(await call(json(consent()), { database: closed })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('vale neste navegador') },
    });
  });

  test('the table refuses what the endpoint would', async () => {
    const { decision, ...sent } = consent();
    const stateOf = (changes: Readonly<Record<string, unknown>>) =>
      own
        .handle()
        .db.insertInto('consents')
        // What no type lets through, the checks must still refuse.
        .values({ ...sent, ...decision, ...changes } as typeof sent & typeof decision)
        .execute()
        .then(() => 'none', sqlStateOf);
    expect(await stateOf({ receipt: 'curto' })).toBe('23514');
    expect(await stateOf({ policy_version: 'x' })).toBe('23514');
    expect(await stateOf({ layer: 'footer' })).toBe('23514');
    expect(await stateOf({ essential: false })).toBe('23514');
    expect(await stateOf({ analytics: null })).toBe('23502');
    expect(await stateOf({})).toBe('none');
    expect(await stateOf({})).toBe('23505');
  });
});
