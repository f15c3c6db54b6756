import fc from 'fast-check';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestMessages } from '#content/data-requests.ts';
import { parseDataRequest, requestFields } from '#features/data-requests/rules/schema.ts';
import { requestForm } from '#features/data-requests/server/receive.ts';
import { pageSource } from '#features/waitlist/rules/fields.ts';
import { formValues } from '#features/waitlist/rules/form-values.ts';
import { checkForm } from '#features/waitlist/rules/schema.ts';
import { signUpForm } from '#features/waitlist/server/sign-up-form.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/http/log.ts';
import { receiveForm } from '#server/http/posted-form.ts';
import { maxBodyBytes } from '#server/http/request/sizes.ts';
import { readSettings } from '#server/settings/settings.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { noLimit, noOutbox } from '../support/endpoint.ts';
import { contentTypes, hostileBytes, hostileText } from '../support/hostile.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { pageValues } from '../support/signups.ts';

const origin = 'http://127.0.0.1:3000';
const silent: Logger = pino({ level: 'silent' });
const urlencoded = 'application/x-www-form-urlencoded';

/** The page's form as it is posted; a box is ticked by any text but a written 'no'. */
const typedPage = Object.fromEntries(
  Object.entries(pageValues).map(([name, value]) => [name, String(value)]),
);

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

