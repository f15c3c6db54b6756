// R-STF-3, R-STF-4
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { erasure } from '#content/staff/sign-ups.ts';
import {
  answerRequest,
  countOverdue,
  discardRequest,
  listAnsweredRequests,
  listOpenRequests,
  readRequest,
} from '#features/data-requests/staff/requests.ts';
import { portablePerson, readPerson } from '#features/erasure/person.ts';
import { emptyRequest, eraseEmail } from '#features/erasure/remove.ts';
import { cutoff, retentionRules } from '#features/erasure/retention.ts';
import { listNotices, reviveNotices } from '#features/outbox/staff/notices.ts';
import { erase } from '#features/staff-cli/erase.ts';
import { purge } from '#features/staff-cli/purge.ts';
import { signUpPages } from '#features/waitlist/staff/list.ts';
import { insertRows } from '#server/database/copy/rows.ts';
import { countRows } from '#server/database/count-ranges.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { type Schema, tableNames } from '#server/database/tables.ts';
import { kinds } from '../../support/database/database.ts';
import { rowsOf } from '../../support/database/every-table.ts';
import {
  addManySignUps,
  addNotice,
  addRequest,
  addSignUp,
  captureContext,
  runCommand,
} from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const helena = 'helena@gazetadocais.example';

const now = new Date('2026-11-21T12:00:00.000Z');

