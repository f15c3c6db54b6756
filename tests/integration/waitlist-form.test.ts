import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type JoinContext, joinWithForm } from '#features/waitlist/join.ts';
import { HONEYPOT_FIELD } from '#schema/honeypot.ts';
import { type DatabaseHandle, openDatabase } from '#server/database/database.ts';
import { readFormPost } from '#server/http/body.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/database.ts';
import { pageRow, pageValues } from '../support/signups.ts';

describe('the page’s form, posted without JavaScript', () => {
  let empty: EmptyDatabase;
  let database: DatabaseHandle;
  let context: JoinContext;
  beforeAll(async () => {
    empty = await emptyDatabase('sqlite');
    database = await openDatabase(empty.settings);
    const writeLimiter = { consume: async () => ({ allowed: true }) as const };
    context = { services: { database, log: pino({ level: 'silent' }), writeLimiter }, clientKey: 'x' };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.db.deleteFrom('waitlist').execute();
  });
  afterAll(async () => {
    await database.close();
    await empty.remove();
  });

  /** The form as a browser posts it: a ticked box sends `on`, an empty one nothing. */
  function posted(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
    const form = new URLSearchParams();
    const values: Readonly<Record<string, string | boolean>> = { ...pageValues, ...changes };
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') form.set(name, value);
      else if (value) form.set(name, 'on');
    }
    return form;
  }
  const join = async (changes?: Readonly<Record<string, string>>) =>
    (await joinWithForm(context, posted(changes))).outcome;

  test('signs up', async () => {
    expect(await join()).toEqual({ status: 'joined' });
    const now = expect.any(String);
    expect(await database.db.selectFrom('waitlist').selectAll().execute()).toMatchObject([
      { ...pageRow, terms_accepted_at: now, journalism_terms_accepted_at: now },
    ]);
  });

  test('gives the values back with the messages, by the form’s names', async () => {
    const { outcome, values } = await joinWithForm(context, posted({ email: 'x', portalUrl: '' }));
    expect(outcome).toEqual({
      status: 'invalid',
      errors: {
        email: 'E-mail inválido',
        portalUrl: 'Endereço do portal é obrigatório quando você possui um portal',
      },
    });
    expect(values).toEqual({ ...pageValues, email: 'x', portalUrl: '' });
  });

  test('a second press is the same attempt; ten minutes later, or with another answer, it is not', async () => {
    await join();
    expect(await join()).toEqual({ status: 'joined' });
    expect(await join({ nome: 'Helena P.' })).toEqual({ status: 'duplicate' });
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
    expect(await join()).toEqual({ status: 'duplicate' });
    expect(await database.db.selectFrom('waitlist').select('id').execute()).toHaveLength(1);
  });

  test('an empty form lists everything that is missing', async () => {
    const { outcome } = await joinWithForm(context, new URLSearchParams());
    expect(outcome.status === 'invalid' ? Object.keys(outcome.errors) : []).toEqual([
      'nome',
      'cargo',
      'email',
      'empresa',
      'termsAccepted',
      'journalismTermsAccepted',
    ]);
  });

  test('what falls in the honeypot is thanked and dropped', async () => {
    expect(await join({ [HONEYPOT_FIELD]: 'x' })).toEqual({ status: 'joined' });
    expect(await database.db.selectFrom('waitlist').select('id').execute()).toEqual([]);
  });

  test('a posted body is read up to 64 kB, and only as a form', async () => {
    const request = (body: string, type = 'application/x-www-form-urlencoded') =>
      new Request('http://127.0.0.1/', { method: 'POST', headers: { 'Content-Type': type }, body });
    const read = await readFormPost(request('nome=Jo%C3%A3o+S&termsAccepted=on'));
    expect(read.ok ? Object.fromEntries(read.value) : read).toEqual({ nome: 'João S', termsAccepted: 'on' });
    expect(await readFormPost(request(`goals=${'a'.repeat(70_000)}`))).toEqual({ ok: false, status: 413 });
    expect(await readFormPost(request('{}', 'application/json'))).toEqual({ ok: false, status: 415 });
  });
});