describe('any form without JavaScript', () => {
  const waitlist = migratedDatabase('sqlite', 'waitlist');
  const requests = migratedDatabase('sqlite', 'data_requests');
  const runs = propertyRuns(500);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  function posted(path: string, body: BodyInit, type: string): Request {
    const headers = type === '' ? undefined : { 'Content-Type': type };
    return new Request(origin + path, { method: 'POST', headers, body });
  }
  const locals = (own: typeof waitlist, changes: Partial<App.Locals['services']> = {}): App.Locals => ({
    services: {
      settings: readSettings({}),
      database: own.handle(),
      log: silent,
      writeLimiter: noLimit,
      backgroundLimiter: noLimit,
      countLimiter: noLimit,
      storageLimits: noLimit,
      outbox: noOutbox,
      ...changes,
    },
    clientKey: '127.0.0.1',
    actor: { who: 'visitante', address: '203.0.113.0/24' },
  });

  const signUp = (body: BodyInit, type = urlencoded) =>
    receiveForm(signUpForm, posted('/portal-ai-waitlist/enviar', body, type), locals(waitlist));
  const request = (body: BodyInit, type = urlencoded) =>
    receiveForm(requestForm, posted('/politica-de-privacidade/pedido', body, type), locals(requests));
  const signUps = () => waitlist.handle().db.selectFrom('waitlist').selectAll().execute();
  const requested = () => requests.handle().db.selectFrom('data_requests').selectAll().execute();

  test('a sign-up comes back with what is wrong, or is stored as it was accepted', async () => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(hostileForm(typedPage), async (form) => {
        await waitlist.handle().db.deleteFrom('waitlist').execute();
        const answer = await signUp(form.toString());
        // What the wire makes of it: a lone surrogate arrives as U+FFFD.
        const checked = checkForm(pageSource, formValues(new URLSearchParams(form.toString())));
        expect(answer).toMatchObject(
          checked.ok ? { kind: 'redirect' } : { status: 422, form: { errors: checked.errors } },
        );
        const rows = await signUps();
        expect(rows).toHaveLength(checked.ok ? 1 : 0);
        if (!checked.ok) return;
        expect(rows[0]).toMatchObject(checked.row);
        stored += 1;
      }),
      { numRuns: runs },
    );
    expect(stored).toBeGreaterThan(runs / 10);
  });

  test('a request comes back with what is wrong, or is stored as it was accepted', async () => {
    const example = { kind: 'access', nome: 'Helena Prado', email: 'helena@x.example', details: 'Tudo.' };
    const twice = new URLSearchParams([...Object.entries(example), ['kind', '']]);
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(hostileForm(example), async (form) => {
        await requests.handle().db.deleteFrom('data_requests').execute();
        const answer = await request(form.toString());
        const typed = new URLSearchParams(form.toString());
        const checked = parseDataRequest(
          Object.fromEntries(requestFields.map((name) => [name, typed.get(name)])),
        );
        expect(answer).toMatchObject(
          checked.ok ? { kind: 'redirect' } : { status: 422, form: { errors: checked.errors } },
        );
        // The protocol number is all that a redirect holds.
        if (answer.kind === 'redirect')
          expect(answer.path).toMatch(/^\/[a-z-]+\/pedido\?protocolo=[\dA-Z-]{16}$/);
        const rows = await requested();
        expect(rows).toHaveLength(checked.ok ? 1 : 0);
        if (!checked.ok) return;
        expect(rows[0]).toMatchObject(checked.value);
        stored += 1;
      }),
      { numRuns: runs, examples: [[twice]] },
    );
    expect(stored).toBeGreaterThan(runs / 10);
  });

  test('any bytes of any type are refused, and with the honeypot filled in nobody is on the list', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBytes, contentTypes, hostileText, async (bytes, type, text) => {
        for (const answer of [await signUp(bytes, type), await request(bytes, type)]) {
          const isForm = answer.kind === 'form';
          expect(isForm ? answer.status : answer).toEqual(
            isForm
              ? 422
              : {
                  kind: 'refused',
                  code: expect.toBeOneOf(['bad_request', 'unsupported_media_type']),
                  message: expect.any(String),
                },
          );
        }
        const caught = new URLSearchParams({ ...typedPage, [HONEYPOT_FIELD]: `x${text.slice(0, 1000)}` });
        expect(await signUp(caught.toString())).toMatchObject({ kind: 'redirect' });
      }),
      { numRuns: runs },
    );
    expect(await signUps()).toEqual([]);
    expect(await requested()).toEqual([]);
  });

  describe('a request that can’t be stored now (R-DAT-6)', () => {
    const typed = {
      kind: 'deletion',
      nome: ' Helena "Prado" ',
      email: 'Helena@x.example',
      details: 'um\r\ndois',
    };
    const post = (form: Readonly<Record<string, string>>, services: Partial<App.Locals['services']>) =>
      receiveForm(
        requestForm,
        posted('/politica-de-privacidade/pedido', new URLSearchParams(form), ''),
        locals(requests, services),
      );

    test('as more than may be stored is refused in a few lines; what is wrong counts for nothing (R-API-18)', async () => {
      const store = vi.fn(async () => ({ allowed: false, retryAfterSeconds: 9_000 }) as const);
      const bound = { storageLimits: { store } };
      expect(await post({ ...typed, nome: 'Jo' }, bound)).toMatchObject({ status: 422 });
      expect(store).not.toHaveBeenCalled();
      expect(await post(typed, bound)).toMatchObject({
        kind: 'refused',
        code: 'too_many_requests',
        message: expect.stringContaining('Aguarde 3 horas'),
      });
      expect(await requested()).toEqual([]);
    });

    test('comes back as it was typed when the database is away, or fails as nobody expected, which the log tells without the person', async () => {
      const closed = await openDatabase(requests.settings());
      await closed.close();
      const failed = { values: typed, problem: requestMessages.failed };
      expect(await post(typed, { database: closed })).toMatchObject({ status: 503, form: failed });
      const lines: string[] = [];
      const broken = {
        ...requests.handle(),
        get db(): typeof closed.db {
          throw new Error(`Key (email)=(${typed.email}) exists`);
        },
      };
      const log = createLog('info', { write: (line) => lines.push(line) });
      expect(await post(typed, { log, database: broken })).toMatchObject({ status: 500, form: failed });
      expect(lines.join()).toContain('form post failed');
      expect(lines.join()).not.toMatch(/helena/i);
    });

    test('as too large says so in its own words', async () => {
      expect(await post({ ...typed, details: 'x'.repeat(70_000) }, {})).toEqual({
        kind: 'refused',
        code: 'payload_too_large',
        message: requestMessages.tooLarge,
      });
    });
  });
});
