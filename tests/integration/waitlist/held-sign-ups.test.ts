/** A sign-up whose honeypot was filled in, from its keeping apart to its end (R-WL-21, R-EQ-29). Its page is in staff-pages.test.ts. */
import { describe, expect, test, vi } from 'vitest';
import { portablePerson, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import { erase, eraseAgain } from '#features/staff-cli/erase.ts';
import { heldButtons, heldForm, listHeld } from '#features/waitlist/held.ts';
import { leaveToken } from '#features/waitlist/leave/leave.ts';
import { join, readSentRow } from '#features/waitlist/server/join.ts';
import { createLimits } from '#server/http/limits/limits.ts';
import { dayMs, dayOf } from '#shared/dates.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { waitlist } from '../../../src/api/index.ts';
import { kinds } from '../../support/database/database.ts';
import { addSignUp, captureContext } from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow, pageRow } from '../../support/database/signups.ts';
import { callRoute, json, noLimits, postedFrom, unbounded } from '../../support/endpoint.ts';
import { followLeaveLink, linkSecret } from '../../support/outbox.ts';

const caught = { ...dialogRow, [HONEYPOT_FIELD]: 'Compre já' };
const key = 'a-chave-da-helena';
const { email } = dialogRow;
const target = { kind: 'lead-webhook', recipient: null } as const;

