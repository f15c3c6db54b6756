import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmRequest, dataRequests } from '#content/data-requests.ts';
import { correction, leave } from '#content/leave.ts';
import { noticeReason, noticesPage } from '#content/staff/notices.ts';
import { requestPage } from '#content/staff/requests.ts';
import { correcting, erasure } from '#content/staff/sign-ups.ts';
import { messages } from '#content/waitlist.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import { webhookHeaders } from '#features/outbox/webhook.ts';
import { forgetCorrections } from '#features/waitlist/correct/correct.ts';
import { leaveToken, urlsOf } from '#features/waitlist/leave/leave.ts';
import { connectDatabase } from '#server/database/database.ts';
import { signLink } from '#server/http/signed-link.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { hookSecret, linkSecret } from '../../support/outbox.ts';
import { eventually } from '../../support/outbox-case.ts';
import {
  type HookServer,
  type MailServer,
  startHookServer,
  startMailServer,
} from '../../support/receivers.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** The built server as an operator sets it up. */
describe('a server that tells of sign-ups', () => {
  const signIn = 'equipe:senha de doze';
  let hooks: HookServer;
  let mail: MailServer;
  /** One that tells a system alone, and one that sends mails too. */
  let plain: TestServer;
  let mailing: TestServer;
  beforeAll(async () => {
    hooks = await startHookServer();
    mail = await startMailServer();
    const env = {
      LEADS_WEBHOOK_URL: hooks.url,
      LEADS_WEBHOOK_SECRET: hookSecret,
      STAFF_BASIC_AUTH: signIn,
      LINK_SECRET: linkSecret,
      RATE_LIMIT_WRITES_PER_MINUTE: '1000',
    };
    const mails = { SMTP_URL: mail.url, LEADS_EMAIL_TO: 'vendas@cometta.example', CONFIRMATION_EMAIL: 'on' };
    [plain, mailing] = await Promise.all([startServer(env), startServer({ ...env, ...mails })]);
  });
  afterEach(async () => {
    hooks.answer = (response) => response.writeHead(204).end();
    for (const server of [plain, mailing]) {
      // What is under way would come among the next test's; what waits goes.
      await eventually(() => read(server, 'select id from outbox where lease_until is not null')).toEqual([]);
      const tables = 'outbox waitlist confirmation_sends data_requests staff_audit waitlist_corrections';
      for (const table of tables.split(' ')) read(server, `delete from ${table}`);
    }
    hooks.received.length = 0;
    mail.received.length = 0;
  });
  afterAll(async () => {
    for (const server of [plain, mailing]) await server.end('SIGKILL');
    await Promise.all([hooks.close(), mail.close()]);
  });

  const signUp = ({ url }: TestServer, changes = {}) =>
    fetch(`${url}/api/waitlist`, json({ ...dialogRow, ...changes }));
  const request = ({ url }: TestServer, fields: object, headers = {}) =>
    fetch(`${url}/api/data-requests`, json(fields, headers));
  const staff = { Authorization: `Basic ${btoa(signIn)}` };
  /** What a browser gets of an address; with fields, of a form that it posts. */
  async function visit({ url }: TestServer, path: string, fields?: Record<string, string>, headers = {}) {
    const answer = await fetch(url + path, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { Origin: url, Accept: 'text/html', ...headers },
    });
    return { status: answer.status, url: answer.url, text: await answer.text() };
  }
  function read<T>({ dataDir }: TestServer, statement: string): T[] {
    const database = new DatabaseSync(join(dataDir, 'database.sqlite'));
    try {
      return database.prepare(statement).all() as T[];
    } finally {
      database.close();
    }
  }
  /** The first row of a sign-up or a request. */
  function first(server: TestServer, statement: string) {
    const [row] = read<{ id: number; created_at: string; email: string; due_at: string }>(server, statement);
    return row ?? expect.fail(`no row: ${statement}`);
  }

  test('tells their system of a request under art. 18, and nothing of the person (R-OUT-12)', async () => {
    const person = { nome: 'Ana Lima', email: 'ana@gazeta.example', details: 'Apaguem tudo.' };
    const ask = () => request(plain, { kind: 'deletion', ...person }, { 'Idempotency-Key': 'b'.repeat(32) });
    const { protocol, due_at } = await (await ask()).json();
    // A retry is the same request.
    expect((await ask()).status).toBe(201);
    const item = { kind: 'request-webhook', state: 'delivered' };
    await eventually(() => read(plain, 'select kind, state from outbox')).toEqual([item]);
    const [{ body, headers } = { body: '', headers: {} as Record<string, unknown> }] = hooks.received;
    const { id, timestamp, ...message } = JSON.parse(body);
    const data = { id: expect.any(Number), protocol, kind: 'deletion', created_at: timestamp, due_at };
    expect([headers['webhook-id'], message]).toEqual([id, { type: 'data_request.created', data }]);
    for (const value of Object.values(person)) expect(body).not.toContain(value);
  });

  test('the staff see why a notice was given up, send it again, and send a test that says it is one (R-EQ-26)', async () => {
    const ask = (fields?: Record<string, string>) => visit(mailing, noticesPage.path, fields, staff);
    hooks.answer = (response) => response.writeHead(410).end();
    await signUp(mailing);
    const dead = () => read<{ key: string }>(mailing, "select key from outbox where state = 'dead'");
    await eventually(() => dead().length).toBe(1);
    expect((await ask()).text).toContain(noticeReason('HTTP 410'));
    const failed = await ask({ teste: 'sim' });
    expect(failed.status).toBe(502);
    expect(failed.text).toContain(noticesPage.test.failed(undefined, noticeReason('HTTP 410')));
    expect(failed.text).toContain(noticesPage.test.arrived('vendas@cometta.example'));

    hooks.answer = (response) => response.writeHead(204).end();
    const chave = dead()[0]?.key ?? '';
    expect((await ask({ chave })).text).toContain(noticesPage.done.fila);
    const states = () => read(mailing, 'select distinct state from outbox');
    await eventually(states).toEqual([{ state: 'delivered' }]);
    expect((await ask({ chave })).text).toContain(noticesPage.done.sumiu);
    const { text } = await ask({ teste: 'sim' });
    for (const to of [undefined, 'vendas@cometta.example'])
      expect(text).toContain(noticesPage.test.arrived(to));
    expect(mail.received.filter(({ to }) => to.startsWith('vendas'))).toHaveLength(3);
    expect(read(mailing, 'select action, who from staff_audit order by id')).toEqual(
      ['test', 'resend', 'test'].map((action) => ({ action, who: 'equipe' })),
    );
  });

  test('a correction, the staff’s or by the person’s link, is told and kept for 30 days (R-EQ-27)', async () => {
    await signUp(plain);
    await signUp(plain, { email: 'outra@gazeta.example' });
    const row = first(plain, 'select * from waitlist order by id');
    const post = visit.bind(undefined, plain);
    const { nome, email } = dialogRow;
    const right = { nome, email, empresa: 'Gazeta d’Oeste', phone: '(11) 90000-0000' };
    const path = `/equipe/inscricoes/${row.id}/corrigir`;
    expect((await post(path, { ...right, nome: 'H' }, staff)).status).toBe(422);
    const taken = await post(path, { ...right, email: 'OUTRA@gazeta.example' }, staff);
    expect([taken.status, taken.text.includes(correcting.taken(row.id + 1))]).toEqual([422, true]);
    expect(taken.text).toContain(`href="/equipe/inscricoes/${row.id + 1}"`);
    expect(taken.text).toContain(correcting.titleOf(nome));
    const done = await post(`${path}?busca=gazeta`, right, staff);
    // The list as it was filtered is a step away.
    expect(done.url).toContain('?busca=gazeta&feito=corrigido');
    expect(done.text).toContain(correcting.done);
    expect(done.text).toContain(dialogRow.empresa);
    // Nothing changes, and nobody is told.
    await post(path, right, staff);
    const found = await visit(plain, '/equipe/inscricoes?busca=d%27oeste', undefined, staff);
    expect(found.text).toContain('Gazeta d’Oeste');

    // The person's own, by the link of the confirmation: shown first.
    const t = leaveToken(linkSecret, row);
    const link = `/portal-ai-waitlist/corrigir?t=${t}`;
    const shown = await visit(plain, link);
    expect([shown.status, shown.text.includes('Gazeta d’Oeste')]).toEqual([200, true]);
    const wrong = await post('/portal-ai-waitlist/corrigir', { ...right, email: 'x', t });
    expect([wrong.status, wrong.text.includes('Gazeta d’Oeste')]).toEqual([422, true]);
    const others = await post('/portal-ai-waitlist/corrigir', { ...right, email: 'outra@gazeta.example', t });
    expect([others.status, others.text.includes(messages.duplicate)]).toEqual([422, true]);
    const moved = await post('/portal-ai-waitlist/corrigir', { ...right, email: 'nova@gazeta.example', t });
    for (const part of [correction.done.title, 'nova@gazeta.example', correction.list('Newsletter AI')])
      expect(moved.text).toContain(part);
    // The link was that of the old address.
    expect((await fetch(plain.url + link)).status).toBe(404);
    expect((await post('/portal-ai-waitlist/corrigir', { ...right, t })).text).toContain(
      correction.invalid.title,
    );

    // Of both sign-ups, and of the two corrections that changed something.
    await eventually(() => hooks.received.length).toBe(4);
    expect(read(plain, 'select who, before from waitlist_corrections order by id')).toEqual([
      { who: 'equipe', before: expect.stringContaining(dialogRow.empresa) },
      { who: 'a própria pessoa', before: JSON.stringify({ email: dialogRow.email }) },
    ]);
    expect(read(plain, "select detail from staff_audit where action = 'correct'")).toEqual([
      { detail: expect.stringContaining('empresa') },
    ]);
    const database = connectDatabase({ databaseUrl: undefined, dataDir: plain.dataDir });
    await forgetCorrections(database, new Date(Date.now() + 31 * 86_400_000));
    await database.close();
    expect(read(plain, 'select id from waitlist_corrections')).toEqual([]);
  });

  test('a request’s mailbox is proven by its link, and the staff may erase without a reason (R-EQ-28)', async () => {
    await signUp(mailing);
    const ask = (kind: string) =>
      request(mailing, { kind, nome: 'Ana Lima', email: dialogRow.email, details: 'Tudo.' });
    // What is answered to anybody needs no proof.
    await ask('sharing');
    const { protocol } = await (await ask('deletion')).json();
    const proofs = () => mail.received.filter(({ raw }) => raw.includes('/politica-de-privacidade/'));
    await eventually(() => proofs().map(({ to }) => to)).toEqual([dialogRow.email]);
    const page = async (path: string, headers = {}) => (await visit(mailing, path, undefined, headers)).text;
    expect(await page(followPath(protocol))).toContain(dataRequests.received.link.title);
    const asked = `/equipe/pedidos/${protocol}`;
    expect(await page(asked, staff)).toContain(requestPage.unconfirmed);
    const row = first(mailing, "select * from data_requests where kind = 'deletion'");
    const token = signLink(linkSecret, 'request', { ...row, expires: new Date(row.due_at) });
    const link = `/politica-de-privacidade/confirmar?t=${token}`;
    // Opening it proves nothing, and a link for something else neither.
    expect(await page(link)).toContain(confirmRequest.ask.button);
    const other = signLink(linkSecret, 'leave', { ...row, expires: new Date(row.due_at) });
    expect((await fetch(`${mailing.url}/politica-de-privacidade/confirmar?t=${other}`)).status).toBe(400);
    expect(await page(asked, staff)).toContain(requestPage.unconfirmed);
    for (let time = 0; time < 2; time += 1) {
      expect((await visit(mailing, link, {})).text).toContain(confirmRequest.confirmed.title);
    }
    expect(await page(asked, staff)).toContain('Caixa confirmada em');
    const { id } = first(mailing, 'select * from waitlist');
    const path = `/equipe/inscricoes/${id}/apagar`;
    expect(await page(path, staff)).toContain(erasure.proven);
    await visit(mailing, path, { email: dialogRow.email }, staff);
    expect(read(mailing, "select detail from staff_audit where action = 'erase'")).toEqual([
      { detail: 'caixa confirmada' },
    ]);
  });

  test('tells the staff, their system and the person of a sign-up (R-OUT-1)', async () => {
    expect((await signUp(mailing)).status).toBe(201);
    await eventually(() => hooks.received.length).toBe(1);
    await eventually(() => mail.received.map(({ to }) => to).toSorted()).toEqual([
      dialogRow.email,
      'vendas@cometta.example',
    ]);
    const [{ headers = {}, body = '' } = {}] = hooks.received;
    const seconds = Number(headers['webhook-timestamp']);
    const signed = webhookHeaders([hookSecret], { id: JSON.parse(body).id, seconds, body });
    expect(headers).toMatchObject(signed);
    expect(mailing.output()).not.toMatch(/helena|gazeta|vendas@/i);
  });

  test('what was given up does not make it unready, is told to no stranger, and shows in the log (R-OUT-7)', async () => {
    hooks.answer = (response) => response.writeHead(410).end();
    const ready = () => fetch(`${plain.url}/readyz`);
    expect(await (await ready()).json()).toEqual({ status: 'ok' });
    await signUp(plain);
    await eventually(() => plain.output()).toContain('outbox has items that were given up');
    expect(await (await ready()).json()).toEqual({ status: 'ok' });
  });

  test('the link’s page keeps its address to itself, and takes the POST of a mail program', async () => {
    const page = await fetch(`${plain.url}/portal-ai-waitlist/sair?t=errado`);
    expect(page.status).toBe(400);
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(await page.text()).toContain('<meta name="robots" content="noindex"');

    await signUp(plain);
    const link = urlsOf(plain.url, leaveToken(linkSecret, first(plain, 'select * from waitlist'))).leave;
    // RFC 8058, section 3.2: either type, from a client that is no browser; no redirect.
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const left = await fetch(link, { method: 'POST', body, redirect: 'error' });
    expect(left.status).toBe(200);
    expect(read(plain, 'select * from waitlist')).toEqual([]);
    const typed = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const again = await fetch(link, { method: 'POST', body: typed });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain(leave.gone.title);
    expect((await fetch(link, { method: 'DELETE' })).headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  // The last: it ends the server.
  test('answers the visitor without waiting for a receiver (R-OUT-1); SIGTERM waits for what is in hand', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    hooks.answer = (response) => void answered.then(() => response.writeHead(204).end());
    await signUp(plain);
    await eventually(() => hooks.received.length).toBe(1);
    const stopped = plain.stop();
    await eventually(() => plain.output()).toContain('"stopping"');
    answer();
    expect(await stopped).toBe(0);
    expect(read(plain, 'select state from outbox')).toEqual([{ state: 'delivered' }]);
  });
});
