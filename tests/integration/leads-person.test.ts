// R-STF-4
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import { erase } from '#features/staff-cli/commands/erase.ts';
import { eraseAgain, saveMarks } from '#features/staff-cli/commands/erase-again.ts';
import { find } from '#features/staff-cli/commands/find.ts';
import { closeRequest } from '#features/staff-cli/commands/requests.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { tableNames } from '#server/database/tables.ts';
import { kinds } from '../support/database.ts';
import { addNotice, addRequest, addSignUp, captureContext } from '../support/leads.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

const helena = 'helena@gazetadocais.example';

describe.each(kinds)('a person in the database on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist', 'data_requests', 'confirmation_sends', 'erasures');
  const folder = mkdtempSync(join(tmpdir(), 'site-leads-'));

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  const capture = (options: Parameters<typeof captureContext>[2] = {}) =>
    captureContext(own.handle(), own.settings(), options);

  /** Everything in every table, as text. */
  async function everything(): Promise<string> {
    const tables = await Promise.all(
      tableNames.map(
        async (table) => (await sql`select * from ${sql.table(table)}`.execute(own.handle().db)).rows,
      ),
    );
    return JSON.stringify(tables);
  }

  /** Signs Helena up, with a notice, the hash of a confirmation, and two requests. */
  async function fill() {
    const id = await addSignUp(own.handle(), helena, { goals: 'Publicar.\nRevisar.' });
    const notice = await addNotice(own.handle(), id, { kind: 'confirmation-email' });
    await own
      .handle()
      .db.insertInto('confirmation_sends')
      .values({ email_hash: 'h'.repeat(43), outbox_key: notice })
      .execute();
    const answered = await addRequest(own.handle(), helena, {
      kind: 'access',
      done_at: new Date().toISOString(),
    });
    const open = await addRequest(own.handle(), helena, { details: 'Apaguem\u001b[2J tudo.' });
    await addSignUp(own.handle(), 'outra@gazetadocais.example', { nome: 'Outra Pessoa' });
    await addRequest(own.handle(), 'outra@gazetadocais.example', { nome: 'Outra Pessoa' });
    return { answered, open, notice };
  }

  test('is found whole, whatever the case of the address', async () => {
    const { answered, open, notice } = await fill();
    const context = capture();
    await find(context, ` ${helena.toUpperCase()} `, 'text');
    const text = context.output();
    for (const part of ['Nome: Helena Prado', 'Objetivos: Publicar.\n    Revisar.', answered, open, notice]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(String.raw`Detalhes: Apaguem\u001b[2J tudo.`);
    expect(text).not.toContain('outra@');
    expect(context.notes()).toContain('Recibos de cookies');
  });

  test('is handed over as JSON', async () => {
    const { answered, open } = await fill();
    const context = capture();
    await find(context, helena, 'json');
    const found = JSON.parse(context.output());
    expect(found.email).toBe(helena);
    expect(found.inscricoes).toEqual([expect.objectContaining({ nome: 'Helena Prado', email: helena })]);
    expect(found.pedidos.map(({ protocol }: { protocol: string }) => protocol)).toEqual([answered, open]);
    expect(found.avisos).toHaveLength(1);
    expect(context.output()).not.toMatch(/idempotency_key|search_text|[^\P{Cc}\n]/u);
  });

  test('is not found when nothing is there, in so many words', async () => {
    const context = capture();
    await find(context, 'ninguem@x.example', 'text');
    expect(context.output()).toBe('Não há nada sobre ninguem@x.example.\n');
    expect(context.notes()).toBe('');
    await expect(find(context, 'ninguem', 'text')).rejects.toThrow('Este não é um endereço de e-mail');
  });

  test('stays when nobody says yes', async () => {
    await fill();
    const before = await everything();
    for (const answer of ['n', '', 'simples', undefined]) {
      const context = capture(answer === undefined ? {} : { answer });
      await expect(erase(context, helena, false)).rejects.toThrow('Nada foi apagado');
      expect(context.output()).toContain('Nome: Helena Prado');
      expect(context.questions).toEqual(['Apagar? [s/N] ']);
    }
    expect(await everything()).toBe(before);
  });

  test('is erased everywhere; the protocols and an open request stay', async () => {
    const { answered, open } = await fill();
    const context = capture({ answer: 'Sim' });
    await erase(context, helena.toUpperCase(), false);
    expect(context.output()).toContain(`depois rode erase de novo: ${open}\n`);
    expect(context.output()).toContain(
      'Feito: inscrições apagadas 1, avisos apagados 1, pedidos esvaziados 1.\n',
    );

    expect(context.output()).not.toContain('webhook');

    const requests = await own
      .handle()
      .db.selectFrom('data_requests')
      .select(['protocol', 'nome', 'email', 'details', 'idempotency_key'])
      .orderBy('id')
      .execute();
    expect(requests[0]).toEqual({
      protocol: answered,
      nome: null,
      email: null,
      details: null,
      idempotency_key: null,
    });
    expect(requests[1]).toMatchObject({ protocol: open, email: helena });
    expect(await own.handle().db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await own.handle().db.selectFrom('confirmation_sends').select('id').execute()).toEqual([]);

    await closeRequest(capture(), open);
    await erase(capture(), helena, true);
    expect((await everything()).toLowerCase()).not.toMatch(/helena/);
    expect(await everything()).toContain('outra@gazetadocais.example');
    const [mark] = await own.handle().db.selectFrom('erasures').selectAll().execute();
    expect(mark?.email_hash).toMatch(/^[0-9a-f]{64}$/);

    const after = capture();
    await find(after, helena, 'text');
    expect(after.output()).toMatch(/^Não há nada sobre .*\nOs dados deste e-mail foram apagados em /);
  });

  if (kind === 'sqlite') {
    test('can not be read from the file any more', async () => {
      await addSignUp(own.handle(), helena, { nome: 'Helena Rastro', goals: 'rastro '.repeat(200) });
      await eraseEmail(own.handle(), helena);
      const { dataDir } = own.settings();
      for (const path of [sqlitePath(dataDir), `${sqlitePath(dataDir)}-wal`]) {
        expect(readFileSync(path).includes('rastro')).toBe(false);
        expect(readFileSync(path).includes('Rastro')).toBe(false);
        expect(readFileSync(path).includes(helena)).toBe(false);
      }
    });
  }

  test('two erasures at the same moment do no harm', async () => {
    await fill();
    const done = await Promise.all([eraseEmail(own.handle(), helena), eraseEmail(own.handle(), helena)]);
    expect(done.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(1);
  });

  test('is erased again from a restored backup, and what came later stays', async () => {
    await fill();
    await eraseEmail(own.handle(), helena);
    await eraseEmail(own.handle(), 'outra@gazetadocais.example');
    const file = join(folder, `marcas-${kind}.txt`);
    await saveMarks(capture(), file);
    expect(readFileSync(file, 'utf8')).toMatch(/^(?:\S{24} [0-9a-f]{32} [0-9a-f]{64}\n){2}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(saveMarks(capture(), file)).rejects.toThrow(`Já existe ${file}: escolha outro nome.`);

    // The backup was made before both, and knows no mark.
    for (const table of ['waitlist', 'data_requests', 'erasures'] as const) {
      await own.handle().db.deleteFrom(table).execute();
    }
    const old = '2026-01-01T12:00:00.000Z';
    await addSignUp(own.handle(), helena, { created_at: old });
    await addRequest(own.handle(), helena, { created_at: old, done_at: old });
    await addSignUp(own.handle(), 'terceira@x.example', { created_at: old });
    const open = await addRequest(own.handle(), helena, { created_at: old });
    // After her erasure this person signed up anew.
    const later = new Date(Date.now() + 60_000).toISOString();
    await addSignUp(own.handle(), 'outra@gazetadocais.example', { created_at: later });

    const context = capture({ answer: 's' });
    await eraseAgain(context, { from: file, yes: false });
    expect(context.output()).toContain(
      'Marcas: 2. De volta no banco: inscrições 1, pedidos respondidos 1.\n',
    );
    expect(context.output()).toContain(
      'Feito: inscrições apagadas 1, avisos apagados 0, pedidos esvaziados 1.\n',
    );
    const left = await own.handle().db.selectFrom('waitlist').select('email').orderBy('id').execute();
    expect(left.map(({ email }) => email)).toEqual(['terceira@x.example', 'outra@gazetadocais.example']);
    const named = await own
      .handle()
      .db.selectFrom('data_requests')
      .select('protocol')
      .where('email', 'is not', null)
      .execute();
    expect(named).toEqual([{ protocol: open }]);

    const again = capture();
    await eraseAgain(again, { from: undefined, yes: false });
    expect(again.output()).toBe('Marcas: 2. De volta no banco: inscrições 0, pedidos respondidos 0.\n');
  });

  test('a file that is none of marks is refused, and nothing is taken over', async () => {
    const path = join(folder, `lista-${kind}.csv`);
    writeFileSync(path, 'id,email\n');
    await expect(eraseAgain(capture(), { from: path, yes: true })).rejects.toThrow(
      /A linha 1 de .* não é uma marca/,
    );
  });
});
