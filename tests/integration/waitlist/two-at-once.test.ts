/** PostgreSQL lets two transactions run beside each other; SQLite's begin with the write lock. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { correctSignUp } from '#features/waitlist/correct/correct.ts';
import { heldButtons, heldForm } from '#features/waitlist/held.ts';
import { keepApart } from '#features/waitlist/server/store.ts';
import { noteAttendance } from '#features/waitlist/staff/attendance.ts';
import { kinds } from '../../support/database/database.ts';
import { addSignUp } from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { unbounded } from '../../support/endpoint.ts';
import { dialogSignUp } from '../../support/outbox.ts';
import { ana } from '../../support/outbox-case.ts';

describe.runIf(kinds.includes('postgres'))('two who change one sign-up at the same moment', () => {
  const own = migratedDatabase('postgres');
  const outbox = { targets: [], updateTargets: [], wake: () => undefined };
  const rows = () => own.db().selectFrom('waitlist').selectAll().execute();

  /** Waits until the one that came second waits for the first. */
  const secondWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(own.db());
        return rows.length;
      })
      .toBe(1);

  test('a link to an address that is corrected meanwhile changes nothing', async () => {
    const id = await addSignUp(own.handle(), ana);
    const [row] = await rows();
    const values = { nome: 'Outra', empresa: 'Outra', email: ana, phone: '' };
    const second = await own
      .db()
      .transaction()
      .execute(async (first) => {
        await first.updateTable('waitlist').set({ email: 'nova@gazeta.example' }).execute();
        const outcome = correctSignUp({ database: own.handle(), outbox }, id, values, {
          who: 'a própria pessoa',
          isAllowed: ({ email }) => email === ana,
        });
        await secondWaits();
        return { outcome };
      });
    expect(await second.outcome).toEqual({ status: 'gone' });
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
    const second = await own
      .db()
      .transaction()
      .execute(async (first) => {
        await first.deleteFrom('held_sign_ups').execute();
        const outcome = heldForm.receive({}, fields, services, {
          path: '/',
          query: new URLSearchParams(),
          actor: { who: 'ana', address: '192.0.2.0/24' },
          referrer: null,
        });
        await secondWaits();
        return { outcome };
      });
    expect(await second.outcome).toEqual({ path: '/equipe/retidas?feito=sumiu' });
    expect(await rows()).toEqual([]);
  });
});
