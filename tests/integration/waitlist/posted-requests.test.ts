/** A request about personal data as a browser without JavaScript posts it. The page that it leads to is in returned-forms.test.ts. */
import { expect, test, vi } from 'vitest';
import { requestMessages } from '#content/data-requests.ts';
import { requestForm } from '#features/data-requests/server/receive.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/http/log.ts';
import { visitForm } from '#server/http/posted-form.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { localsOf, noLimits } from '../../support/endpoint.ts';

const own = migratedDatabase('sqlite', 'data_requests');
const person = { nome: ' Helena "Prado" ', email: 'Helena@x.example' };
const typed = { ...person, kind: 'deletion', details: 'um\r\ndois' };

async function ask(
  changes: Partial<typeof typed>,
  services: Partial<App.Locals['services']> = {},
  more = '',
) {
  const body = new URLSearchParams(`${new URLSearchParams({ ...typed, ...changes })}${more}`);
  const request = new Request('http://127.0.0.1:3000/enviar', { method: 'POST', body });
  const response: { status?: number } = {};
  const locals = localsOf({ database: own.handle(), ...services });
  const answer = await visitForm(requestForm, { request, locals, response });
  if (!(answer instanceof Response)) return { status: response.status, form: answer };
  return { status: answer.status, path: answer.headers.get('Location'), text: await answer.text() };
}

test('is stored as it was checked, also when a field came twice, and leads to an address without what was typed', async () => {
  const path = expect.stringMatching(/^\/[a-z/-]+\?protocolo=[\dA-Z-]{16}$/);
  expect(await ask({}, {}, '&kind=')).toEqual({ status: 303, path, text: '' });
  expect(await own.db().selectFrom('data_requests').selectAll().execute()).toMatchObject([
    { kind: 'deletion', nome: 'Helena "Prado"', email: 'helena@x.example', details: 'um\ndois' },
  ]);
});

test('as more than may be stored is refused in a few lines; what is wrong counts for nothing (R-API-18)', async () => {
  const store = vi.fn(async () => ({ allowed: false, retryAfterSeconds: 9_000 }) as const);
  const bound = { limits: { ...noLimits, store } };
  expect(await ask({ nome: 'Jo' }, bound)).toMatchObject({ status: 422 });
  expect(store).not.toHaveBeenCalled();
  const message = expect.stringContaining('Aguarde 3 horas');
  expect(await ask({}, bound)).toMatchObject({ status: 429, text: message });
  expect(store).toHaveBeenCalledExactlyOnceWith('dataRequest', '127.0.0.1', expect.any(Function));
});

test('comes back as it was typed when the database is away, or fails as nobody expected, which the log tells without the person (R-DAT-6)', async () => {
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
  const refusal = { status: 413, text: `${requestMessages.tooLarge}\n` };
  expect(await ask({ details: 'x'.repeat(70_000) })).toMatchObject(refusal);
});
