import { describe, expect, test } from 'vitest';
import { purge } from '#features/staff-cli/commands/purge.ts';
import { closeRequest, discardRequest, listRequests } from '#features/staff-cli/commands/requests.ts';
import { kinds } from '../support/database.ts';
import { addNotice, addRequest, addSignUp, captureContext } from '../support/leads.ts';
import { addManySignUps } from '../support/many-sign-ups.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe.each(kinds)('requests and periods on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist', 'data_requests', 'site_referrals', 'consents', 'erasures');

  const capture = (columns?: number) =>
    captureContext(own.handle(), own.settings(), { now, ...(columns === undefined ? {} : { columns }) });

  test('open requests come with their term, the most urgent first', async () => {
    const relaxed = await addRequest(own.handle(), 'a@x.example', { due_at: '2026-12-01T12:00:00.000Z' });
    const overdue = await addRequest(own.handle(), 'b@x.example', { due_at: '2026-11-21T11:59:59.999Z' });
    const today = await addRequest(own.handle(), 'c@x.example', { due_at: '2026-11-21T13:00:00.000Z' });
    const done = await addRequest(own.handle(), 'd@x.example', { done_at: '2026-11-01T13:00:00.000Z' });
    const context = capture();
    await listRequests(context, 50);
    const lines = context.output().split('\n').slice(2);
    expect(lines[0]).toContain(`${overdue}  21/11/2026  VENCIDO `);
    expect(lines[1]).toContain(`${today}  21/11/2026  vence em menos de 1 dia `);
    expect(lines[2]).toContain(`${relaxed}  01/12/2026  10 dias `);
    expect(context.output()).not.toContain(done);

    const narrow = capture(40);
    await listRequests(narrow, 50);
    expect(narrow.output()).toContain(
      `Protocolo: ${overdue}\nPrazo: 21/11/2026\nSituação: VENCIDO\nPedido: Eliminação\n`,
    );
  });

  test('a request is closed once, however its protocol is typed', async () => {
    const protocol = await addRequest(own.handle(), 'a@x.example');
    const context = capture();
    await closeRequest(context, protocol.toLowerCase().replaceAll('-', ' '));
    expect(context.output()).toBe(`Pedido ${protocol} respondido.\n`);
    expect(context.notes()).toContain('rode erase');
    const again = captureContext(own.handle(), own.settings(), { now: new Date('2026-12-24T12:00:00.000Z') });
    await closeRequest(again, protocol);
    expect(again.output()).toBe(`O pedido ${protocol} já estava respondido, em 21/11/2026.\n`);
    expect(await own.handle().db.selectFrom('data_requests').select('done_at').execute()).toEqual([
      { done_at: now.toISOString() },
    ]);
    const empties = capture();
    await listRequests(empties, 50);
    expect(empties.output()).toBe('Nenhum pedido aberto.\n');
  });

  test('a protocol that is none, or of nobody, is refused', async () => {
    await expect(closeRequest(capture(), '2026-7K3QZ')).rejects.toThrow('Este não é um número de protocolo');
    const protocol = await addRequest(own.handle(), 'a@x.example');
    await own.handle().db.deleteFrom('data_requests').execute();
    await expect(closeRequest(capture(), protocol)).rejects.toThrow(
      `Nenhum pedido tem o protocolo ${protocol}.`,
    );
  });

  test('no more requests are listed than asked for (R-STF-7)', async () => {
    for (const day of [3, 1, 2]) {
      await addRequest(own.handle(), `dia-${day}@x.example`, { due_at: `2026-12-0${day}T12:00:00.000Z` });
    }
    const context = capture();
    await listRequests(context, 2);
    expect(context.output().match(/dia-\d/g)).toEqual(['dia-1', 'dia-2']);
    expect(context.notes()).toBe('Há mais pedidos: aumente --limit (agora 2).\n');
    const whole = capture();
    await listRequests(whole, 3);
    expect(whole.notes()).toBe('');
  });

  test('an open request is discarded after a yes, and nothing of it stays (R-STF-7)', async () => {
    const protocol = await addRequest(own.handle(), 'spam@x.example');
    const other = await addRequest(own.handle(), 'a@x.example');
    const stored = async () =>
      (await own.handle().db.selectFrom('data_requests').select('protocol').execute()).length;
    const declined = captureContext(own.handle(), own.settings(), { now, answer: 'n' });
    await expect(discardRequest(declined, protocol, false)).rejects.toThrow('Nada foi apagado.');
    expect(declined.output()).toContain('E-mail: spam@x.example');
    expect(declined.questions).toEqual(['Descartar este pedido, sem resposta? [s/N] ']);
    expect(await stored()).toBe(2);

    const context = captureContext(own.handle(), own.settings(), { now, answer: 's' });
    await discardRequest(context, protocol.toLowerCase(), false);
    expect(context.output()).toContain(`Pedido ${protocol} descartado.\n`);
    await expect(discardRequest(capture(), protocol, true)).rejects.toThrow('Nenhum pedido tem o protocolo');
    expect(await own.handle().db.selectFrom('data_requests').select('protocol').execute()).toEqual([
      { protocol: other },
    ]);
  });

  test('a request that was answered is not discarded: it is the proof (R-STF-7)', async () => {
    const protocol = await addRequest(own.handle(), 'a@x.example', { done_at: '2026-11-01T13:00:00.000Z' });
    await expect(discardRequest(capture(), protocol, true)).rejects.toThrow(
      `O pedido ${protocol} já foi respondido e fica como prova`,
    );
    await expect(discardRequest(capture(), '2026-7K3QZ', true)).rejects.toThrow(
      'não é um número de protocolo',
    );
    expect(await own.handle().db.selectFrom('data_requests').select('protocol').execute()).toHaveLength(1);
  });

  /** Two rows in every table with a period: one a moment past it, one a moment before. */
  async function fill(): Promise<void> {
    for (const [name, at] of [
      ['vencida', '2024-11-21T11:59:59.999Z'],
      ['no-prazo', '2024-11-21T12:00:00.000Z'],
    ] as const) {
      const id = await addSignUp(own.handle(), `${name}@x.example`, { created_at: at });
      await addNotice(own.handle(), id);
    }
    for (const at of ['2025-11-21T11:59:59.999Z', '2025-11-21T12:00:00.000Z']) {
      await own
        .handle()
        .db.insertInto('site_referrals')
        .values({
          created_at: at,
          referring_domain: 'x.example',
          page_visited: '/sites-para-jornais',
          user_agent: '',
          metadata: '{}',
        })
        .execute();
    }
    for (const at of ['2021-11-21T11:59:59.999Z', '2021-11-21T12:00:00.000Z']) {
      await own
        .handle()
        .db.insertInto('consents')
        .values({
          created_at: at,
          receipt: crypto.randomUUID(),
          policy_version: '0123456789abcdef',
          layer: 'banner',
          essential: true,
          analytics: false,
          functional: false,
          marketing: false,
        })
        .execute();
      await addRequest(own.handle(), 'a@x.example', { created_at: '2020-01-01T00:00:00.000Z', done_at: at });
      await own
        .handle()
        .db.insertInto('erasures')
        .values({
          created_at: at,
          salt: '0'.repeat(32),
          email_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
        })
        .execute();
    }
    // Open for much too long, and kept all the same.
    await addRequest(own.handle(), 'b@x.example', { created_at: '2015-01-01T00:00:00.000Z' });
  }

  async function counts(): Promise<readonly number[]> {
    const tables = ['waitlist', 'outbox', 'site_referrals', 'consents', 'data_requests', 'erasures'] as const;
    return Promise.all(
      tables.map(async (table) => (await own.handle().db.selectFrom(table).select('id').execute()).length),
    );
  }

  test('what is past its period goes, to the moment, and nothing else (R-STF-5)', async () => {
    await fill();
    const dry = capture();
    await purge(dry, { dryRun: true, launched: undefined });
    expect(dry.output()).toMatch(/inscrições +1 +21\/11\/2024/);
    expect(dry.notes()).toBe('Nada foi apagado: sem --dry-run, seria.\n');
    expect(await counts()).toEqual([2, 2, 2, 2, 3, 2]);

    const context = capture();
    await purge(context, { dryRun: false, launched: undefined });
    expect(context.output().match(/ 1 +\d\d\/\d\d\/\d{4}/g)).toHaveLength(5);
    expect(await counts()).toEqual([1, 1, 1, 1, 2, 1]);
    expect(await own.handle().db.selectFrom('waitlist').select('email').execute()).toEqual([
      { email: 'no-prazo@x.example' },
    ]);

    const again = capture();
    await purge(again, { dryRun: false, launched: undefined });
    expect(again.output().match(/ 0 +\d\d\/\d\d\/\d{4}/g)).toHaveLength(6);
  });

  test('twelve months after the launch its waiting list ends, and no other', async () => {
    const created_at = '2026-11-01T12:00:00.000Z';
    await addSignUp(own.handle(), 'nova@x.example', { created_at, source: 'sites-para-jornais' });
    await addSignUp(own.handle(), 'outra@x.example', { created_at, source: 'newsletter' });
    await purge(capture(), { dryRun: false, launched: '2026-01-10' });
    expect((await counts())[0]).toBe(2);
    await purge(capture(), { dryRun: false, launched: '2025-11-20' });
    expect((await counts())[0]).toBe(1);
  });

  test('more rows than one piece go too', async () => {
    await addManySignUps(own.handle(), 600);
    const context = captureContext(own.handle(), own.settings(), {
      now: new Date('2031-01-01T12:00:00.000Z'),
    });
    await purge(context, { dryRun: false, launched: undefined });
    expect(context.output()).toMatch(/inscrições +600/);
    expect((await counts())[0]).toBe(0);
  });
});