describe.each(kinds)('a sign-up that is kept apart, on %s', (kind) => {
  const tables = ['held_sign_ups', 'outbox', 'waitlist', 'erasures', 'staff_audit', 'day_counts'] as const;
  const own = migratedDatabase(kind, ...tables);
  const outbox = { targets: [target], wake: vi.fn() };
  const send = (row: object, withKey?: string) =>
    join({ database: own.handle(), outbox, ...unbounded }, { ...readSentRow(row), key: withKey });
  const held = async () => (await listHeld(own.handle(), { limit: 50 })).rows;
  const onList = () => own.db().selectFrom('waitlist').selectAll().execute();
  const audit = () =>
    own.db().selectFrom('staff_audit').select(['action', 'subject', 'subject_id', 'who']).execute();
  const age = (days: number, table: 'held_sign_ups' | 'erasures' = 'held_sign_ups') => {
    const created_at = new Date(Date.now() - days * dayMs).toISOString();
    return own.db().updateTable(table).set({ created_at }).execute();
  };
  async function press(button: keyof typeof heldButtons, id: number | undefined) {
    const fields = new URLSearchParams({ [heldButtons[button]]: String(id) });
    const services = { database: own.handle(), outbox, ...unbounded };
    return heldForm.receive({}, fields, services, postedFrom);
  }
  const outcome = (word: string) => ({ path: `/equipe/retidas?feito=${word}` });

  test('keeps every answer and what the honeypot held, and a retry changes its own alone', async () => {
    const now = new Date().toISOString();
    const sent = { ...pageRow, terms_accepted_at: now, journalism_terms_accepted_at: now };
    await send({ ...sent, [HONEYPOT_FIELD]: `Compre\u0000 já ${'x'.repeat(300)}` }, key);
    expect(await held()).toMatchObject([{ trap: `Compre já ${'x'.repeat(190)}` }]);
    await send({ ...sent, goals: 'Outro', [HONEYPOT_FIELD]: { a: 1 } }, key);
    expect(await held()).toMatchObject([
      { signUp: { ...sent, goals: 'Outro' }, trap: '{"a":1}', isListed: false },
    ]);
    await age(2);
    // Two days later the key is nobody's, and what has another or none is another's: nothing that was thanked is lost.
    for (const otherKey of [key, 'outra-chave', undefined, undefined])
      expect(await send({ ...caught, ...pageRow }, otherKey)).toBeUndefined();
    expect(await held()).toHaveLength(5);
    expect(await onList()).toEqual([]);
    const older = await listHeld(own.handle(), { limit: 4 });
    expect((await listHeld(own.handle(), { limit: 4, before: older.older })).rows).toHaveLength(1);
  });

  test('becomes a sign-up like any other, of the moment when it came, once, also when two release it', async () => {
    await send({ ...caught, utm_source: 'boletim' }, key);
    await age(0.5);
    const [first] = await held();
    outbox.wake.mockClear();
    // Each press finds a connection of its own.
    await Promise.all([held(), held()]);
    const pressed = await Promise.all([1, 2].map(() => press('release', first?.signUp.id)));
    expect(pressed).toEqual(expect.arrayContaining([outcome('liberada'), outcome('sumiu')]));
    // The funnel counts it on the day when it came, so that a campaign's number is that of its list (R-EQ-31).
    const counted = { campaign: 'boletim', kind: 'sent', n: 1, page: 'outra' };
    expect(await own.db().selectFrom('day_counts').selectAll().execute()).toMatchObject([
      { ...counted, day: dayOf(new Date(first?.signUp.created_at ?? '')) },
    ]);
    const [signUp, ...others] = await onList();
    expect(others).toEqual([]);
    const { created_at } = first?.signUp ?? {};
    expect(signUp).toMatchObject({ ...dialogRow, utm_source: 'boletim', created_at });
    const notices = await own.db().selectFrom('outbox').select(['waitlist_id', 'kind']).execute();
    expect(notices).toEqual([{ waitlist_id: signUp?.id, kind: target.kind }]);
    expect(outbox.wake).toHaveBeenCalledOnce();
    expect(await held()).toEqual([]);
    const line = { action: 'release', subject: 'sign-up', subject_id: signUp?.id, who: 'visitante' };
    expect(await audit()).toEqual([line]);
    // The person's own retry is known as such.
    expect(await send(dialogRow, key)).toBeUndefined();
  });

  test('stays where it is when its e-mail is on the list by now, and can be erased', async () => {
    await send(caught);
    await send({ ...caught, source: 'sites-para-jornais' });
    await addSignUp(own.handle(), email.toUpperCase(), { nome: 'A primeira' });
    const [portal, newsletter] = await held();
    expect([portal?.isListed, newsletter?.isListed]).toEqual([false, true]);
    expect(await press('release', newsletter?.signUp.id)).toEqual(outcome('listada'));
    expect(await onList()).toMatchObject([{ nome: 'A primeira' }]);
    expect(await held()).toHaveLength(2);
    expect(await press('remove', newsletter?.signUp.id)).toEqual(outcome('apagada'));
    expect(await press('remove', newsletter?.signUp.id)).toEqual(outcome('sumiu'));
    expect(await press('remove', undefined)).toEqual(outcome('sumiu'));
    expect(await held()).toHaveLength(1);
    expect(await audit()).toMatchObject([{ action: 'delete', subject_id: newsletter?.signUp.id }]);
  });

  test('is handed over, erased, and erased again with its person (R-STF-4)', async () => {
    await send(caught);
    expect(portablePerson(await readPerson(own.db(), email)).inscricoes_retidas).toMatchObject([
      { ...dialogRow, trap: 'Compre já' },
    ]);
    const context = captureContext(own.handle(), own.settings(), { answer: 's' });
    await erase(context, email, false);
    expect(context.output()).toContain('retidas 1');
    expect(await held()).toEqual([]);
    // A backup brings it back; what is sent after the erasure, a day later, is new.
    await send(caught);
    await age(2);
    await age(1, 'erasures');
    await send(caught);
    const again = captureContext(own.handle(), own.settings(), { answer: 's' });
    await eraseAgain(again, { from: undefined, yes: false });
    expect(again.output()).toContain('retidas 1, pedidos');
    expect(await held()).toHaveLength(1);
    await eraseEmail(own.handle(), email);
    expect(await held()).toEqual([]);
  });

  test('goes with the person who leaves its list, and stays when they leave another', async () => {
    await send({ ...caught, source: 'sites-para-jornais' });
    await send(caught);
    const id = await addSignUp(own.handle(), email);
    const token = leaveToken(linkSecret, { id, email, created_at: new Date().toISOString() });
    expect(await followLeaveLink(own.handle(), token)).toMatchObject({ state: 'left' });
    expect(await held()).toMatchObject([{ signUp: { source: 'sites-para-jornais' } }]);
  });
});

describe('the bound of what is kept apart', () => {
  const own = migratedDatabase('sqlite', 'held_sign_ups', 'waitlist');

  test('is told honestly when it is met, and takes no sign-up’s place (R-API-18)', async () => {
    const { store } = createLimits({ writesPerMinute: 1 });
    const limits = { ...noLimits, store };
    const post = (row: object) =>
      callRoute(waitlist, '/api/waitlist', json(row), { database: own.handle(), limits });
    // One in twenty of the usual 20 an hour.
    expect(await post(caught)).toMatchObject({ status: 201, body: { ok: true } });
    expect(await post(caught)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await post({ ...caught, nome: '' })).toMatchObject({ status: 422 });
    expect(await post(dialogRow)).toMatchObject({ status: 201 });
    expect((await listHeld(own.handle(), { limit: 9 })).rows).toHaveLength(1);
  });
});
