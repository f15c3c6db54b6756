// R-WLP-19
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { signUpForm } from '#features/waitlist/server/form-post.ts';
import { readSentRow, join as signUp } from '#features/waitlist/server/join.ts';
import { createWriteLimiter } from '#server/http/limits/write-limiter.ts';
import { receiveForm } from '#server/http/posted-form.ts';
import { readFormPost } from '#server/http/request/body.ts';
import { readSettings } from '#server/settings/settings.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { noLimit, noOutbox } from '../support/endpoint.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { pageRow, pageValues } from '../support/signups.ts';

describe('the page’s form, posted without JavaScript', () => {
  const own = migratedDatabase('sqlite', 'waitlist');
  const services = () => ({
    database: own.handle(),
    log: pino({ level: 'silent' }),
    outbox: noOutbox,
    beforeStoring: async () => undefined,
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
  const joinWith = (form: URLSearchParams) =>
    signUpForm.receive(signUpForm.read(form), form, services(), {
      path: '/',
      actor: { who: 'visitante', address: 'x' },
    });
  const join = (changes?: Readonly<Record<string, string>>) => joinWith(posted(changes));
  const joinByScript = (row: object, key: string) => signUp(services(), { ...readSentRow(row), key });
  const stored = () => own.handle().db.selectFrom('waitlist').selectAll().execute();
  const joined = { path: expect.stringMatching('^/portal-ai-waitlist/confirmacao[?]em=') };
  const duplicate = { status: 409, problem: 'Este e-mail já está cadastrado na nossa lista de espera.' };

  test('signs up', async () => {
    expect(await join()).toEqual(joined);
    const now = expect.any(String);
    expect(await own.handle().db.selectFrom('waitlist').selectAll().execute()).toMatchObject([
      { ...pageRow, terms_accepted_at: now, journalism_terms_accepted_at: now },
    ]);
  });

  test('a phone longer than its field keeps every digit (R-WLP-5)', async () => {
    expect(await join({ phone: '+55 (11) 90000-0000' })).toEqual(joined);
    expect(await stored()).toMatchObject([{ phone: '+5511900000000' }]);
    expect(await join({ phone: '+55 (11) 90000-0000 / 0001' })).toEqual({
      status: 422,
      errors: { phone: 'Telefone inválido' },
    });
  });

  test('keeps which version of the texts the form showed (R-WL-25)', async () => {
    const versions = ['a', 'b', 'c'].map((digit) => digit.repeat(16));
    expect(await join({ textos: versions.join('.') })).toEqual(joined);
    const [consent_version, terms_version, journalism_terms_version] = versions;
    expect(await stored()).toMatchObject([{ consent_version, terms_version, journalism_terms_version }]);
  });

  test('gives the values back with the messages, by the form’s names', async () => {
    const form = posted({ email: 'x', portalUrl: '' });
    expect(await joinWith(form)).toEqual({
      status: 422,
      errors: {
        email: 'E-mail inválido',
        portalUrl: 'Endereço do portal é obrigatório quando você possui um portal',
      },
    });
    expect(signUpForm.read(form).values).toEqual({ ...pageValues, email: 'x', portalUrl: '' });
  });

  test('sent once more without its key it is a known e-mail, with the same answers or with others (R-WLP-20)', async () => {
    await join();
    expect(await join()).toEqual(duplicate);
    expect(await join({ nome: 'Intruso' })).toEqual(duplicate);
    const row = { ...pageRow, terms_accepted_at: null, journalism_terms_accepted_at: null };
    expect(await joinByScript(row, crypto.randomUUID())).toEqual({ status: 'duplicate' });
    expect(await stored()).toMatchObject([{ nome: pageRow.nome, empresa: pageRow.empresa }]);
  });

  test('a form that was sent back carries its key: whatever is corrected, it is the same attempt (R-WLP-20)', async () => {
    const first = posted({ nome: 'He' });
    const { key } = signUpForm.read(first);
    expect(await joinWith(first)).toMatchObject({ status: 422 });
    const again = { [ATTEMPT_KEY_FIELD]: key };
    expect(await join(again)).toEqual(joined);
    expect(await join({ ...again, nome: 'Helena Lima', empresa: 'Outra Gazeta', cargo: 'editor' })).toEqual(
      joined,
    );
    // The script takes the same key over.
    expect(await joinByScript({ ...pageRow, nome: 'Pelo programa' }, key)).toEqual({ status: 'joined' });
    expect(await stored()).toMatchObject([{ nome: 'Pelo programa', empresa: pageRow.empresa }]);
  });

  test('an empty form lists everything that is missing', async () => {
    const outcome = await joinWith(new URLSearchParams());
    expect('errors' in outcome ? Object.keys(outcome.errors ?? {}) : []).toEqual([
      'nome',
      'cargo',
      'email',
      'empresa',
      'termsAccepted',
      'journalismTermsAccepted',
    ]);
  });

  test('what falls in the honeypot is thanked and dropped', async () => {
    expect(await join({ [HONEYPOT_FIELD]: 'x' })).toEqual(joined);
    expect(await own.handle().db.selectFrom('waitlist').select('id').execute()).toEqual([]);
  });

  test('every posted body counts as a write, and one too many is not read', async () => {
    const writeLimiter = createWriteLimiter(2);
    const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
      receiveForm(
        signUpForm,
        new Request('http://127.0.0.1/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
          body,
        }),
        {
          services: { ...services(), settings: readSettings({}), writeLimiter, storageLimits: noLimit },
          clientKey: 'x',
          actor: { who: 'visitante', address: 'x' },
        },
      );
    expect(await post('', { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      code: 'other_origin',
    });
    expect(await post('{}', { 'Content-Type': 'application/json' })).toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(await post(`goals=${'a'.repeat(70_000)}`)).toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('grande demais'),
    });
    expect(await post(posted().toString())).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.any(Number),
      message: expect.stringContaining('Aguarde'),
    });
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
