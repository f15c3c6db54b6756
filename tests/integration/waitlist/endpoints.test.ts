// R-API-18

import { describe, expect, test, vi } from 'vitest';
import { brand } from '#brand.ts';
import { requestKinds, requestMessages } from '#content/data-requests.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import { addDataRequest, followDataRequest } from '#features/data-requests/server/store.ts';
import { enqueue } from '#features/outbox/enqueue.ts';
import { openDatabase } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { createLimits, type StoredKind } from '#server/http/limits/limits.ts';
import { createLog } from '#server/http/log.ts';
import { dayMs } from '#shared/dates.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { consents, copyrightGenerations, dataRequests, waitlist } from '../../../src/api/index.ts';
import { kinds } from '../../support/database/database.ts';
import { generation } from '../../support/database/generation.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow, pageRow } from '../../support/database/signups.ts';
import { callRoute, type EndpointParts, json, noLimits, type ReadAnswer } from '../../support/endpoint.ts';
import { asked, consent, openEndpoints } from '../../support/endpoints.ts';

const failed = 'Erro ao cadastrar. Por favor, tente novamente.';
const duplicate = { code: '23505', message: 'Este e-mail já está cadastrado na nossa lista de espera.' };

describe.each(kinds)('POST /api/waitlist on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(waitlist, '/api/waitlist', init, { database: own.handle(), ...parts });
  const post = (body: unknown, headers?: Readonly<Record<string, string>>) => call(json(body, headers));
  const stored = () => own.db().selectFrom('waitlist').selectAll().orderBy('id').execute();
  const versions = {
    consent_version: 'a'.repeat(16),
    terms_version: 'b'.repeat(16),
    journalism_terms_version: 'c'.repeat(16),
  };
  const shown = { 'Shown-Texts': Object.values(versions).join('.') };

  // The page’s row, and a moment of acceptance: any-body.test.ts, forms.test.ts.
  test('stores the dialog’s row, sent alone or as an array of one (R-API-1, R-WL-24)', async () => {
    const { status, headers, body } = await post([dialogRow], { Origin: brand.url });
    expect(status).toBe(201);
    expect(body).toEqual({ ok: true });
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await stored()).toMatchObject([{ ...dialogRow, has_news_portal: null, terms_accepted: null }]);
  });

  test('keeps the campaign of a row, also after a retry that says none (R-WL-28)', async () => {
    const campaign = { utm_source: 'copyright_link', utm_campaign: 'gazeta_do_cais', utm_content: null };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await post({ ...dialogRow, ...campaign, utm_medium: ' referral\u200b\0' }, key);
    await post(dialogRow, key);
    expect(await stored()).toMatchObject([{ ...campaign, utm_medium: 'referral' }]);
  });

  test('keeps which version of the texts the page showed; a retry that says none leaves it, but for terms no longer accepted (R-WL-25)', async () => {
    const none = { consent_version: null, terms_version: null, journalism_terms_version: null };
    // The dialog shows no terms.
    const ofDialog = { ...none, consent_version: versions.consent_version };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await post(pageRow, { ...key, ...shown });
    await post({ ...dialogRow, email: 'outra@x.com' }, shown);
    await post({ ...dialogRow, email: 'outra@y.com', consent_version: 'd'.repeat(16) });
    await post({ ...pageRow, nome: 'Nome Corrigido' }, key);
    expect(await stored()).toMatchObject([{ nome: 'Nome Corrigido', ...versions }, ofDialog, none]);
    await post({ ...dialogRow, source: 'sites-para-jornais' }, key);
    expect(await stored()).toMatchObject([ofDialog, ofDialog, none]);
  });

  test('a key that was used for another e-mail stands in nobody’s way', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await post(dialogRow, key);
    expect(await post({ ...dialogRow, email: 'outra@x.com' }, key)).toMatchObject({ status: 201 });
    // Neither address is a duplicate of its own first attempt, in whatever order the person goes back to them.
    expect(await post({ ...dialogRow, email: 'outra@x.com' }, key)).toMatchObject({ status: 201 });
    expect(await post(dialogRow, key)).toMatchObject({ status: 201 });
    expect(await stored()).toHaveLength(2);
  });

  test('a key changes its row for 24 hours; after that it is a known e-mail, whatever its case (R-WL-10, R-WL-11, R-WL-19, R-API-2)', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const quoted = { 'Idempotency-Key': `"${key['Idempotency-Key']}"` };
    const signedUp = (ago: number) => {
      const created_at = new Date(Date.now() - ago).toISOString();
      return own.db().updateTable('waitlist').set({ created_at }).execute();
    };
    await post(dialogRow, key);
    await signedUp(dayMs - 60_000);
    const corrected = await post({ ...dialogRow, nome: 'Nome Corrigido' }, quoted);
    expect(corrected).toMatchObject({ status: 201, body: { ok: true } });
    await signedUp(dayMs);
    const again = { ...dialogRow, nome: 'Nome Trocado', email: ` ${dialogRow.email.toUpperCase()} ` };
    const late = await post(again, key);
    expect(late).toMatchObject({ status: 409, body: duplicate });
    expect(await stored()).toMatchObject([{ nome: 'Nome Corrigido' }]);
  });

  // No database is asked.
  if (kind === 'sqlite') {
    test.each(['curta', 'de duas palavras', 'a'.repeat(129)])('refuses the key %o', async (key) => {
      const refused = await post(dialogRow, { 'Idempotency-Key': key });
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } });
    });

    test('tells what is wrong, one message per column (R-API-3)', async () => {
      const { status, body } = await post({ ...dialogRow, nome: 'Jo', email: 'x', site: 'y' });
      expect(status).toBe(422);
      expect(body).toEqual({
        code: 'validation',
        message: 'Confira os campos indicados.',
        errors: {
          nome: 'Nome deve ter pelo menos 3 caracteres',
          email: 'E-mail inválido',
          site: 'URL inválida',
        },
      });
      expect(await stored()).toEqual([]);
    });

    test('what nobody expected is 500, and the log has nothing of the person (R-API-7)', async () => {
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => lines.push(line) });
      const limits = {
        ...noLimits,
        consume: () => Promise.reject(new Error(`Key (lower(email))=(${dialogRow.email}) already exists`)),
      };
      expect(await call(json(dialogRow), { log, limits })).toMatchObject({
        status: 500,
        body: { code: 'internal', message: failed },
      });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('endpoint failed');
      expect(lines[0]).not.toMatch(/helena|gazeta/i);
    });
  }
});

