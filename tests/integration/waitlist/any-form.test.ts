import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestMessages } from '#content/data-requests.ts';
import { parseDataRequest } from '#features/data-requests/rules/schema.ts';
import { requestForm } from '#features/data-requests/server/receive.ts';
import { pageSource } from '#features/waitlist/rules/fields.ts';
import { formValues } from '#features/waitlist/rules/form-values.ts';
import { checkForm } from '#features/waitlist/rules/schema.ts';
import { signUpForm } from '#features/waitlist/server/sign-up-form.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/http/log.ts';
import { receiveForm } from '#server/http/posted-form.ts';
import { maxBodyBytes } from '#server/http/request/body.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { pageFields } from '../../support/database/signups.ts';
import { localsOf, noLimits } from '../../support/endpoint.ts';
import { contentTypes, hostileBytes, hostileText } from '../../support/hostile.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** The example's fields as a form posts them, some of them hostile, gone, or there twice. */
function hostileForm(example: Readonly<Record<string, string>>): fc.Arbitrary<URLSearchParams> {
  const pair = fc.tuple(fc.constantFrom(...Object.keys(example), '__proto__', 'toString'), hostileText);
  const gone = fc.oneof(
    { weight: 9, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray(Object.keys(example)) },
  );
  return fc
    .tuple(fc.array(pair, { maxLength: 2 }), gone, fc.boolean())
    .map(([pairs, names, first]) => {
      const right = Object.entries(example).filter(([name]) => !names.includes(name));
      const form = new URLSearchParams(right);
      for (const [name, value] of pairs) {
        if (first) form.set(name, value);
        else form.append(name, value);
      }
      return form;
    })
    .filter((form) => form.toString().length <= maxBodyBytes);
}

/** Each form, a right example of it, and what is to be stored of what a form holds. */
const forms = [
  {
    name: 'a sign-up',
    form: signUpForm,
    table: 'waitlist',
    example: pageFields,
    check: (typed: URLSearchParams) => checkForm(pageSource, formValues(typed)),
  },
  {
    name: 'a request',
    form: requestForm,
    table: 'data_requests',
    example: { kind: 'access', nome: 'Helena Prado', email: 'helena@x.example', details: 'Tudo.' },
    check(typed: URLSearchParams) {
      const checked = parseDataRequest(
        Object.fromEntries(['kind', 'nome', 'email', 'details'].map((name) => [name, typed.get(name)])),
      );
      return checked.ok ? { ok: true, row: checked.value } : checked;
    },
  },
] as const;

const own = migratedDatabase('sqlite', 'waitlist', 'data_requests');
const runs = propertyRuns(500);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

function post(
  form: (typeof forms)[number]['form'],
  body: BodyInit,
  type: string,
  services: Partial<App.Locals['services']> = {},
) {
  const headers = type === '' ? undefined : { 'Content-Type': type };
  const request = new Request('http://127.0.0.1:3000/enviar', { method: 'POST', headers, body });
  return receiveForm(form as typeof signUpForm, request, localsOf({ database: own.handle(), ...services }));
}
const urlencoded = 'application/x-www-form-urlencoded';

describe.each(forms)('any form without JavaScript: $name', ({ form, table, example, check }) => {
  const rows = () => own.db().selectFrom(table).selectAll().execute();

  test('comes back with what is wrong, or is stored as it was accepted', async () => {
    let stored = 0;
    const twice = new URLSearchParams([...Object.entries(example), ['kind', '']]);
    await fc.assert(
      fc.asyncProperty(hostileForm(example), async (typed) => {
        await own.db().deleteFrom(table).execute();
        const answer = await post(form, typed.toString(), urlencoded);
        // What the wire makes of it: a lone surrogate arrives as U+FFFD.
        const checked = check(new URLSearchParams(typed.toString()));
        expect(answer).toMatchObject(
          'errors' in checked ? { status: 422, form: { errors: checked.errors } } : { kind: 'redirect' },
        );
        // Nothing of what was typed is in the address that a redirect leads to.
        if (answer.kind === 'redirect')
          expect(answer.path).toMatch(/^\/[a-z/-]+\?(protocolo=[\dA-Z-]{16}|em=\w+)$/);
        expect(await rows()).toMatchObject('row' in checked ? [checked.row] : []);
        stored += Number('row' in checked);
      }),
      { numRuns: runs, examples: [[twice]] },
    );
    expect(stored).toBeGreaterThan(runs / 10);
  });

  test('of any bytes and any type is refused', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBytes, contentTypes, async (bytes, type) => {
        const answer = await post(form, bytes, type);
        if (answer.kind === 'form') expect(answer.status).toBe(422);
        else
          expect(answer).toMatchObject({
            kind: 'refused',
            code: expect.toBeOneOf(['bad_request', 'unsupported_media_type']),
          });
      }),
      { numRuns: runs },
    );
    expect(await rows()).toEqual([]);
  });
});

test('a sign-up with the honeypot filled in is on no list', async () => {
  const caught = new URLSearchParams({ ...forms[0].example, [HONEYPOT_FIELD]: 'x' });
  expect(await post(signUpForm, caught.toString(), urlencoded)).toMatchObject({ kind: 'redirect' });
  expect(await own.db().selectFrom('waitlist').selectAll().execute()).toEqual([]);
});

describe('a request that can’t be stored now (R-DAT-6)', () => {
  const person = { nome: ' Helena "Prado" ', email: 'Helena@x.example' };
  const typed = { ...person, kind: 'deletion', details: 'um\r\ndois' };
  const ask = (changes: Partial<typeof typed>, services: Partial<App.Locals['services']> = {}) =>
    post(requestForm, new URLSearchParams({ ...typed, ...changes }), '', services);

  test('as more than may be stored is refused in a few lines; what is wrong counts for nothing (R-API-18)', async () => {
    const store = vi.fn(async () => ({ allowed: false, retryAfterSeconds: 9_000 }) as const);
    const bound = { limits: { ...noLimits, store } };
    expect(await ask({ nome: 'Jo' }, bound)).toMatchObject({ status: 422 });
    expect(store).not.toHaveBeenCalled();
    const message = expect.stringContaining('Aguarde 3 horas');
    expect(await ask({}, bound)).toMatchObject({ kind: 'refused', code: 'too_many_requests', message });
  });

  test('comes back as it was typed when the database is away, or fails as nobody expected, which the log tells without the person', async () => {
    const closed = await openDatabase(own.settings());
    await closed.close();
    const failed = { values: typed, problem: requestMessages.failed };
    expect(await ask({}, { database: closed })).toMatchObject({ status: 503, form: failed });
    const lines: string[] = [];
    const broken = {
      ...own.handle(),
      get db(): typeof closed.db {
        throw new Error(`Key (email)=(${typed.email}) exists`);
      },
    };
    const log = createLog('info', { write: (line) => lines.push(line) });
    expect(await ask({}, { log, database: broken })).toMatchObject({ status: 500, form: failed });
    expect(lines.join()).toContain('form post failed');
    expect(lines.join()).not.toMatch(/helena/i);
  });

  test('as too large says so in its own words', async () => {
    const refusal = { kind: 'refused', code: 'payload_too_large', message: requestMessages.tooLarge };
    expect(await ask({ details: 'x'.repeat(70_000) })).toEqual(refusal);
  });
});
