/** PostgreSQL lets two transactions run beside each other; SQLite's begin with the write lock. */
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { heldButtons, heldForm } from '#features/waitlist/held.ts';
import { keepApart } from '#features/waitlist/server/store.ts';
import { noteAttendance } from '#features/waitlist/staff/attendance.ts';
import type { Schema } from '#server/database/tables.ts';
import { kinds } from '../../support/database/database.ts';
import { addNotice, addSignUp } from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { postedFrom, unbounded } from '../../support/endpoint.ts';
import { dialogSignUp } from '../../support/outbox.ts';
import { ana } from '../../support/outbox-case.ts';

describe.runIf(kinds.includes('postgres'))('two who change one sign-up at the same moment', () => {
  const own = migratedDatabase('postgres');
  const outbox = { targets: [], updateTargets: [], wake: () => undefined };
  const rows = () => own.db().selectFrom('waitlist').selectAll().execute();

  const secondWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(own.db());
        return rows.length;
      })
      .toBe(1);

  /** Starts the second while the first holds its rows, and lets the first end when the second waits for it. */
  async function beside<T>(first: (db: Kysely<Schema>) => Promise<unknown>, second: () => Promise<T>) {
    const started = await own
      .db()
      .transaction()
      .execute(async (transaction) => {
        await first(transaction);
        const outcome = second();
        await secondWaits();
        return { outcome };
      });
    return started.outcome;
  }

  test('a link to an address that is corrected meanwhile changes nothing', async () => {
    const id = await addSignUp(own.handle(), ana);
    const [row] = await rows();
    const values = { nome: 'Outra', empresa: 'Outra', email: ana, phone: '' };
    const outcome = await beside(
      (db) => db.updateTable('waitlist').set({ email: 'nova@gazeta.example' }).execute(),
      () =>
        correctSignUp({ database: own.handle(), outbox }, id, values, {
          who: 'a própria pessoa',
          isAllowed: ({ email }) => email === ana,
        }),
    );
    expect(outcome).toEqual({ status: 'gone' });
    expect(await rows()).toEqual([{ ...row, email: 'nova@gazeta.example' }]);
  });

  test('the same step noted twice is one step', async () => {
    const id = await addSignUp(own.handle(), ana);
    const step = { state: 'contacted', note: null, who: 'ana' } as const;
    let second: Promise<boolean> | undefined;
    const first = noteAttendance(own.handle(), id, step, async () => {
      second = noteAttendance(own.handle(), id, step);
      await secondWaits();
    });
    expect([await first, await second]).toEqual([true, true]);
    const steps = await own.db().selectFrom('waitlist_attendance').select('state').execute();
    expect(steps).toEqual([{ state: 'contacted' }]);
  });

  test('one kept apart that is erased meanwhile is not released', async () => {
    await keepApart(own.handle(), dialogSignUp(ana), undefined, 'Compre já');
    const { id } = await own.db().selectFrom('held_sign_ups').select('id').executeTakeFirstOrThrow();
    const fields = new URLSearchParams({ [heldButtons.release]: String(id) });
    const services = { database: own.handle(), outbox, ...unbounded };
    const outcome = await beside(
      (db) => db.deleteFrom('held_sign_ups').execute(),
      () => heldForm.receive({}, fields, services, postedFrom),
    );
    expect(outcome).toEqual({ path: '/equipe/retidas?feito=sumiu' });
    expect(await rows()).toEqual([]);
  });

  test('a receiver whose notice is taken in hand meanwhile is told of the removal', async () => {
    await addNotice(own.handle(), await addSignUp(own.handle(), ana));
    const erased = await beside(
      (db) => db.updateTable('outbox').set({ attempts: 1 }).execute(),
      () => eraseEmail(own.handle(), ana),
    );
    expect(erased).toMatchObject({ signUps: 1, notices: 1, told: 1 });
  });
});
