import { describe, expect, test } from 'vitest';
import { recentGenerations, saveGeneration } from '#features/copyright-generator/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { createWriteLimiter } from '#server/http/limits/write-limiter.ts';
import { copyrightGenerations } from '../../src/api/copyright-generations.ts';
import { kinds } from '../support/database.ts';
import { callRoute, type EndpointParts, json, type ReadAnswer } from '../support/endpoint.ts';
import { generation } from '../support/generation.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

describe.each(kinds)('/api/copyright-generations on %s', (kind) => {
  const own = migratedDatabase(kind, 'copyright_generations');

  const call = (query: string, init: RequestInit, parts: Partial<EndpointParts> = {}): Promise<ReadAnswer> =>
    callRoute(copyrightGenerations, `/api/copyright-generations${query}`, init, {
      database: own.handle(),
      ...parts,
    });
  const save = (body: unknown, headers?: Readonly<Record<string, string>>) => call('', json(body, headers));
  const saveAll = async (names: readonly string[]) => {
    for (const name of names) expect((await save(generation(name))).status).toBe(201);
  };
  const rows = () => own.handle().db.selectFrom('copyright_generations').selectAll().orderBy('id').execute();
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
    await own
      .handle()
      .db.updateTable('copyright_generations')
      .set({ is_deleted: true })
      .where('client_name', '=', 'Cliente 11')
      .execute();
    expect(await listed()).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Cliente ${number}`));
    expect(await search('cliente 11')).toEqual([]);
    expect(await search('cliente 1')).toEqual(['Cliente 12', 'Cliente 10', 'Cliente 1']);
  });

  test('searches what a name contains, whatever its case, at most 20 (R-GEN-26, R-API-11)', async () => {
    await saveAll(['Jornal da Serra', 'AÇÃO Social', 'Rádio do jornal', 'ÓRGÃO 100%', 'a_b', 'aXb', 'c:\\d']);
    expect(await search('JORNAL')).toEqual(['Rádio do jornal', 'Jornal da Serra']);
    expect(await search('ação')).toEqual(['AÇÃO Social']);
    expect(await search('ÓRgão')).toEqual(['ÓRGÃO 100%']);
    expect(await search('  da Se ')).toEqual(['Jornal da Serra']);
    expect(await search('o\u0301rga\u0303o')).toEqual(['ÓRGÃO 100%']);
    expect(await search('nada')).toEqual([]);
    for (const [term, names] of [
      ['%', ['ÓRGÃO 100%']],
      ['_', ['a_b']],
      ['\\', ['c:\\d']],
      ['a_b', ['a_b']],
      ["'", []],
    ] as const) {
      expect(await search(term), term).toEqual(names);
    }
    await saveAll(Array.from({ length: 21 }, (_, index) => `Série ${index}`));
    expect(await search('série')).toHaveLength(20);
    expect((await search('série'))[0]).toBe('Série 20');
  });

  test.each(['', '   ', '\u0000', 'a\u0000', '\u202e', 'a'.repeat(161), '%'.repeat(5_000), '\ud800'])(
    'finds nothing for %j (R-GEN-26)',
    async (term) => {
      await saveAll(['a'.repeat(160)]);
      expect(await search(term)).toEqual([]);
    },
  );

  test('keeps one row when the same is sent twice, also at once; another day it is kept again (R-GEN-29)', async () => {
    const sent = generation('Jornal da Serra');
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await rows()).toHaveLength(1);
    await save(generation('Jornal da Serra', 'dark'));
    await save(generation('Outro'));
    await save(sent);
    expect(await rows()).toHaveLength(3);

    await own
      .handle()
      .db.updateTable('copyright_generations')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await save(sent);
    expect(await rows()).toHaveLength(4);
    await own.handle().db.updateTable('copyright_generations').set({ is_deleted: true }).execute();
    await save(sent);
    expect(await rows()).toHaveLength(5);
  });

  test('several connections saving the same at once keep one row', async () => {
    const other = await openDatabase(own.settings());
    try {
      const sent = generation('Jornal da Serra');
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          saveGeneration(index % 2 === 0 ? own.handle() : other, sent),
        ),
      );
      expect(await recentGenerations(other)).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  test('keeps the longest name and address (R-GEN-9)', async () => {
    const longest = generation('📰'.repeat(80));
    expect((await save(longest)).status).toBe(201);
    expect(await rows()).toMatchObject([longest]);
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('tells what is wrong and stores nothing, least of all somebody’s HTML (R-GEN-28)', async () => {
      const sent = generation('Jornal');
      const wrong = { ...sent, client_name: ' ', product_url: 'http://evil.example', preview_mode: 'sepia' };
      expect(await save(wrong)).toMatchObject({
        status: 422,
        body: {
          code: 'validation',
          message: 'Confira os campos indicados.',
          errors: {
            client_name: 'Digite o nome do cliente',
            product_url: expect.stringMatching(/^URL inválida\. Deve ser do domínio /),
            preview_mode: 'Escolha o fundo claro ou escuro',
          },
        },
      });
      for (const embed_code of [
        '<script>alert(1)</script>',
        `${sent.embed_code} `,
        generation('x').embed_code,
      ]) {
        expect((await save({ ...sent, embed_code })).status).toBe(422);
      }
      expect((await save([sent])).status).toBe(422);
      expect(await rows()).toEqual([]);
    });

    test('refuses what is not ours to take: origin, type, size, syntax, method, too often', async () => {
      const sent = generation('Jornal');
      expect((await save(sent, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await save(sent, { Origin: 'https://evil.example' })).status).toBe(403);
      expect((await save(sent, { 'Content-Type': 'text/plain' })).status).toBe(415);
      expect((await save({ ...sent, resto: 'a'.repeat(70_000) })).status).toBe(413);
      expect((await call('', { ...json(sent), body: '{' })).status).toBe(400);
      const deleted = await call('', { method: 'DELETE' });
      expect([deleted.status, deleted.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
      const writeLimiter = createWriteLimiter(1);
      expect((await call('', json(sent), { writeLimiter })).status).toBe(201);
      const limited = await call('', json(sent), { writeLimiter });
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(limited.body).toMatchObject({ code: 'too_many_requests' });
      // Reading is not writing.
      expect((await call('', {}, { writeLimiter })).status).toBe(200);
    });

    test('answers with its own messages while the database is away (R-GEN-22, R-GEN-23, R-API-7)', async () => {
      const away = await openDatabase(own.settings());
      await away.close();
      const get = await call('', {}, { database: away });
      expect(get).toMatchObject({ status: 503, body: { message: 'Erro ao carregar gerações recentes' } });
      const post = await call('', json(generation('Jornal')), { database: away });
      expect(post).toMatchObject({ status: 503, body: { message: 'Erro ao salvar geração' } });
    });
  }
});
