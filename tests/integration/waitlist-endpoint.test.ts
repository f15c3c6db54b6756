import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { createWriteLimiter } from '#server/http/limits/write-limiter.ts';
import { createLog } from '#server/http/log.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { waitlist } from '../../src/api/waitlist.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, type ReadAnswer } from '../support/endpoint.ts';
import { refusesLikeEveryEndpoint } from '../support/endpoint-refusals.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { dialogRow, pageRow } from '../support/signups.ts';

const failed = 'Erro ao cadastrar. Por favor, tente novamente.';
const duplicate = { code: '23505', message: 'Este e-mail já está cadastrado na nossa lista de espera.' };

describe.each(kinds)('POST /api/waitlist on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  const call = (init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(waitlist, '/api/waitlist', init, { database: own.handle(), ...parts });
  const post = (body: unknown, headers?: Readonly<Record<string, string>>) => call(json(body, headers));
  const raw = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    call({ method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
  const stored = () => own.handle().db.selectFrom('waitlist').selectAll().orderBy('id').execute();

  test('stores the dialog’s row (R-API-1)', async () => {
    const { status, headers, body } = await post(dialogRow);
    expect(status).toBe(201);
    expect(body).toEqual({ ok: true });
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await stored()).toMatchObject([{ ...dialogRow, has_news_portal: false, terms_accepted: false }]);
  });

  test('stores the page’s row, sent as an array of one (R-WL-24, R-API-1)', async () => {
    const at = new Date(Date.now() - 1000).toISOString();
    const row = { ...pageRow, terms_accepted_at: at, journalism_terms_accepted_at: at };
    expect(await post([row])).toMatchObject({ status: 201 });
    expect(await stored()).toMatchObject([row]);
  });

  test('keeps which version of the texts the page showed; the dialog shows no terms (R-WL-25)', async () => {
    const versions = ['a', 'b', 'c'].map((digit) => digit.repeat(16));
    const shown = { 'Shown-Texts': versions.join('.') };
    await post(dialogRow, shown);
    await post({ ...pageRow, email: 'outra@x.com' }, shown);
    await post(
      { ...dialogRow, email: 'terceira@x.com', consent_version: 'd'.repeat(16) },
      { 'Shown-Texts': 'x' },
    );
    const none = { consent_version: null, terms_version: null, journalism_terms_version: null };
    const [consent_version, terms_version, journalism_terms_version] = versions;
    expect(await stored()).toMatchObject([
      { ...none, consent_version },
      { consent_version, terms_version, journalism_terms_version },
      none,
    ]);
  });

  test('a retry from a page that was opened anew is stored with what that one showed', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    for (const digit of ['a', 'b'])
      await post(dialogRow, { ...key, 'Shown-Texts': Array(3).fill(digit.repeat(16)).join('.') });
    expect(await stored()).toMatchObject([{ consent_version: 'b'.repeat(16) }]);
  });

  test('a retry that does not say what was shown leaves the versions, but for terms no longer accepted', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [consent_version, terms_version, journalism_terms_version] = ['a', 'b', 'c'].map((digit) =>
      digit.repeat(16),
    );
    const shown = [consent_version, terms_version, journalism_terms_version].join('.');
    await post(pageRow, { ...key, 'Shown-Texts': shown });
    await post({ ...pageRow, nome: 'Nome Corrigido' }, key);
    expect(await stored()).toMatchObject([
      { nome: 'Nome Corrigido', consent_version, terms_version, journalism_terms_version },
    ]);
    const { email, nome, empresa, cargo } = pageRow;
    await post({ ...dialogRow, email, nome, empresa, cargo }, key);
    expect(await stored()).toMatchObject([
      { consent_version, terms_version: null, journalism_terms_version: null },
    ]);
  });

  test('answers a known e-mail as duplicate, whatever its case (R-WL-10, R-WL-11, R-API-2)', async () => {
    await post(dialogRow);
    expect(await post({ ...dialogRow, email: ` ${dialogRow.email.toUpperCase()} ` })).toMatchObject({
      status: 409,
      body: duplicate,
    });
    expect(await stored()).toHaveLength(1);
  });

  test('answers a retry with the same key as the first time (R-WL-19)', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect(await post(dialogRow, key)).toMatchObject({ status: 201 });
    expect(await post(dialogRow, key)).toMatchObject({ status: 201, body: { ok: true } });
    expect(await post(dialogRow, { 'Idempotency-Key': `"${key['Idempotency-Key']}"` })).toMatchObject({
      status: 201,
    });
    expect(await post(dialogRow, { 'Idempotency-Key': crypto.randomUUID() })).toMatchObject({ status: 409 });
    expect(await post(dialogRow)).toMatchObject({ status: 409 });
    expect(await stored()).toHaveLength(1);
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

  test('a retry that corrects something is stored as corrected', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await post(dialogRow, key);
    expect(await post({ ...dialogRow, nome: 'Nome Corrigido' }, key)).toMatchObject({ status: 201 });
    expect(await post({ ...dialogRow, nome: 'De Outra Pessoa' })).toMatchObject({ status: 409 });
    expect(await stored()).toMatchObject([{ nome: 'Nome Corrigido', email: dialogRow.email }]);
  });

  test('a key changes its row for 24 hours; after that it is a known e-mail (R-WL-19)', async () => {
    const idempotency_key = crypto.randomUUID();
    const key = { 'Idempotency-Key': idempotency_key };
    const hour = 60 * 60_000;
    const signedUp = (ago: number) =>
      own
        .handle()
        .db.updateTable('waitlist')
        .set({ created_at: new Date(Date.now() - ago).toISOString() })
        .execute();
    await post(dialogRow, key);
    await signedUp(24 * hour - 60_000);
    expect(await post({ ...dialogRow, nome: 'Nome Corrigido' }, key)).toMatchObject({ status: 201 });
    await signedUp(24 * hour);
    expect(await post({ ...dialogRow, nome: 'Nome Trocado' }, key)).toMatchObject({
      status: 409,
      body: duplicate,
    });
    expect(await stored()).toMatchObject([{ nome: 'Nome Corrigido' }]);
  });

  test('two at once with one key are one sign-up, acknowledged twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const row = { ...dialogRow, email: `ana${round}@x.com` };
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const answers = await Promise.all(Array.from({ length: 6 }, () => post(row, key)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    }
    expect(await stored()).toHaveLength(5);
  });

  test('two at once with two keys and one e-mail: one is a duplicate', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => post(dialogRow, { 'Idempotency-Key': `chave-numero-${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await stored()).toHaveLength(1);
  });

  if (kind === 'sqlite') {
    refusesLikeEveryEndpoint({
      call,
      rows: stored,
      accepted: () => ({ ...dialogRow, email: `${crypto.randomUUID()}@x.com` }),
      settings: own.settings,
      limiter: 'writeLimiter',
      unavailable: failed,
    });
  }

  // No database is asked.
  if (kind === 'sqlite') {
    test.each(['curta', 'com espaço dentro', 'a'.repeat(129)])('refuses the key %o', async (key) => {
      expect(
        await post(dialogRow, { 'Idempotency-Key': encodeURIComponent(key).replaceAll('%20', ' ') }),
      ).toMatchObject({
        status: 400,
        body: { code: 'invalid_idempotency_key' },
      });
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

    test.each([
      ['null', 422],
      ['"texto"', 422],
      ['[]', 422],
      [`[${JSON.stringify(dialogRow)},${JSON.stringify(dialogRow)}]`, 422],
      ['{', 400],
      ['', 400],
      ['nome=Helena', 400],
      ['['.repeat(60_000), 400],
      [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
      [`{"__proto__":{"nome":"Intruso"},${JSON.stringify(dialogRow).slice(1)}`, 422],
      [`{"constructor":{"prototype":{}},${JSON.stringify(dialogRow).slice(1)}`, 422],
      [JSON.stringify({ ...dialogRow, nome: 'Nul\u0000o' }), 422],
      [JSON.stringify({ ...dialogRow, nome: 'Meio \ud83d' }), 422],
      [JSON.stringify({ ...dialogRow, goals: 'a'.repeat(60_000) }), 422],
      [JSON.stringify({ ...dialogRow, goals: 'a'.repeat(100_000) }), 413],
    ])('refuses the body %.40s with %i (R-API-4)', async (body, status) => {
      const answer = await raw(body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[.]$/) });
      expect(await stored()).toEqual([]);
    });

    test.each([
      ['[]', /uma inscrição por vez/],
      [`[${JSON.stringify(dialogRow)},${JSON.stringify(dialogRow)}]`, /uma inscrição por vez/],
      ['{"__proto__":{}}', /nome reservado: __proto__/],
    ])('says what is wrong with the body %.20s as a whole', async (body, message) => {
      const text = expect.stringMatching(message);
      expect(await raw(body)).toMatchObject({
        status: 422,
        body: { code: 'validation', message: text, errors: { body: text } },
      });
    });

    test('refuses bytes that are not UTF-8, and a body that grows past 64 kB on the way', async () => {
      expect(await raw(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toMatchObject({ status: 400 });
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 8192;
          controller.enqueue(new Uint8Array(8192).fill(0x20));
        },
      });
      expect(await raw(endless)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
      expect(sent).toBeLessThan(64 * 1024 + 4 * 8192);
    });

    test.each([
      [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
      [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:3000' }, 403],
      [{ Origin: 'https://outro.example' }, 403],
      [{ Origin: 'null' }, 403],
      [{ Origin: 'http://127.0.0.1:4000' }, 403],
      [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1:3000' }, 201],
      [{ 'Sec-Fetch-Site': 'none' }, 201],
      [{ Origin: 'http://127.0.0.1:3000' }, 201],
      [{ Origin: brand.url }, 201],
      [{}, 201],
    ])('a request with %o gets %i (R-API-5)', async (headers, status) => {
      expect(await post(dialogRow, headers)).toMatchObject({ status });
    });

    test('OPTIONS tells the methods, and lets no other origin in', async () => {
      const { status, headers } = await call({
        method: 'OPTIONS',
        headers: { Origin: 'https://outro.example' },
      });
      expect(status).toBe(204);
      expect(headers.get('Allow')).toBe('POST, OPTIONS');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    });

    test('what falls in the honeypot is thanked and dropped (R-WL-21)', async () => {
      expect(await post({ ...dialogRow, [HONEYPOT_FIELD]: 'Compre já' })).toMatchObject({
        status: 201,
        body: { ok: true },
      });
      expect(await stored()).toEqual([]);
      expect(await post({ ...dialogRow, [HONEYPOT_FIELD]: '' })).toMatchObject({ status: 201 });
      expect(await stored()).toHaveLength(1);
    });

    test.each<[string, RequestInit]>([
      ['no JSON', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }],
      ['another type', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
      ['too much', json({ ...dialogRow, goals: 'a'.repeat(70_000) })],
      ['a reserved name', { ...json({}), body: '{"__proto__":{}}' }],
      ['a wrong key', json(dialogRow, { 'Idempotency-Key': 'x' })],
      ['a list', json([])],
      ['wrong fields', json({})],
    ])('%s counts as a write as well (R-API-6)', async (_, init) => {
      const writeLimiter = createWriteLimiter(1);
      expect((await call(init, { writeLimiter })).status).toBeLessThan(429);
      expect(await call(init, { writeLimiter })).toMatchObject({ status: 429 });
      expect(await call(json(dialogRow), { writeLimiter })).toMatchObject({ status: 429 });
    });

    test('what another site sends in a visitor’s name does not count', async () => {
      const writeLimiter = createWriteLimiter(1);
      const foreign = json(dialogRow, { 'Sec-Fetch-Site': 'cross-site' });
      expect(await call(foreign, { writeLimiter })).toMatchObject({ status: 403 });
      expect(await call(json(dialogRow), { writeLimiter })).toMatchObject({ status: 201 });
    });

    test('what nobody expected is 500, and the log has nothing of the person (R-API-7)', async () => {
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => lines.push(line) });
      const writeLimiter = {
        consume: () => Promise.reject(new Error(`Key (lower(email))=(${dialogRow.email}) already exists`)),
      };
      expect(await call(json(dialogRow), { log, writeLimiter })).toMatchObject({
        status: 500,
        body: { code: 'internal', message: failed },
      });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('endpoint failed');
      expect(lines[0]).not.toMatch(/helena|gazeta/i);
    });
  }
});
