// R-API-18
import { describe, expect, test } from 'vitest';
import type { ConsentReceipt } from '#features/consent/state/schema.ts';
import { sqlStateOf } from '#server/database/errors.ts';
import { consents } from '../../src/api/consents.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, type ReadAnswer } from '../support/endpoint.ts';
import { refusesLikeEveryEndpoint } from '../support/endpoint-refusals.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

const consent = (changes: Partial<ConsentReceipt> = {}): ConsentReceipt => ({
  receipt: crypto.randomUUID(),
  decision: { essential: true, analytics: true, functional: false, marketing: false },
  policy_version: '0123456789abcdef',
  layer: 'banner',
  ...changes,
});

describe.each(kinds)('POST /api/consents on %s', (kind) => {
  const own = migratedDatabase(kind, 'consents');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(consents, '/api/consents', init, { database: own.handle(), ...parts });
  const rows = () => own.handle().db.selectFrom('consents').selectAll().orderBy('id').execute();

  test('stores what was decided, and nothing about who decided (R-CNS-19, R-API-13)', async () => {
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

  test('a decision changed later has a receipt of its own (R-CNS-23)', async () => {
    await call(json(consent()));
    const decision = { essential: true, analytics: true, functional: true, marketing: true } as const;
    await call(json(consent({ layer: 'policy-link', decision })));
    await call(json(consent({ layer: 'panel' })));
    expect((await rows()).map(({ layer }) => layer)).toEqual(['banner', 'policy-link', 'panel']);
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

  if (kind === 'sqlite') {
    refusesLikeEveryEndpoint({
      call,
      rows,
      accepted: consent,
      settings: own.settings,
      limiter: 'backgroundLimiter',
      unavailable: 'Não foi possível registrar a sua escolha. Ela vale neste navegador mesmo assim.',
      others: [['a list of one', () => json([consent()]), 422]],
    });
  }

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