describe.each(kinds)('POST /api/consents on %s', (kind) => {
  const own = migratedDatabase(kind, 'consents');

  const send = (body: object) => callRoute(consents, '/api/consents', json(body), { database: own.handle() });
  const rows = () => own.db().selectFrom('consents').selectAll().orderBy('id').execute();

  test('a retry is answered alike, also when several arrive at once, and a receipt never comes to stand for another decision', async () => {
    const sent = consent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)));
    answers.push(await send(sent));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const before = await rows();
    expect(before).toHaveLength(1);
    for (const changes of [
      { decision: { ...sent.decision, marketing: true } },
      { layer: 'panel' as const },
      { policy_version: 'f'.repeat(16) },
    ]) {
      const body = { code: '23505', message: 'Este recibo já é de outra escolha.' };
      expect(await send({ ...sent, ...changes })).toMatchObject({ status: 409, body });
    }
    expect(await rows()).toStrictEqual(before);
  });
});

describe.each(kinds)('POST /api/data-requests on %s', (kind) => {
  const own = migratedDatabase(kind, 'data_requests');

  const call = (body: object, headers?: Readonly<Record<string, string>>) =>
    callRoute(dataRequests, '/api/data-requests', json(body, headers), { database: own.handle() });
  const post = async (...sent: Parameters<typeof call>) => {
    const { status, body: answer } = await call(...sent);
    // What 201 answers; the statuses are asserted.
    return { status, ...(answer as { protocol: string; due_at: string }) };
  };
  const rows = () => own.db().selectFrom('data_requests').selectAll().orderBy('id').execute();

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

  test('stores every right under its name', async () => {
    const rights = requestKinds.map(({ value }) => value);
    for (const kind of rights) await post({ ...asked, kind });
    expect((await rows()).map((row) => row.kind)).toEqual(rights);
  });

  test('a retry with the same key is the same request, also when several arrive at once, and with other answers another (R-DAT-5)', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(asked, key)));
    answers.push(await post(asked, key));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await rows()).toHaveLength(1);
    // Nothing that was acknowledged is lost.
    const other = await post({ ...asked, details: 'Mais isto.' }, key);
    expect(other.protocol).not.toBe(answers[0]?.protocol);
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
    const added = addDataRequest(own.handle(), asked, 'outra-chave', [], () => numbers.shift() ?? '');
    expect(await added).toMatchObject({ protocol: '2026-11111-11111' });
  });

  test('what falls in the honeypot is refused with another way to ask, and dropped', async () => {
    const { status, body } = await call({ ...asked, [HONEYPOT_FIELD]: 'Compre já' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'refused', message: expect.stringContaining(brand.emails.privacy) });
    expect(await rows()).toEqual([]);
    expect(await post({ ...asked, [HONEYPOT_FIELD]: '' })).toMatchObject({ status: 201 });
    expect(await rows()).toHaveLength(1);
  });

  test('is followed by its protocol, as it was typed, and tells nothing about the person (R-DAT-4)', async () => {
    const { protocol } = await post(asked);
    const open = await followDataRequest(own.handle(), protocol.toLowerCase());
    expect(open?.request).toMatchObject({ protocol, kind: 'access', done_at: null });
    expect(JSON.stringify(open)).not.toMatch(/helena|gazeta|tudo o que houver/i);
    expect(open?.words.title).toBe('Pedido recebido');
    // R-EQ-28: a link is spoken of once there is one, until it is pressed.
    expect(open?.isLinkSent).toBe(false);
    const { id } = await own.db().selectFrom('data_requests').select('id').executeTakeFirstOrThrow();
    await enqueue(own.db(), { data_request_id: id }, [{ kind: 'request-email', recipient: null }]);
    const isSent = async () => (await followDataRequest(own.handle(), protocol))?.isLinkSent;
    expect(await isSent()).toBe(true);
    await own.db().updateTable('data_requests').set({ confirmed_at: '2026-03-11T12:00:00.000Z' }).execute();
    expect(await isSent()).toBe(false);
    await own.db().updateTable('data_requests').set({ done_at: '2026-03-12T12:00:00.000Z' }).execute();
    const done = await followDataRequest(own.handle(), protocol);
    expect(done?.words.title).toBe('Pedido respondido');
    for (const other of ['', '2026-00000-00000', "'; drop table data_requests"]) {
      expect(await followDataRequest(own.handle(), other)).toBeUndefined();
    }
  });
});

