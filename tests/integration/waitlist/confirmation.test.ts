import { describe, expect, test } from 'vitest';
import { findMarked } from '#features/erasure/marked.ts';
import { portablePerson, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { Mail } from '#features/outbox/mailer.ts';
import type { OutboxItem } from '#features/outbox/outbox-item.ts';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { leaveToken } from '#features/waitlist/leave/leave-link.ts';
import { sendConfirmation } from '#features/waitlist/server/confirmation.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { kinds } from '../../support/database/database.ts';
import { dialogSignUp, followLeaveLink, linkSecret, storedSignUp } from '../../support/outbox.ts';
import { ana, eventually, outboxCase } from '../../support/outbox-case.ts';

describe.each(kinds)('the confirmation to the person on %s', (kind) => {
  const on = outboxCase(kind);
  const { signUp, items, states } = on;
  const startConfirming = () => on.start({ ...on.viaMail(), confirmation: true, linkSecret });
  const db = () => on.parts().database.db;
  const mailsTo = (email: string) => on.parts().mail.received.filter(({ to }) => to === email);
  const stored = () => db().selectFrom('waitlist').selectAll().execute();
  const follow = (token: string, method?: string) => followLeaveLink(on.parts().database, token, method);
  /** The token of the link that arrives. */
  async function tokenTo(email: string): Promise<string> {
    await eventually(() => mailsTo(email).length).toBe(1);
    const link = mailsTo(email)[0]?.header('List-Unsubscribe') ?? '';
    return /^<https:\/\/site\.example\/portal-ai-waitlist\/sair\?t=([\w.-]+)>$/.exec(link)?.[1] ?? '';
  }
  /** Signs up, and gives that token. */
  async function tokenOf(email: string): Promise<string> {
    await signUp(startConfirming(), email);
    return tokenTo(email);
  }

  test('is sent at most once a day to a mailbox, also when the person left and came back; then its hash goes (R-OUT-4)', async () => {
    const outbox = startConfirming();
    const sends = () => db().selectFrom('confirmation_sends').selectAll().execute();
    await signUp(outbox, 'volta@gazeta.example');
    await tokenTo('volta@gazeta.example');
    await db().deleteFrom('waitlist').execute();
    await signUp(outbox, 'volta+2@gazeta.example');
    await eventually(states).toEqual(['delivered']);
    expect(on.parts().mail.received).toHaveLength(1);
    expect(JSON.stringify(await sends())).not.toMatch(/volta/i);

    await db().deleteFrom('waitlist').execute();
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await db().updateTable('confirmation_sends').set({ created_at: yesterday }).execute();
    // The sweep of the next start.
    await on.stopAll();
    const next = startConfirming();
    await eventually(sends).toEqual([]);
    await signUp(next, 'volta@gazeta.example');
    await eventually(() => mailsTo('volta@gazeta.example').length).toBe(2);
  });

  test('above the cap of an hour it waits its turn (R-OUT-11)', async () => {
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Mail) => {
        sent.push(to);
        return { status: 'delivered' } as const;
      },
    };
    const { database } = on.parts();
    const parts = { mailer, database, siteUrl: 'https://site.example', linkSecret, perHour: 2 };
    const send = (key: string) =>
      sendConfirmation(
        parts,
        storedSignUp(`${key}@gazeta.example`),
        { key: key.padEnd(36, '0') } as OutboxItem,
        AbortSignal.timeout(5_000),
      );
    for (const key of ['um', 'dois', 'um']) expect(await send(key)).toEqual({ status: 'delivered' });
    expect(await send('tres')).toEqual({ status: 'failed', reason: 'too many confirmations this hour' });
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await db().updateTable('confirmation_sends').set({ created_at: hourAgo }).execute();
    expect(await send('tres')).toEqual({ status: 'delivered' });
    expect(sent.map((to) => to.split('@')[0])).toEqual(['um', 'dois', 'um', 'tres']);
  });

  test('its link asks, removes from its own list by POST alone, and says the second time that it is done (R-OUT-8)', async () => {
    const token = await tokenOf(ana);
    const left = await db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const { database } = on.parts();
    await addToWaitlist(database, { ...dialogSignUp(ana), source: 'sites-para-jornais' }, undefined);
    // A scanner opens the link as often as it likes.
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect(await follow(token, method)).toEqual({ status: 200, state: 'ask', list: 'newsletter' });
    }
    expect(await stored()).toHaveLength(2);
    expect(await follow(token)).toEqual({ status: 200, state: 'left', list: 'newsletter' });
    expect((await stored()).map(({ source }) => source)).toEqual(['sites-para-jornais']);
    // The file of the person's data says which list they left, not that they were erased.
    expect(portablePerson(await readPerson(db(), ana))).toMatchObject({
      apagado_em: null,
      saidas: [{ lista: 'Newsletter AI' }],
    });
    expect(await items()).toEqual([]);
    for (const method of ['POST', 'GET']) {
      expect(await follow(token, method)).toEqual({ status: 200, state: 'gone' });
    }
    // A copy that is brought back loses that list alone.
    await db().insertInto('waitlist').values(left).execute();
    expect(await findMarked(db())).toMatchObject({ signUps: [left.id] });
    expect(await eraseEmail(database, ana)).toMatchObject({ signUps: 2 });
  });

  test('goes to the new address of a sign-up that is corrected, with links of its own (R-EQ-27)', async () => {
    const outbox = startConfirming();
    await signUp(outbox, 'velha@gazeta.example');
    const old = await tokenTo('velha@gazeta.example');
    const row = await db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();
    const told: (readonly string[])[] = [];
    const correct = (changes: object) =>
      correctSignUp(
        { database: on.parts().database, outbox },
        row.id,
        { ...row, phone: '', ...changes },
        { who: 'equipe', alongside: async (_, changed) => void told.push(changed) },
      );
    await correct({ nome: 'Helena Prado de Melo' });
    await correct({ nome: 'Helena Prado de Melo', email: 'nova@gazeta.example' });
    expect(told).toEqual([['nome'], ['email', 'confirmação']]);
    const token = await tokenTo('nova@gazeta.example');
    await eventually(states).toEqual(['delivered', 'delivered']);
    expect(mailsTo('velha@gazeta.example')).toHaveLength(1);
    expect(await follow(old)).toEqual({ status: 200, state: 'gone' });
    expect(await follow(token)).toMatchObject({ state: 'left' });
  });

  test('a database that is away says that nothing was removed', async () => {
    const token = leaveToken(linkSecret, storedSignUp(ana));
    const closed = await openDatabase(on.parts().settings);
    await closed.close();
    expect(await followLeaveLink(closed, token)).toEqual({ status: 503, state: 'failed' });
  });

  // The same on either database.
  if (kind === 'sqlite') {
    test('a mail that did not get through is no reason not to try again', async () => {
      on.parts().mail.mood.refuses.set(ana, 452);
      await signUp(startConfirming());
      await eventually(async () => (await items())[0]?.attempts).toBeGreaterThan(1);
      on.parts().mail.mood.refuses.clear();
      await eventually(states).toEqual(['delivered']);
      expect(mailsTo(ana)).toHaveLength(1);
    });
  }
});
