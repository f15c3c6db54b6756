import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { kinds } from '../../support/database/database.ts';
import { notify, startOutboxProcess } from '../../support/outbox.ts';
import { ana, direcao, eventually, outboxCase, vendas } from '../../support/outbox-case.ts';
import type { HookServer } from '../../support/receivers.ts';

describe.each(kinds)('what can go wrong with the outbox on %s', (kind) => {
  const on = outboxCase(kind);
  const { prepare, start, signUp, items, states, lines, viaHook, viaMail } = on;

  test('two servers never deliver one item at the same time, nor twice (R-OUT-6)', async () => {
    const other = await openDatabase(on.parts().settings);
    const underWay = new Set<string>();
    let overlaps = 0;
    let most = 0;
    on.parts().hooks.answer = (response, { id }) => {
      if (underWay.has(id)) overlaps += 1;
      underWay.add(id);
      most = Math.max(most, underWay.size);
      setTimeout(() => {
        underWay.delete(id);
        response.writeHead(200).end();
      }, 5);
    };
    const outbox = prepare(viaHook());
    for (let person = 0; person < 60; person += 1) await signUp(outbox, `pessoa-${person}@x.example`);
    start(viaHook());
    start(viaHook(), {}, other);
    await eventually(async () => (await states()).filter((state) => state === 'delivered').length).toBe(60);
    await on.stopAll();
    await other.close();
    expect(on.parts().hooks.received).toHaveLength(60);
    expect(new Set(on.parts().hooks.received.map(({ id }) => id)).size).toBe(60);
    expect(overlaps).toBe(0);
    expect(most).toBeGreaterThan(1);
  });

  test('after kill -9 between a delivery and its record it comes once more, with the same key (R-OUT-6)', async () => {
    const leaseMs = 60_000;
    const notifications = notify({ ...viaMail(vendas), webhook: viaHook().webhook });
    const task = { database: on.parts().settings, notifications, emails: [ana], leaseMs };
    const victim = await startOutboxProcess(task);
    onTestFinished(() => void victim.process.kill('SIGKILL'));
    // Whichever comes first: both have been sent, and neither sender hears of it.
    const { promise: both, resolve } = Promise.withResolvers<void>();
    const check = (): void => {
      if (on.parts().hooks.received.length > 0 && on.parts().mail.received.length > 0) resolve();
    };
    on.parts().hooks.answer = check;
    on.parts().mail.mood.taken = check;
    await both;
    victim.process.kill('SIGKILL');
    await victim.ended;
    // The mail server may have been quick enough to tell.
    const before = await items();
    on.parts().hooks.answer = (response) => response.writeHead(200).end();
    start(notifications, { now: () => new Date(Date.now() + leaseMs) });
    await eventually(states).toEqual(['delivered', 'delivered']);
    expect(on.parts().hooks.received.map(({ id }) => id)).toEqual(Array(2).fill(before[1]?.key));
    expect(new Set(on.parts().mail.received.map(({ key }) => key))).toEqual(new Set([before[0]?.key]));
    expect(on.parts().mail.received).toHaveLength(before[0]?.state === 'delivered' ? 1 : 2);
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('a receiver that fails gets the same item again, with the same key', async () => {
      const { hooks } = on.parts();
      const answers: readonly HookServer['answer'][] = [
        (response) => response.writeHead(500).end('erro'),
        (response) => response.writeHead(301, { Location: hooks.url }).end(),
        // Twice, which takes longer than this test may where nobody cuts an attempt off.
        () => undefined,
        () => undefined,
        (response) => response.destroy(),
        (response) => response.writeHead(200).end(),
      ];
      hooks.answer = (...asked) => answers[hooks.received.length - 1]?.(...asked);
      await signUp(start(viaHook(), { attemptMs: 1_500, backoffMs: () => 1 }));
      await eventually(states).toEqual(['delivered']);
      expect(hooks.received).toHaveLength(answers.length);
      expect(new Set(hooks.received.map(({ id, body }) => id + body)).size).toBe(1);
      const failed = lines.filter((line) => line.includes('outbox attempt failed'));
      const reasons = ['HTTP 500', 'HTTP 301', 'TimeoutError', 'TimeoutError', 'UND_ERR_SOCKET'];
      expect(failed.map((line) => JSON.parse(line).reason)).toEqual(reasons);
      expect(lines.join()).not.toMatch(/ana@|helena|gazeta/i);
    });

    test('a mail server that never says hello gets the mail when it does', async () => {
      on.parts().mail.mood.mute = true;
      await signUp(start(viaMail(vendas), { attemptMs: 1_000 }));
      await eventually(async () => (await items())[0]?.last_error).toBeTruthy();
      on.parts().mail.mood.mute = false;
      await eventually(states).toEqual(['delivered']);
      expect(on.parts().mail.received).toHaveLength(1);
    });

    test('an answer of 10 MB is not read', async () => {
      let sent = 0;
      on.parts().hooks.answer = (response) => {
        const megabyte = Buffer.alloc(1024 * 1024);
        const more = (): void => {
          sent += 1;
          if (sent < 10) response.write(megabyte, (error) => error ?? more());
        };
        response.writeHead(200, { 'Content-Length': 10 * megabyte.byteLength });
        more();
      };
      await signUp(start(viaHook()));
      await eventually(states).toEqual(['delivered']);
      expect(sent).toBeLessThan(10);
    });

    test('one address that is refused does not keep the mail from the others, nor send it to them twice', async () => {
      on.parts().mail.mood.refuses.set(vendas, 550);
      await signUp(start(viaMail(vendas, direcao)));
      await eventually(async () => (await items())[0]?.attempts).toBeGreaterThan(2);
      expect(await items()).toMatchObject([
        { state: 'pending', last_error: 'SMTP EENVELOPE RCPT TO 550' },
        { state: 'delivered', attempts: 1 },
      ]);
      on.parts().mail.mood.refuses.clear();
      await eventually(states).toEqual(['delivered', 'delivered']);
      expect(on.parts().mail.received.map(({ to }) => to)).toEqual([direcao, vendas]);
    });
  }
});
