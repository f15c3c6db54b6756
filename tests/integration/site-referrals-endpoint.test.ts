import { describe, expect, test } from 'vitest';
import { siteReferrals } from '../../src/api/site-referrals.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, type ReadAnswer } from '../support/endpoint.ts';
import { refusesLikeEveryEndpoint } from '../support/endpoint-refusals.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

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
  const own = migratedDatabase(kind, 'site_referrals');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(siteReferrals, '/api/site-referrals', init, { database: own.handle(), ...parts });
  const rows = () => own.handle().db.selectFrom('site_referrals').selectAll().orderBy('id').execute();

  test('stores the visit, with the domain normalised and nothing besides (R-REF-2, R-API-9)', async () => {
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

  test('stores null for what the visitor did not agree to (R-REF-8)', async () => {
    const nothing = { screen_width: null, screen_height: null, language: null, referrer: null };
    const unasked = { ...visit, user_agent: null, metadata: { ...visit.metadata, ...nothing } };
    expect(await call(json(unasked))).toMatchObject({ status: 201 });
    expect(await rows()).toMatchObject([{ ...stored, user_agent: null, metadata: unasked.metadata }]);
  });

  test('counts every view, also of the same site', async () => {
    await call(json(visit));
    await call(json(visit));
    expect(await rows()).toHaveLength(2);
  });

  test('stores the longest of everything (R-REF-7)', async () => {
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

  if (kind === 'sqlite') {
    refusesLikeEveryEndpoint({
      call,
      rows,
      accepted: () => visit,
      settings: own.settings,
      limiter: 'backgroundLimiter',
      unavailable: 'Erro ao registrar a visita.',
    });
  }
});
