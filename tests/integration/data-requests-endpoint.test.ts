import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#brand.ts';
import { requestKinds, requestMessages } from '#content/data-requests.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import { followDataRequest } from '#features/data-requests/server/follow.ts';
import { addDataRequest } from '#features/data-requests/server/store.ts';
import { sqlStateOf } from '#server/database/errors.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { dataRequests } from '../../src/api/data-requests.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, type ReadAnswer } from '../support/endpoint.ts';
import { refusesLikeEveryEndpoint } from '../support/endpoint-refusals.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

const asked = {
  kind: 'access',
  nome: 'Helena Prado',
  email: 'helena@gazetadocais.example',
  details: 'Tudo o que houver.',
} as const;
const dayMs = 24 * 60 * 60 * 1000;

describe.each(kinds)('POST /api/data-requests on %s', (kind) => {
  const own = migratedDatabase(kind, 'data_requests');
  afterEach(() => {
    vi.useRealTimers();
  });

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(dataRequests, '/api/data-requests', init, { database: own.handle(), ...parts });
  const post = async (body: unknown, headers?: Readonly<Record<string, string>>) => {
    const { status, body: answer } = await call(json(body, headers));
    // What 201 answers; the statuses are asserted.
    return { status, ...(answer as { protocol: string; due_at: string }) };
  };
  const rows = () => own.handle().db.selectFrom('data_requests').selectAll().orderBy('id').execute();

  test('stores the request and answers with its protocol and the day of the answer (R-API-13)', async () => {
    const { status, protocol, due_at } = await post({ ...asked, done_at: '1999-01-01', id: 7 });
    expect(status).toBe(201);
    expect(parseProtocol(protocol)).toBe(protocol);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...asked, protocol, due_at, done_at: null });
    // LGPD, art. 19, II.
    const wait = Date.parse(due_at) - Date.parse(row?.created_at ?? '');
    expect(Math.abs(wait - 15 * dayMs)).toBeLessThan(60_000);
    expect(row?.idempotency_key).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(requestKinds.map((right) => right.value))('stores the right %s under its name', async (right) => {
    expect(await post({ ...asked, kind: right })).toMatchObject({ status: 201 });
    expect(await rows()).toMatchObject([{ ...asked, kind: right }]);
  });

  test('a retry with the same key is the same request, also when several arrive at once (R-DAT-5)', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(asked, key)));
    answers.push(await post(asked, key));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await rows()).toHaveLength(1);
  });

  test('the same key with other answers is another request: nothing that was acknowledged is lost', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await post(asked, key);
    const second = await post({ ...asked, details: 'Mais isto.' }, key);
    expect(second.protocol).not.toBe(first.protocol);
    expect(await rows()).toMatchObject([asked, { ...asked, details: 'Mais isto.' }]);
  });

  test('without a key a second press is the same request; half an hour later it is not', async () => {
    const { protocol } = await post(asked);
    expect((await post(asked)).protocol).toBe(protocol);
    expect((await post({ ...asked, kind: 'deletion' })).protocol).not.toBe(protocol);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
    expect((await post(asked)).protocol).toBe(protocol);
    vi.setSystemTime(Date.now() + 20 * 60_000);
    expect((await post(asked)).protocol).not.toBe(protocol);
    expect(await rows()).toHaveLength(3);
  });

  test('a protocol number that exists is drawn again', async () => {
    const { protocol } = await post(asked);
    const numbers = [protocol, '2026-11111-11111'];
    const added = await addDataRequest(own.handle(), asked, {
      newProtocol: () => numbers.shift() ?? '',
      due_at: new Date().toISOString(),
      keys: ['a'.repeat(64)],
    });
    expect(added.protocol).toBe('2026-11111-11111');
  });

  test('what falls in the honeypot is refused with another way to ask, and dropped', async () => {
    const { status, body } = await call(json({ ...asked, [HONEYPOT_FIELD]: 'Compre já' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'refused', message: expect.stringContaining(brand.emails.privacy) });
    expect(await rows()).toEqual([]);
    expect(await post({ ...asked, [HONEYPOT_FIELD]: '' })).toMatchObject({ status: 201 });
    expect(await rows()).toHaveLength(1);
  });

  test('tells what is wrong and stores nothing', async () => {
    expect(await call(json({ ...asked, kind: 'x', email: 'y' }))).toMatchObject({
      status: 422,
      body: {
        code: 'validation',
        message: 'Confira os campos indicados.',
        errors: { kind: 'Escolha o que você quer pedir', email: 'E-mail inválido' },
      },
    });
    expect(await rows()).toEqual([]);
  });

  if (kind === 'sqlite') {
    refusesLikeEveryEndpoint({
      call,
      rows,
      // The same again within half an hour would be the same request.
      accepted: () => ({ ...asked, details: crypto.randomUUID() }),
      settings: own.settings,
      limiter: 'writeLimiter',
      unavailable: requestMessages.failed,
      others: [
        ['a list of one', () => json([asked]), 422],
        ['a short key', () => json(asked, { 'Idempotency-Key': 'curta' }), 400],
      ],
    });
  }

  test('is followed by its protocol, as it was typed, and tells nothing about the person (R-DAT-4)', async () => {
    const { protocol } = await post(asked);
    const open = await followDataRequest(own.handle(), protocol.toLowerCase());
    expect(open?.request).toMatchObject({ protocol, kind: 'access', done_at: null });
    expect(JSON.stringify(open)).not.toMatch(/helena|gazeta|tudo o que houver/i);
    expect(open?.words.title).toBe('Pedido recebido');
    await own.handle().db.updateTable('data_requests').set({ done_at: '2026-03-12T12:00:00.000Z' }).execute();
    const done = await followDataRequest(own.handle(), protocol);
    expect(done?.words.title).toBe('Pedido respondido');
    for (const other of ['', '2026-00000-00000', "'; drop table data_requests"]) {
      expect(await followDataRequest(own.handle(), other)).toBeUndefined();
    }
  });

  test('the table refuses what the form would, and forgets a person only after the answer', async () => {
    const row = {
      ...asked,
      protocol: '2026-00000-00000',
      due_at: '2026-03-27T12:00:00.000Z',
      idempotency_key: null,
    };
    const stateOf = (changes: Readonly<Record<string, unknown>>) =>
      own
        .handle()
        .db.insertInto('data_requests')
        // What no type lets through, the checks must still refuse.
        .values({ ...row, ...changes } as typeof row)
        .execute()
        .then(() => 'none', sqlStateOf);
    for (const changes of [
      { kind: 'outro' },
      { nome: 'Jo' },
      { nome: null },
      { email: 'sem-arroba' },
      { email: null },
      { details: '' },
      { details: 'a'.repeat(2001) },
      { protocol: 'curto' },
      { idempotency_key: 'curta' },
    ]) {
      expect(await stateOf(changes), JSON.stringify(changes)).toBe('23514');
    }
    expect(await stateOf({ due_at: null })).toBe('23502');
    expect(await stateOf({})).toBe('none');
    expect(await stateOf({})).toBe('23505');
    await own
      .handle()
      .db.updateTable('data_requests')
      .set({ done_at: '2026-03-20T12:00:00.000Z', nome: null, email: null, details: null })
      .execute();
    expect(await rows()).toMatchObject([{ nome: null, email: null, details: null }]);
  });
});
