// R-OUT-10
import { describe, expect, test } from 'vitest';
import { removeSignUps } from '#features/erasure/remove.ts';
import { replaceByRemovals } from '#features/outbox/removals.ts';
import { erase } from '#features/staff-cli/erase.ts';
import { purge } from '#features/staff-cli/purge.ts';
import { leaveToken } from '#features/waitlist/leave/leave.ts';
import { dayMs } from '#shared/dates.ts';
import { kinds } from '../../support/database/database.ts';
import { addManySignUps, addNotice, captureContext } from '../../support/database/leads.ts';
import { followLeaveLink, linkSecret, notify } from '../../support/outbox.ts';
import { ana, direcao, eventually, outboxCase, vendas } from '../../support/outbox-case.ts';

describe.each(kinds)('telling of a removal on %s', (kind) => {
  const on = outboxCase(kind);
  const { prepare, start, signUp, items, states, viaHook, viaMail } = on;

  const both = () => ({ ...viaMail(vendas, direcao), webhook: viaHook().webhook });
  const messages = () => on.parts().hooks.received.map(({ body }) => JSON.parse(body));
  const capture = () => captureContext(on.parts().database, on.parts().settings);
  const stored = async () => JSON.stringify(await items());

  /** Signs up, and three receivers hear of it. */
  async function signUpTold(): Promise<void> {
    await signUp(start(both()));
    await eventually(states).toEqual(['delivered', 'delivered', 'delivered']);
  }
  /** Everybody who was told of the sign-up has been told of its removal, and its address is gone. */
  async function expectRemovalTold(): Promise<void> {
    const types = ['waitlist.created', 'waitlist.removed'];
    await eventually(() => messages().map(({ type }) => type)).toEqual(types);
    await eventually(states).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await stored()).not.toContain(ana);
  }

  /** Presses the button of the confirmation's link. Returns the sign-up's number. */
  async function leave(): Promise<number> {
    const { database } = on.parts();
    const row = await database.db.selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const answer = await followLeaveLink(database, leaveToken(linkSecret, row));
    expect(answer).toEqual({ status: 200, state: 'left', list: 'newsletter' });
    return row.id;
  }

  test('whoever leaves by the link is taken out of mail and webhook too, by what finds the contact', async () => {
    await signUpTold();
    const id = await leave();
    await expectRemovalTold();
    await eventually(() => on.parts().mail.received.length).toBe(4);

    const [created, removed] = messages();
    expect(created).toMatchObject({ type: 'waitlist.created', data: { id, email: ana } });
    expect(removed).toEqual({
      id: expect.not.stringMatching(created.id),
      type: 'waitlist.removed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { id, email: ana, list: 'newsletter' },
    });
    expect(on.parts().hooks.received[1]?.id).toBe(removed.id);
    const notices = on.parts().mail.received.slice(2);
    expect(notices.map(({ to }) => to).toSorted()).toEqual([direcao, vendas]);
    for (const { raw } of notices) expect(raw).not.toMatch(/Helena|Gazeta do Cais/);
  });

  test('a thousand sign-ups with six receivers each are told of in one erasure', async () => {
    const { database } = on.parts();
    await addManySignUps(database, 1000);
    const ids = (await database.db.selectFrom('waitlist').select('id').execute()).map(({ id }) => id);
    const moment = new Date().toISOString();
    for (const receiver of [1, 2, 3, 4, 5, 6]) {
      const notices = ids.map((id) => ({
        kind: 'lead-email' as const,
        recipient: String(receiver).repeat(16),
        key: crypto.randomUUID(),
        waitlist_id: id,
        attempts: 1,
        next_attempt_at: moment,
        give_up_at: moment,
      }));
      await database.db.insertInto('outbox').values(notices).execute();
    }
    const removed = database.db.transaction().execute((transaction) => removeSignUps(transaction, ids));
    expect(await removed).toMatchObject({ told: 6000 });
    expect(await items()).toHaveLength(6000);
  });

  test('so is whoever the staff erase, once if two press at the same moment, and nobody needs the server’s settings for it', async () => {
    await signUpTold();
    const contexts = [capture(), capture()];
    await Promise.all(contexts.map((context) => erase(context, ana, true)));
    const output = contexts.map((context) => context.output()).join('');
    expect(output).toContain('Quem recebeu a inscrição é avisado da saída pelo servidor: 3.\n');
    expect(output).toContain('o sistema que recebe o webhook apaga a cópia dele.\n');
    await expectRemovalTold();
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('each receiver that may have a copy is told once, and no other', async () => {
      const { database } = on.parts();
      await signUp(prepare(notify({})));
      const { id } = await database.db.selectFrom('waitlist').select('id').executeTakeFirstOrThrow();
      const [told, untold] = ['a'.repeat(16), 'b'.repeat(16)];
      for (const notice of [
        { kind: 'lead-webhook', recipient: null, attempts: 1 },
        { kind: 'update-webhook', recipient: null, attempts: 1 },
        { kind: 'confirmation-email', recipient: null, attempts: 1 },
        { kind: 'lead-email', recipient: told, attempts: 0, last_error: 'sent again by the staff' },
        { kind: 'lead-email', recipient: untold, attempts: 0 },
      ] as const)
        await addNotice(database, id, { state: 'pending', last_error: null, ...notice });
      const replaced = await database.db
        .transaction()
        .execute((transaction) => replaceByRemovals(transaction, [id]));
      expect(replaced).toEqual({ keys: expect.objectContaining({ length: 5 }), told: 2, systems: 1 });
      expect(await items()).toMatchObject([
        { kind: 'removal-webhook', recipient: null },
        { kind: 'removal-email', recipient: told },
      ]);
      for (const { created_at, give_up_at } of await items())
        expect(Date.parse(give_up_at) - Date.parse(created_at)).toBeGreaterThan(dayMs - 60_000);
    });

    test('so is whoever has a copy when the sign-up’s term ends', async () => {
      await signUpTold();
      const { database, settings } = on.parts();
      const later = captureContext(database, settings, { now: new Date(Date.now() + 800 * dayMs) });
      await purge(later, { dryRun: false, launched: undefined });
      await expectRemovalTold();
    });

    test('the removal waits until the attempt under way is over, so that it does not come before the sign-up', async () => {
      await signUp(prepare(viaHook()));
      const lease = new Date(Date.now() + 60_000).toISOString();
      await on.parts().database.db.updateTable('outbox').set({ attempts: 1, lease_until: lease }).execute();
      await leave();
      expect(await items()).toMatchObject([{ kind: 'removal-webhook', next_attempt_at: lease, attempts: 0 }]);
    });

    test('one that can’t be told keeps the address for 30 days, where the staff find it', async () => {
      let later = 0;
      await signUp(start(viaHook(), { now: () => new Date(Date.now() + later) }));
      await eventually(states).toEqual(['delivered']);
      on.parts().hooks.answer = (response) => response.writeHead(410).end();
      await leave();
      await eventually(states).toEqual(['dead']);
      expect(await stored()).toContain(ana);
      // Erasing once more takes nothing away: it is how the copy elsewhere is to go.
      const context = capture();
      await erase(context, ana, true);
      expect(context.output()).toContain('Avisos sobre a saída, ainda não entregues: 1\n');
      expect(await states()).toEqual(['dead']);

      await on.stopAll();
      later = 29 * dayMs;
      const before = start(viaMail(vendas), { now: () => new Date(Date.now() + later) });
      await eventually(() => before.dead()).toBe(1);
      await on.stopAll();
      later = 30 * dayMs + 1000;
      start(viaMail(vendas), { now: () => new Date(Date.now() + later) });
      await eventually(items).toEqual([]);
    });
  }
});
