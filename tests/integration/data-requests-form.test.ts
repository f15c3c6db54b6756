// R-DAT-6
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestMessages } from '#content/data-requests.ts';
import { requestForm } from '#features/data-requests/server/receive.ts';
import { type DatabaseHandle, openDatabase } from '#server/database/database.ts';
import { createWriteLimiter } from '#server/http/limits/write-limiter.ts';
import { createLog } from '#server/http/log.ts';
import { receiveForm } from '#server/http/posted-form.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/database.ts';
import { noLimit, noOutbox } from '../support/endpoint.ts';

const typed = {
  kind: 'deletion',
  nome: ' Helena "Prado" ',
  email: 'Helena@GazetaDoCais.example',
  details: 'linha 1\r\nlinha 2',
};

describe('the request form, posted by the browser itself', () => {
  let empty: EmptyDatabase;
  let database: DatabaseHandle;
  beforeAll(async () => {
    empty = await emptyDatabase('sqlite');
    database = await openDatabase(empty.settings);
  });
  afterEach(async () => {
    await database.db.deleteFrom('data_requests').execute();
  });
  afterAll(async () => {
    await database.close();
    await empty.remove();
  });

  const post = (
    form: Readonly<Record<string, string>>,
    services: Partial<App.Locals['services']> = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    receiveForm(
      requestForm,
      new Request('http://127.0.0.1:3000/politica-de-privacidade/pedido', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(form),
      }),
      {
        clientKey: '127.0.0.1',
        actor: { who: 'visitante', address: '127.0.0.0/24' },
        services: {
          settings: readSettings({}),
          database,
          log: pino({ level: 'silent' }),
          writeLimiter: createWriteLimiter(100),
          backgroundLimiter: noLimit,
          countLimiter: noLimit,
          storageLimits: noLimit,
          outbox: noOutbox,
          ...services,
        },
      },
    );
  const stored = () => database.db.selectFrom('data_requests').selectAll().execute();

  test('is stored once and leads to its page, with nothing of the person in the address', async () => {
    const answer = await post(typed);
    const [row] = await stored();
    expect(answer).toEqual({
      kind: 'redirect',
      path: `/politica-de-privacidade/pedido?protocolo=${row?.protocol}`,
    });
    expect(await post(typed)).toEqual(answer);
    expect(await stored()).toMatchObject([
      { kind: 'deletion', nome: 'Helena "Prado"', email: 'helena@gazetadocais.example' },
    ]);
  });

  test('more than may be stored is refused in a few lines, and is not stored; what is wrong counts for nothing (R-API-18)', async () => {
    const store = vi.fn(async () => ({ allowed: false, retryAfterSeconds: 9_000 }) as const);
    expect(await post({ ...typed, nome: 'Jo' }, { storageLimits: { store } })).toMatchObject({
      status: 422,
    });
    expect(store).not.toHaveBeenCalled();
    expect(await post(typed, { storageLimits: { store } })).toMatchObject({
      kind: 'refused',
      code: 'too_many_requests',
      message: expect.stringContaining('Aguarde 3 horas'),
    });
    expect(await stored()).toEqual([]);
  });

  test('comes back as it was typed when the database is away', async () => {
    const closed = await openDatabase(empty.settings);
    await closed.close();
    expect(await post(typed, { database: closed })).toMatchObject({
      status: 503,
      form: { values: typed, problem: requestMessages.failed },
    });
  });

  test('what nobody expected is 500, and the log has nothing of the person', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const { db } = database;
    const broken = {
      ...database,
      get db(): typeof db {
        throw new Error(`Key (email)=(${typed.email}) exists`);
      },
    };
    expect(await post(typed, { log, database: broken })).toMatchObject({
      status: 500,
      form: { values: typed, problem: requestMessages.failed },
    });
    expect(lines.join()).toContain('form post failed');
    expect(lines.join()).not.toMatch(/helena|gazeta/i);
  });

  test('from another site, or in another form, gives nothing back', async () => {
    expect(await post(typed, {}, { 'Sec-Fetch-Site': 'cross-site' })).toEqual({
      kind: 'refused',
      code: 'other_origin',
      message: requestMessages.foreign,
    });
    expect(await post(typed, {}, { 'Content-Type': 'text/plain' })).toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(await post({ ...typed, details: 'x'.repeat(70_000) })).toEqual({
      kind: 'refused',
      code: 'payload_too_large',
      message: requestMessages.tooLarge,
    });
    expect(await stored()).toEqual([]);
  });
});
