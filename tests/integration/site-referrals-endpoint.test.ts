import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createWriteLimiter } from '#server/http/write-limiter.ts';
import { ALL } from '../../src/pages/api/site-referrals.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, ownDatabase, type ReadAnswer } from '../support/endpoint.ts';

const visit = {
  referring_domain: 'https://www.JORNALAÇÃO.com.br/capa',
  page_visited: '/sites-para-jornais',
  user_agent: 'Mozilla/5.0 “teste” \\ "aspas" 📰',
  metadata: {
    screen_width: 390,
    screen_height: 844,
    language: 'pt-BR',
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: 'https://jornalacao.com.br/',
  },
};
const stored = { ...visit, referring_domain: 'xn--jornalao-xza3b.com.br' };

describe.each(kinds)('POST /api/site-referrals on %s', (kind) => {
  const own = ownDatabase(kind, 'site_referrals');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(ALL, '/api/site-referrals', init, { database: own.handle(), ...parts });
  const rows = () => own.handle().db.selectFrom('site_referrals').selectAll().orderBy('id').execute();

  test('stores the visit, with the domain normalised and nothing besides', async () => {
    const claim = {
      ...visit,
      id: 99,
      created_at: '1999-01-01',
      metadata: { ...visit.metadata, ip: '1.2.3.4' },
    };
    expect(await call(json(claim))).toMatchObject({ status: 201, body: { ok: true } });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject(stored);
    expect(row?.metadata).toEqual(visit.metadata);
    expect(row?.id).not.toBe(99);
    expect(Date.now() - Date.parse(row?.created_at ?? '')).toBeLessThan(60_000);
  });

  test('counts every view, also of the same site', async () => {
    await call(json(visit));
    await call(json(visit));
    expect(await rows()).toHaveLength(2);
  });

  test('stores the longest of everything', async () => {
    const longest = {
      ...visit,
      referring_domain: `${`${'a'.repeat(61)}.`.repeat(4)}x.com`,
      user_agent: '"'.repeat(1024),
      metadata: { ...visit.metadata, language: 'a'.repeat(35), referrer: `https:${'"'.repeat(2042)}` },
    };
    expect(await call(json(longest))).toMatchObject({ status: 201 });
    expect(await rows()).toMatchObject([{ user_agent: longest.user_agent, metadata: longest.metadata }]);
  });

  test('tells what is wrong and stores nothing', async () => {
    const wrong = { ...visit, referring_domain: '<script>', page_visited: '/', metadata: [] };
    expect(await call(json(wrong))).toMatchObject({
      status: 422,
      body: {
        code: 'validation',
        message: 'Há dados da visita que não podem ser aceitos.',
        errors: {
          referring_domain: 'Domínio inválido',
          page_visited: 'Página inválida',
          metadata: 'Dados da visita inválidos',
        },
      },
    });
    expect(await rows()).toEqual([]);
  });

  test.each<[string, RequestInit, number]>([
    ['another origin', json(visit, { Origin: 'https://outro.example' }), 403],
    ['another type', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 415],
    ['no JSON', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
    ['too much', json({ ...visit, user_agent: 'x'.repeat(70_000) }), 413],
    ['a list', json([]), 422],
    ['null', json(null), 422],
  ])('refuses %s', async (_, init, status) => {
    const answer = await call(init);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[.]$/) });
    expect(await rows()).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is not for visits', async (method) => {
    const answer = await call({ method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('too many writes wait', async () => {
    const backgroundLimiter = createWriteLimiter(1);
    await call(json(visit), { backgroundLimiter });
    const { status, headers } = await call(json(visit), { backgroundLimiter });
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
  });

  test('a database that is away is 503', async () => {
    const closed = await openDatabase(own.settings());
    await closed.close();
    expect(await call(json(visit), { database: closed })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Erro ao registrar a visita.' },
    });
  });
});