describe.each(kinds)('/api/copyright-generations on %s', (kind) => {
  const own = migratedDatabase(kind, 'copyright_generations');

  const call = (query: string, init: RequestInit) =>
    callRoute(copyrightGenerations, `/api/copyright-generations${query}`, init, { database: own.handle() });
  const save = (body: object) => call('', json(body));
  const saveAll = async (names: readonly string[]) => {
    for (const name of names) expect((await save(generation(name))).status).toBe(201);
  };
  const rows = () => own.db().selectFrom('copyright_generations').selectAll().orderBy('id').execute();
  const listed = async (query = '') => {
    const answer = await call(query, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return (answer.body as { items: readonly { client_name: string }[] }).items.map(
      ({ client_name }) => client_name,
    );
  };
  const search = (term: string) => listed(`?${new URLSearchParams({ search: term })}`);

  // R-GEN-27, R-API-10, R-API-12, R-API-15
  test('keeps a generation and gives it back, with nothing that the client claims besides', async () => {
    const sent = generation('Prefeitura de SÃO JOSÉ & "Cia" <b>', 'dark');
    const answer = await save({ ...sent, id: 99, created_at: '1999-01-01', is_deleted: true });
    expect(answer).toMatchObject({ status: 201, body: { ok: true } });
    expect(await rows()).toMatchObject([
      { ...sent, client_name_lower: 'prefeitura de são josé & "cia" <b>', is_deleted: false },
    ]);
    const { body } = await call('', {});
    expect(body).toEqual({
      items: [{ ...sent, id: expect.any(Number), created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) }],
    });
  });

  test('lists the 10 newest, the newest first, none that is deleted (R-GEN-25)', async () => {
    expect(await listed()).toEqual([]);
    await saveAll(Array.from({ length: 12 }, (_, index) => `Cliente ${index + 1}`));
    const deletion = own.db().updateTable('copyright_generations').set({ is_deleted: true });
    await deletion.where('client_name', '=', 'Cliente 11').execute();
    expect(await listed()).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Cliente ${number}`));
    expect(await search('cliente 11')).toEqual([]);
    expect(await search('cliente 1')).toEqual(['Cliente 12', 'Cliente 10', 'Cliente 1']);
  });

  test('searches what a name contains, whatever its case, at most 20 (R-GEN-26, R-API-11)', async () => {
    await saveAll(['Jornal da Serra', 'AÇÃO Social', 'Rádio do jornal', 'ÓRGÃO 100%', 'a_b', 'aXb', 'c:\\d']);
    for (const [term, names] of [
      ['JORNAL', ['Rádio do jornal', 'Jornal da Serra']],
      ['ação', ['AÇÃO Social']],
      ['  da Se ', ['Jornal da Serra']],
      ['o\u0301rga\u0303o', ['ÓRGÃO 100%']],
      ['nada', []],
      ['%', ['ÓRGÃO 100%']],
      ['_', ['a_b']],
      ['\\', ['c:\\d']],
    ] as const) {
      expect(await search(term), term).toEqual(names);
    }
    await saveAll(['a'.repeat(160)]);
    for (const term of ['', '   ', '\0', 'a\0', '\u202e', 'a'.repeat(161), '%'.repeat(5_000), '\ud800'])
      expect(await search(term), term).toEqual([]);
    await saveAll(Array.from({ length: 21 }, (_, index) => `Série ${index}`));
    expect(await search('série')).toEqual(Array.from({ length: 20 }, (_, index) => `Série ${20 - index}`));
  });

  test('keeps one row when the same is sent twice, also at once; another day it is kept again (R-GEN-29)', async () => {
    const sent = generation('Jornal da Serra');
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await rows()).toHaveLength(1);
    await save(generation('Jornal da Serra', 'dark'));
    await save(generation('Outro'));
    await save(sent);
    expect(await rows()).toHaveLength(3);

    const created_at = '2020-01-01T00:00:00.000Z';
    await own.db().updateTable('copyright_generations').set({ created_at }).execute();
    await save(sent);
    expect(await rows()).toHaveLength(4);
    await own.db().updateTable('copyright_generations').set({ is_deleted: true }).execute();
    await save(sent);
    expect(await rows()).toHaveLength(5);
  });
});

describe('every endpoint', () => {
  const own = migratedDatabase('sqlite');

  const storedAs: Partial<Record<keyof Schema, StoredKind>> = {
    waitlist: 'signUp',
    consents: 'proof',
    site_referrals: 'referral',
    data_requests: 'dataRequest',
    copyright_generations: 'generation',
  };
  const unavailable: Partial<Record<keyof Schema, string>> = {
    waitlist: failed,
    consents: 'Não foi possível registrar a sua escolha. Ela vale neste navegador mesmo assim.',
    site_referrals: 'Erro ao registrar a visita.',
    data_requests: requestMessages.failed,
    copyright_generations: 'Erro ao salvar geração',
  };

  // R-API-6, R-API-7, R-API-18, R-GEN-22, R-GEN-23
  test.each(openEndpoints)(
    '$path refuses like the others, counts for its limit, and says in its words that the database is away',
    async ({ path, endpoint, table, example }) => {
      const reads = table === 'copyright_generations';
      // What the page sends by itself has a limit of its own.
      const kind = ['consents', 'site_referrals'].includes(table) ? 'background' : 'write';
      const call = (init: RequestInit, parts: Partial<EndpointParts> = {}) =>
        callRoute(endpoint, path, init, { database: own.handle(), ...parts });
      const store = vi.fn(async () => ({ allowed: false, retryAfterSeconds: 3_000 }) as const);
      for (const [init, status] of [
        [json(example(), { Origin: 'https://outro.example' }), 403],
        [json({ ...example(), more: 'x'.repeat(70_000) }), 413],
        [{ ...json({}), body: '{' }, 400],
        [json([example(), example()]), 422],
        [{ method: 'DELETE' }, 405],
      ] as const) {
        const { body, ...answer } = await call(init, { limits: { ...noLimits, store } });
        expect(answer.status).toBe(status);
        expect(body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[.]$/) });
        if (status === 405)
          expect(answer.headers.get('Allow')).toBe(reads ? 'GET, HEAD, POST, OPTIONS' : 'POST, OPTIONS');
      }
      // What is wrong takes no room of what may be stored.
      expect(store).not.toHaveBeenCalled();
      const bound = await call(json(example()), { limits: { ...noLimits, store } });
      expect([bound.status, bound.headers.get('Retry-After')]).toEqual([429, '3000']);
      expect(bound.body).toMatchObject({
        message: expect.stringContaining('Aguarde 50 minutos e tente de novo.'),
      });
      expect(store).toHaveBeenCalledExactlyOnceWith(storedAs[table], '127.0.0.1', expect.any(Function));

      // What another site sends in a visitor’s name does not count; what is refused does (R-API-6).
      const { consume } = createLimits({ writesPerMinute: 2 });
      const parts = { limits: { ...noLimits, consume: vi.fn(consume) } };
      await call(json(example(), { Origin: 'https://outro.example' }), parts);
      await call({ ...json({}), body: '{' }, parts);
      expect(await call(json(example()), parts)).toMatchObject({ status: 201 });
      const limited = await call(json(example()), parts);
      expect(limited.status).toBe(429);
      expect(new Set(parts.limits.consume.mock.calls.map(([counted]) => counted))).toEqual(new Set([kind]));
      expect(limited.body).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringMatching(
          /^Muitas tentativas em pouco tempo\. Aguarde \d+ segundos? e tente de novo\.$/,
        ),
      });

      const closed = await openDatabase(own.settings());
      await closed.close();
      expect(await call(json(example()), { database: closed })).toMatchObject({
        status: 503,
        body: { code: 'unavailable', message: unavailable[table] },
      });
      if (!reads) return;
      expect(await call({}, { database: closed })).toMatchObject({
        status: 503,
        body: { message: 'Erro ao carregar gerações recentes' },
      });
    },
  );
});
