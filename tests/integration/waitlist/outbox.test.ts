import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { kinds } from '../../support/database/database.ts';
import { dialogSignUp } from '../../support/outbox.ts';
import { ana, direcao, eventually, outboxCase, vendas } from '../../support/outbox-case.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(kinds)('the outbox on %s', (kind) => {
  const on = outboxCase(kind);
  const { prepare, start, signUp, items, states, lines, viaHook, viaMail } = on;

  test('writes one item per target with a new sign-up, and nothing for a repeat or a duplicate (R-OUT-1)', async () => {
    const outbox = prepare({ ...viaHook(), ...viaMail(vendas, direcao), webhook: viaHook().webhook });
    expect(await signUp(outbox)).toBe('added');
    expect(await signUp(outbox)).toBe('repeated');
    const other = 'outra-chave';
    expect(await addToWaitlist(on.parts().database, dialogSignUp(ana), other, outbox.targets)).toBe(
      'duplicate',
    );
    const written = await items();
    expect(written.map((item) => item.kind)).toEqual(['lead-email', 'lead-email', 'lead-webhook']);
    expect(new Set(written.map(({ key }) => key)).size).toBe(3);
    expect(JSON.stringify(written)).not.toMatch(/ana@|helena|vendas@/i);
  });

  test.each([
    ['one key', () => 'a-chave-da-ana', 'repeated'],
    ['keys of their own', (n: number) => `chave-numero-${n}`, 'duplicate'],
  ])('attempts that arrive at once with %s are one row with one set of items', async (_, keyOf, others) => {
    const { targets } = prepare(viaHook());
    const { database } = on.parts();
    const attempts = Array.from({ length: 6 }, (_, n) =>
      addToWaitlist(database, dialogSignUp(ana), keyOf(n), targets),
    );
    expect((await Promise.all(attempts)).toSorted()).toEqual(['added', ...Array(5).fill(others)]);
    expect(await database.db.selectFrom('waitlist').select('email').execute()).toEqual([{ email: ana }]);
    expect(await items()).toHaveLength(1);
  });

  test('a sign-up whose items can’t be written is not stored either', async () => {
    const targets = [{ kind: 'lead-webhook', recipient: 'too short' } as const];
    await expect(addToWaitlist(on.parts().database, dialogSignUp(ana), undefined, targets)).rejects.toThrow();
    expect(await on.parts().database.db.selectFrom('waitlist').select('id').execute()).toEqual([]);
  });

  test('gives up a day after the sign-up, into a state that the log shows (R-OUT-5)', async () => {
    on.parts().hooks.answer = (response) => response.writeHead(503).end();
    let later = 0;
    const outbox = start(viaHook(), { now: () => new Date(Date.now() + later) });
    await signUp(outbox);
    await eventually(() => on.parts().hooks.received.length).toBeGreaterThan(1);
    expect(await states()).toEqual(['pending']);
    later = dayMs;
    await eventually(states).toEqual(['dead']);
    await eventually(() => outbox.dead()).toBe(1);
    expect(lines.join('')).toMatch(/"level":50.*"reason":"HTTP 503","msg":"outbox item given up"/);
    expect(lines.join('')).not.toMatch(/ana@|helena|gazeta/i);
  });

  test('a database that is away is logged, and ends nothing', async () => {
    const closed = await openDatabase(on.parts().settings);
    start(viaHook(), {}, closed);
    await closed.close();
    await eventually(() => lines.join('')).toMatch(/database away|outbox claim failed/);
    await eventually(() => lines.join('')).toMatch(/"level":50.*"err":.*"msg":"outbox sweep failed"/);
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('delivers on being woken, without waiting for the next look, also what nobody could try for days', async () => {
      const outbox = prepare(viaHook(), { pollMs: 60_000, now: () => new Date(Date.now() + 3 * dayMs) });
      await signUp(outbox);
      outbox.start();
      await eventually(states).toEqual(['delivered']);
      await signUp(outbox, 'outra@x.example');
      outbox.wake();
      await eventually(states).toEqual(['delivered', 'delivered']);
      const headers = { 'content-type': 'application/json', 'user-agent': 'cometta-webhook/1' };
      expect(on.parts().hooks.received).toMatchObject([{ headers }, { headers }]);
      const item = { attempts: 1, lease_until: null, last_error: null };
      expect(await items()).toMatchObject([item, item]);
    });

    test('what a channel that is turned off still had waits for it to come back, until its day is over', async () => {
      const off = prepare(viaHook());
      for (const email of [ana, 'outra@x.example']) await signUp(off, email);
      const [{ id } = { id: 0 }] = await items();
      const give_up_at = new Date().toISOString();
      await on.parts().database.db.updateTable('outbox').set({ give_up_at }).where('id', '=', id).execute();
      start(viaMail(vendas));
      await eventually(states).toEqual(['dead', 'pending']);
      expect(on.parts().hooks.received).toEqual([]);
      start(viaHook());
      await eventually(states).toEqual(['dead', 'delivered']);
    });

    test('a receiver gets four at once, and one that failed again after its pause, to the end of its day', async () => {
      const at = new Date(Date.now() + 60_000);
      const waiting: ServerResponse[] = [];
      const refuse = (response: ServerResponse): void => void response.writeHead(503).end();
      on.parts().hooks.answer = (response) => void waiting.push(response);
      const outbox = start(viaHook(), { now: () => at, backoffMs: (attempts) => attempts * 7_000 });
      for (const name of 'abcdef') await signUp(outbox, `${name}@x.example`);
      const { db } = on.parts().database;
      const last = (await items()).at(-1)?.id ?? 0;
      await db.updateTable('outbox').set({ give_up_at: at.toISOString() }).where('id', '=', last).execute();
      await eventually(() => waiting.length).toBe(4);
      expect((await items()).filter(({ attempts }) => attempts > 0)).toHaveLength(4);
      on.parts().hooks.answer = refuse;
      waiting.forEach(refuse);
      await eventually(states).toEqual([...Array(5).fill('pending'), 'dead']);
      await eventually(async () => (await items()).map(({ last_error }) => last_error)).toEqual(
        Array(6).fill('HTTP 503'),
      );
      const again = new Set((await items()).slice(0, 5).map((item) => item.next_attempt_at));
      expect(again).toEqual(new Set([new Date(at.getTime() + 7_000).toISOString()]));
    });

    test('tells the log of what was given up when it changes, and of nothing else', async () => {
      const outbox = prepare(viaHook());
      const given = () => lines.filter((line) => line.includes('given up'));
      const swept = async () => {
        outbox.start();
        await outbox.stop(0);
      };
      await swept();
      expect(given()).toEqual([]);
      await signUp(outbox);
      await on.parts().database.db.updateTable('outbox').set({ state: 'dead' }).execute();
      await swept();
      await swept();
      expect(given()).toEqual([expect.stringMatching(/"level":50.*"dead":1,/)]);
      await on.parts().database.db.deleteFrom('outbox').execute();
      await swept();
      expect(outbox.dead()).toBe(0);
      expect(given()).toHaveLength(1);
      expect(lines.join('')).not.toContain('sweep failed');
    });

    test('stopping cuts off what takes too long, and leaves it to the next start', async () => {
      on.parts().hooks.answer = () => undefined;
      const outbox = start(viaHook(), { attemptMs: 60_000 });
      await signUp(outbox);
      await eventually(() => on.parts().hooks.received.length).toBe(1);
      await outbox.stop(0);
      const cutOff = { state: 'pending', lease_until: null, attempts: 1, last_error: 'Error' };
      expect(await items()).toMatchObject([cutOff]);
    });
  }
});