/** What the staff's page and commands do with people's data, on either database. */
describe.each(kinds)('people in the database on %s', (kind) => {
  const own = migratedDatabase(kind);
  const folder = temporaryFolder();

  const capture = (options: Parameters<typeof captureContext>[2] = {}) =>
    captureContext(own.handle(), own.settings(), options);

  /** What a command writes, or why it fails. */
  const run = (command: string, options?: Parameters<typeof capture>[0]) =>
    runCommand(command.split(' '), capture(options));

  /** Everything in every table, as text. */
  async function everything(): Promise<string> {
    const tables = await Promise.all(
      tableNames.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(own.db())).rows),
    );
    return JSON.stringify(tables);
  }

  /** Signs Helena up, with a notice, the hash of a confirmation, and two requests. */
  async function fill() {
    const id = await addSignUp(own.handle(), helena, { goals: 'Publicar.\nRevisar.' });
    const notice = await addNotice(own.handle(), id, { kind: 'confirmation-email' });
    const sent = { email_hash: 'h'.repeat(43), outbox_key: notice };
    await own.db().insertInto('confirmation_sends').values(sent).execute();
    const done = { kind: 'access', done_at: new Date().toISOString() } as const;
    const answered = await addRequest(own.handle(), helena, done);
    const open = await addRequest(own.handle(), helena, { details: 'Apaguem\u001b[2J tudo.' });
    await addSignUp(own.handle(), 'outra@gazetadocais.example', { nome: 'Outra Pessoa' });
    await addRequest(own.handle(), 'outra@gazetadocais.example', { nome: 'Outra Pessoa' });
    return { answered, open, notice };
  }

  test('a person is found whole, whatever the case of the address, and is handed over without our keys', async () => {
    const { answered, open } = await fill();
    const capitals = own.db().updateTable('waitlist').set({ email: helena.toUpperCase() });
    await capitals.where('email', '=', helena).execute();
    const found = portablePerson(await readPerson(own.db(), helena));
    expect(found.inscricoes).toEqual([expect.objectContaining({ nome: 'Helena Prado' })]);
    expect(found.pedidos.map(({ protocol }) => protocol)).toEqual([answered, open]);
    expect(found.avisos).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/idempotency_key|search_text|Outra/);
  });

  test('a person stays when nobody says yes', async () => {
    await fill();
    const before = await everything();
    for (const answer of ['n', '', 'simples', undefined]) {
      const context = capture(answer === undefined ? {} : { answer });
      await expect(erase(context, helena, false)).rejects.toThrow('Nada foi apagado');
      expect(context.output()).toMatch(/^Inscrição de .*: Newsletter AI, Helena Prado, .*\nPedido /);
      expect(context.questions).toEqual(['Apagar? [s/N] ']);
    }
    expect(await everything()).toBe(before);
  });

  test('a person is erased everywhere; the protocols and an open request stay', async () => {
    const { answered, open } = await fill();
    const said = await run(`erase ${helena.toUpperCase()}`, { answer: 'Sim' });
    expect(said).toContain(`${erasure.openRequests} ${open}\n`);
    expect(said).toContain(
      'Feito: inscrições apagadas 1, retidas 0, avisos apagados 1, pedidos esvaziados 1.\n',
    );

    const requests = await own.db().selectFrom('data_requests').selectAll().orderBy('id').execute();
    const empty = { nome: null, email: null, details: null, idempotency_key: null };
    expect(requests[0]).toMatchObject({ protocol: answered, ...empty });
    expect(requests[1]).toMatchObject({ protocol: open, email: helena });
    expect(await own.db().selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await own.db().selectFrom('confirmation_sends').select('id').execute()).toEqual([]);

    await answerRequest(own.handle(), open, now);
    await run(`erase ${helena} --yes`);
    expect((await everything()).toLowerCase()).not.toMatch(/helena/);
    expect(await everything()).toContain('outra@gazetadocais.example');
    const [mark] = await own.db().selectFrom('erasures').selectAll().execute();
    expect(mark?.email_hash).toMatch(/^[0-9a-f]{64}$/);

    const nothing = /^Não há nada sobre .*\nOs dados deste e-mail foram apagados em /;
    expect(await run(`erase ${helena}`)).toMatch(nothing);
  });

  if (kind === 'sqlite') {
    test('an erased person can not be read from the file any more', async () => {
      await addSignUp(own.handle(), helena, { nome: 'Helena Rastro', goals: 'rastro '.repeat(200) });
      await eraseEmail(own.handle(), helena);
      const { dataDir } = own.settings();
      for (const path of [sqlitePath(dataDir), `${sqlitePath(dataDir)}-wal`])
        expect(readFileSync(path, 'latin1')).not.toMatch(/rastro|helena@gazetadocais/i);
    });
  }

  test('a person is erased again from a restored backup, and what came later stays', async () => {
    await fill();
    await eraseEmail(own.handle(), helena);
    await eraseEmail(own.handle(), 'outra@gazetadocais.example');
    const file = join(folder, `marcas-${crypto.randomUUID()}.txt`);
    expect(await run(`erase --save ${file}`)).toBe(`2 marcas em ${file}.\n`);
    expect(readFileSync(file, 'utf8')).toMatch(/^(?:\S{24} [0-9a-f]{32} [0-9a-f]{64}\n){2}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run(`erase --save ${file}`)).toBe(`Já existe ${file}: escolha outro nome.`);

    // The backup was made before both, and knows no mark.
    for (const table of ['waitlist', 'data_requests', 'erasures'] as const) {
      await own.db().deleteFrom(table).execute();
    }
    const old = '2026-01-01T12:00:00.000Z';
    await addSignUp(own.handle(), helena, { created_at: old });
    await addRequest(own.handle(), helena, { created_at: old, done_at: old });
    await addSignUp(own.handle(), 'terceira@x.example', { created_at: old });
    const open = await addRequest(own.handle(), helena, { created_at: old });
    // After her erasure this person signed up anew.
    const later = new Date(Date.now() + 60_000).toISOString();
    await addSignUp(own.handle(), 'outra@gazetadocais.example', { created_at: later });

    expect(await run(`erase --again --from ${file}`, { answer: 's' })).toBe(
      `Marcas: 2. De volta no banco: inscrições 1, retidas 0, pedidos respondidos 1.
Feito: inscrições apagadas 1, retidas 0, avisos apagados 0, pedidos esvaziados 1.\n`,
    );
    const left = await own.db().selectFrom('waitlist').select('email').orderBy('id').execute();
    expect(left.map(({ email }) => email)).toEqual(['terceira@x.example', 'outra@gazetadocais.example']);
    const named = own.db().selectFrom('data_requests').select('protocol').where('email', 'is not', null);
    expect(await named.execute()).toEqual([{ protocol: open }]);

    expect(await run('erase --again')).toBe(
      'Marcas: 2. De volta no banco: inscrições 0, retidas 0, pedidos respondidos 0.\n',
    );
    writeFileSync(file, 'id,email\n');
    expect(await run(`erase --again --yes --from ${file}`)).toMatch(/A linha 1 de .* não é uma marca/);
  });

  // R-EQ-10
  test('an answered request is emptied alone, again from a restored backup', async () => {
    const { answered, open } = await fill();
    const [first, second] = await own.db().selectFrom('data_requests').selectAll().orderBy('id').execute();
    const empty = (request = first) => emptyRequest(own.db(), request ?? { id: 0, protocol: '' });
    expect([await empty(second), await empty(), await empty()]).toEqual([false, true, false]);
    const named = async () => (await readPerson(own.db(), helena)).requests.map(({ protocol }) => protocol);
    expect(await named()).toEqual([open]);
    const restored = own.db().updateTable('data_requests').set({ email: helena, nome: 'Helena' });
    await restored.where('protocol', '=', answered).execute();
    await run('erase --again', { answer: 's' });
    expect(await named()).toEqual([open]);
    expect((await readPerson(own.db(), helena)).signUps).toHaveLength(1);
  });

  test('what is typed as an address is none, and control characters are shown', async () => {
    expect(await run('erase ninguem --yes')).toContain('Este não é um endereço de e-mail');
    await addSignUp(own.handle(), helena, { nome: 'Eva\u001b[2J\u202eX' });
    expect(await run(`erase ${helena} --yes`)).toContain(String.raw`Eva\u001b[2J\u202eX`);
  });

  test('requests wait by their term, are answered once, and only an open one is discarded (R-STF-7)', async () => {
    const { db } = own.handle();
    const relaxed = await addRequest(own.handle(), 'a@x.example', { due_at: '2026-12-01T12:00:00.000Z' });
    const overdue = await addRequest(own.handle(), 'b@x.example', { due_at: '2026-11-21T02:59:59.999Z' });
    const today = await addRequest(own.handle(), 'c@x.example', { due_at: '2026-11-21T13:00:00.000Z' });
    const listed = async (limit: number) =>
      (await listOpenRequests({ db }, limit)).rows.map(({ protocol }) => protocol);
    expect(await listed(9)).toEqual([overdue, today, relaxed]);
    expect(await listed(2)).toEqual([overdue, today]);
    expect(await countOverdue({ db }, now)).toBe(1);
    expect([
      await answerRequest({ db }, overdue, now),
      await answerRequest({ db }, overdue, new Date()),
      await answerRequest({ db }, '2026-7K3QZ-M9X0J', now),
    ]).toEqual([true, false, false]);
    expect(await listed(9)).toEqual([today, relaxed]);
    expect(await countOverdue({ db }, now)).toBe(0);
    const answered = () => listAnsweredRequests({ db }, { limit: 9 });
    expect(await answered()).toMatchObject({
      rows: [{ protocol: overdue, done_at: now.toISOString() }],
      older: undefined,
    });

    const discard = async (protocol: string) =>
      discardRequest({ db }, (await readRequest({ db }, protocol))?.id ?? 0);
    expect(await discard(today)).toBe(true);
    expect(await discard(today)).toBe(false);
    expect(await discard(overdue)).toBe(false);
    expect(await listed(9)).toEqual([relaxed]);
    expect((await answered()).rows).toHaveLength(1);
  });

  const countIn = (table: keyof Schema) => countRows(own.db().selectFrom(table));

  test('what is past its period goes, to the moment, and nothing else (R-STF-5)', async () => {
    const periods = retentionRules.filter(({ afterLaunch }) => !afterLaunch);
    for (const rule of periods) {
      const { table, column = 'created_at' } = rule;
      const end = Number(cutoff(rule, now, undefined));
      const rows = [end - 1, end].map((at, index) => ({
        ...rowsOf[table](index + 1),
        [column]: new Date(at).toISOString(),
      }));
      await insertRows(own.db(), table, rows);
    }
    const left = () => Promise.all(periods.map(({ table }) => countIn(table)));
    for (const id of [1, 2]) await addNotice(own.handle(), id);
    const dry = capture({ now });
    await purge(dry, { dryRun: true, launched: undefined });
    expect(dry.output()).toMatch(/^Seriam apagados:\n {2}inscrições: 1, anteriores a 21\/11\/2024 /);
    expect(dry.notes()).toBe('Nada foi apagado: sem --dry-run, seria.\n');
    expect(await left()).toEqual(periods.map(() => 2));

    // Open for much too long, and kept all the same.
    const open = { id: 3, created_at: '2015-01-01T00:00:00.000Z' };
    await addRequest(own.handle(), 'b@x.example', open);
    const context = capture({ now });
    await purge(context, { dryRun: false, launched: undefined });
    expect(context.output().match(/: 1, anteriores a \d\d\/\d\d\/\d{4}/g)).toHaveLength(periods.length);
    await own.db().deleteFrom('data_requests').where('id', '=', open.id).execute();
    expect(await left()).toEqual(periods.map(() => 1));
    const waiting = own.db().selectFrom('outbox').select('waitlist_id').execute();
    expect(await waiting).toEqual([{ waitlist_id: 2 }]);

    const again = capture({ now });
    await purge(again, { dryRun: false, launched: undefined });
    expect(again.output().match(/: 0, anteriores a \d\d\/\d\d\/\d{4}/g)).toHaveLength(periods.length);
  });

  test('twelve months after the launch its waiting list ends, and no other', async () => {
    const created_at = '2026-11-01T12:00:00.000Z';
    await addSignUp(own.handle(), 'nova@x.example', { created_at, source: 'sites-para-jornais' });
    await addSignUp(own.handle(), 'outra@x.example', { created_at, source: 'newsletter' });
    await purge(capture({ now }), { dryRun: false, launched: '2026-01-10' });
    expect(await countIn('waitlist')).toBe(2);
    await purge(capture({ now }), { dryRun: false, launched: '2025-11-20' });
    expect(await countIn('waitlist')).toBe(1);
  });

  test('more rows than one piece go too', async () => {
    await addManySignUps(own.handle(), 600);
    const context = capture({ now: new Date('2031-01-01T12:00:00.000Z') });
    await purge(context, { dryRun: false, launched: undefined });
    expect(context.output()).toContain('inscrições: 600, ');
    expect(await countIn('waitlist')).toBe(0);
  });

  test('exports every row once while others are written and removed', async () => {
    await addManySignUps(own.handle(), 3_500);
    const seen: number[] = [];
    for await (const page of signUpPages(own.handle(), {}, 'date', true)) {
      seen.push(...page.map(({ id }) => id));
      await addSignUp(own.handle(), `durante${seen.length}@x.example`);
      const gone = page[0]?.id ?? 0;
      await own.db().deleteFrom('waitlist').where('id', '=', gone).execute();
    }
    expect(seen.length).toBeGreaterThanOrEqual(3_500);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('puts notices that were given up back in the queue, one or all', async () => {
    const id = await addSignUp(own.handle(), 'a@x.example');
    const giveUp = { state: 'dead', attempts: 12, last_error: 'HTTP 500' } as const;
    const keys = [await addNotice(own.handle(), id, giveUp), await addNotice(own.handle(), id, giveUp)];
    const pending = await addNotice(own.handle(), id);
    const tell = (key = '--all') => run(`outbox retry ${key}`, { now });
    const states = async () =>
      (await own.db().selectFrom('outbox').select('state').orderBy('id').execute()).map(({ state }) => state);

    const failed = capture();
    await runCommand(['outbox', 'failed', '--limit', '1'], failed);
    expect(failed.output()).toBe(`${keys[1]}\twebhook\t12 tentativas\tHTTP 500\n`);
    expect(failed.notes()).toBe('Há mais avisos: aumente --limit (agora 1).\n');
    expect(await tell(keys[0]?.toUpperCase())).toBe(
      '1 aviso volta para a fila; o servidor tenta em instantes.\n',
    );
    expect(await states()).toEqual(['pending', 'dead', 'pending']);
    const [revived] = await own.db().selectFrom('outbox').selectAll().orderBy('id').execute();
    const next_attempt_at = now.toISOString();
    expect(revived).toMatchObject({ attempts: 12, next_attempt_at, give_up_at: '2026-11-22T12:00:00.000Z' });
    expect(await tell(pending)).toBe('Este aviso não está entre os abandonados: está pendente.');
    expect(await tell(crypto.randomUUID())).toContain('Nenhum aviso tem esta chave');
    expect(await tell()).toBe('1 aviso volta para a fila; o servidor tenta em instantes.\n');
    expect(await tell()).toBe('Nenhum aviso abandonado.\n');
  });

  test('one that failed and waits for its next try is tried at once, unless a server has it in hand (R-EQ-26)', async () => {
    const id = await addSignUp(own.handle(), 'a@x.example');
    const [soon, late] = ['2026-11-21T12:30:00.000Z', '2026-11-21T13:00:00.000Z'];
    const failed = { attempts: 3, last_error: 'HTTP 500' };
    await addNotice(own.handle(), id, { next_attempt_at: soon });
    const waiting = await addNotice(own.handle(), id, { ...failed, next_attempt_at: late });
    const inHand = await addNotice(own.handle(), id, { ...failed, next_attempt_at: soon, lease_until: late });
    const failing = async () =>
      (await listNotices(own.handle(), 'failing', { limit: 9 })).map(({ key, next_attempt_at }) => [
        key,
        next_attempt_at,
      ]);
    expect(await failing()).toEqual([
      [inHand, soon],
      [waiting, late],
    ]);
    expect(await reviveNotices(own.handle(), inHand, now)).toBe(0);
    // All that failed are: this one.
    expect(await reviveNotices(own.handle(), undefined, now)).toBe(1);
    expect(await failing()).toEqual([
      [inHand, soon],
      [waiting, now.toISOString()],
    ]);
    expect(await reviveNotices(own.handle(), inHand, new Date(late))).toBe(1);
  });
});
