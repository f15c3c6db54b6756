// R-STF-3
import { describe, expect, test } from 'vitest';
import { list } from '#features/staff-cli/commands/list.ts';
import { retry } from '#features/staff-cli/commands/retry.ts';
import { stats } from '#features/staff-cli/commands/stats.ts';
import { signUpPages } from '#features/waitlist/staff/pages.ts';
import { kinds } from '../support/database.ts';
import { addNotice, addRequest, addSignUp, captureContext } from '../support/leads.ts';
import { addManySignUps } from '../support/many-sign-ups.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

describe.each(kinds)('reading the leads on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist', 'data_requests');

  const capture = (options: Parameters<typeof captureContext>[2] = {}) =>
    captureContext(own.handle(), own.settings(), options);

  async function listed(filter: Parameters<typeof list>[1]): Promise<string[]> {
    const context = capture();
    await list(context, filter);
    return context.output().match(/\w+@\w+\.example/g) ?? [];
  }

  test('lists the newest first, by source, day in São Paulo and portal', async () => {
    const portal = { has_news_portal: true, portal_name: 'Portal do Cais' };
    await addSignUp(own.handle(), 'velha@x.example', { created_at: '2026-03-01T02:59:59.999Z' });
    await addSignUp(own.handle(), 'nova@x.example', { created_at: '2026-03-02T12:00:00.000Z', ...portal });
    await addSignUp(own.handle(), 'media@x.example', {
      created_at: '2026-03-01T03:00:00.000Z',
      source: 'chama-la',
    });
    expect(await listed({ limit: 9 })).toEqual(['nova@x.example', 'media@x.example', 'velha@x.example']);
    expect(await listed({ limit: 9, since: '2026-03-01' })).toEqual(['nova@x.example', 'media@x.example']);
    expect(await listed({ limit: 9, until: '2026-03-01' })).toEqual(['media@x.example', 'velha@x.example']);
    expect(await listed({ limit: 9, since: '2026-03-01', until: '2026-03-01' })).toEqual(['media@x.example']);
    expect(await listed({ limit: 9, source: 'chama-la' })).toEqual(['media@x.example']);
    expect(await listed({ limit: 9, hasPortal: true })).toEqual(['nova@x.example']);
    expect(await listed({ limit: 9, hasPortal: false })).toEqual(['media@x.example', 'velha@x.example']);

    const context = capture();
    await list(context, { limit: 2 });
    expect(context.output()).not.toContain('velha@x.example');
    expect(context.output()).toContain('Portal do Cais');
    expect(context.output()).toContain('02/03/2026, 09:00');
    expect(context.notes()).toBe('Há mais inscrições: aumente --limit (agora 2).\n');
  });

  test('says that nobody is on the list', async () => {
    const context = capture();
    await list(context, { limit: 9 });
    expect(context.output()).toBe('Nenhuma inscrição.\n');
  });

  test('shows what would move the cursor, and does not send it', async () => {
    await addSignUp(own.handle(), 'a@x.example', { nome: 'Eva\u001b[2J\u009b31m\u202e\nX' });
    const context = capture({ columns: 200 });
    await list(context, { limit: 9 });
    expect(context.output()).toContain(String.raw`Eva\u001b[2J\u009b31m\u202e\u000aX`);
    expect(context.output()).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('counts per day and source, and what waits', async () => {
    const sources = ['newsletter', 'newsletter', 'newsletter', 'chama-la', 'c', 'd', 'e', 'f', 'g'];
    for (const [index, source] of sources.entries()) {
      await addSignUp(own.handle(), `p${index}@x.example`, {
        source,
        created_at: '2026-03-02T02:00:00.000Z',
      });
    }
    const id = await addSignUp(own.handle(), 'outro@x.example', { created_at: '2026-03-03T15:00:00.000Z' });
    const delivered = { state: 'delivered', delivered_at: '2026-03-03T15:00:01.000Z' } as const;
    await addNotice(own.handle(), id, delivered);
    await addNotice(own.handle(), id);
    const dead = await addNotice(own.handle(), id, { state: 'dead', attempts: 12, last_error: 'HTTP 500' });
    await addRequest(own.handle(), 'a@x.example', { due_at: '2026-03-03T23:59:00.000Z' });
    await addRequest(own.handle(), 'b@x.example', { due_at: '2026-03-04T23:59:00.000Z' });
    await addRequest(own.handle(), 'c@x.example', {
      due_at: '2026-03-01T00:00:00.000Z',
      done_at: '2026-03-01T00:00:00.000Z',
    });

    const context = capture({ columns: 80, now: new Date('2026-03-04T12:00:00.000Z') });
    await stats(context, { since: '2026-02-28', until: undefined });
    const text = context.output();
    expect(text).toContain('de 28/02/2026 a 04/03/2026: 10\n  # newsletter: 4\n  = c: 1\n');
    expect(text).toContain('  . outras: 2\n');
    expect(text).toContain(
      '28/02/2026   0\n01/03/2026   9  ###=+ox..\n02/03/2026   0\n03/03/2026   1  #\n'.replaceAll(
        '   ',
        '  ',
      ),
    );
    expect(text).toContain('Na fila hoje: 10, com portal de notícias: 0\n');
    expect(text).toContain('Avisos: 1 pendentes, 1 entregues, 1 abandonados\n');
    expect(text).toMatch(new RegExp(`${dead}  webhook +12 +HTTP 500\n`));
    expect(text).toContain('Pedidos sobre dados (LGPD, art. 18): 2 abertos, 1 vencidos\n');
  });

  test('counts nothing without falling over', async () => {
    const context = capture();
    await stats(context, {});
    expect(context.output()).toContain('Na fila hoje: 0, com portal de notícias: 0\n');
    expect(context.output()).toContain('0 abertos, 0 vencidos\n');
  });

  test('exports every row once while others are written and removed', async () => {
    await addManySignUps(own.handle(), 3_500);
    const seen: number[] = [];
    let round = 0;
    for await (const page of signUpPages(own.handle(), {})) {
      seen.push(...page.map(({ id }) => id));
      round += 1;
      await addSignUp(own.handle(), `durante${round}@x.example`);
      await own
        .handle()
        .db.deleteFrom('waitlist')
        .where('id', '=', page[0]?.id ?? 0)
        .execute();
    }
    expect(seen.length).toBeGreaterThanOrEqual(3_500);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('puts notices that were given up back in the queue, one or all', async () => {
    const id = await addSignUp(own.handle(), 'a@x.example');
    const giveUp = { state: 'dead', attempts: 12, last_error: 'HTTP 500' } as const;
    const keys = [await addNotice(own.handle(), id, giveUp), await addNotice(own.handle(), id, giveUp)];
    const pending = await addNotice(own.handle(), id);
    const now = new Date('2026-03-04T12:00:00.000Z');
    const tell = async (key: string | undefined): Promise<string> => {
      const context = capture({ now });
      await retry(context, key);
      return context.output();
    };
    const states = async () =>
      (await own.handle().db.selectFrom('outbox').select('state').orderBy('id').execute()).map(
        ({ state }) => state,
      );

    expect(await tell(keys[0]?.toUpperCase())).toBe(
      '1 aviso volta para a fila; o servidor tenta em instantes.\n',
    );
    expect(await states()).toEqual(['pending', 'dead', 'pending']);
    const revived = await own
      .handle()
      .db.selectFrom('outbox')
      .select(['attempts', 'next_attempt_at', 'give_up_at'])
      .where('key', '=', keys[0] ?? '')
      .executeTakeFirst();
    expect(revived).toEqual({
      attempts: 0,
      next_attempt_at: '2026-03-04T12:00:00.000Z',
      give_up_at: '2026-03-05T12:00:00.000Z',
    });
    await expect(tell(pending)).rejects.toThrow('Este aviso não está entre os abandonados: está pendente.');
    await expect(tell(crypto.randomUUID())).rejects.toThrow('Nenhum aviso tem esta chave');
    expect(await tell(undefined)).toBe('1 aviso volta para a fila; o servidor tenta em instantes.\n');
    expect(await tell(undefined)).toBe('Nenhum aviso abandonado.\n');
  });
});
