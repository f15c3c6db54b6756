/** The staff page over the running server: who sees it, what it shows, what it writes. Its look is in tests/e2e/staff.spec.ts. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldPage, noticeReason, noticesPage } from '#content/staff/notices.ts';
import {
  auditPage,
  referralsPage,
  staffFrame,
  staffMessages,
  staffViews,
  summaryPage,
} from '#content/staff/pages.ts';
import { consentProof, requestPage } from '#content/staff/requests.ts';
import { attendance, erasure, filterForm, signUpPage, signUpsPage } from '#content/staff/sign-ups.ts';
import { messages } from '#content/waitlist.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/shown-texts.ts';
import { filterQuery } from '#features/waitlist/staff/filter-query.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import { shownTexts } from '#integrations/build-facts/shown-texts.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { connectDatabase, type DatabaseHandle } from '#server/database/database.ts';
import { dayOf, formatShortDayAndTime, lastDays, startOfDay } from '#shared/dates.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { generation } from '../support/generation.ts';
import { addNotice, addRequest, addSignUp } from '../support/leads.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { dialogRow } from '../support/signups.ts';

const authorization = `Basic ${Buffer.from('equipe:senha de doze').toString('base64')}`;
const signUps = staffViews.signUps.path;

let server: TestServer;
let handle: DatabaseHandle;

beforeAll(async () => {
  server = await startServer({
    STAFF_BASIC_AUTH: 'equipe:senha de doze',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'trace',
    RATE_LIMIT_WRITES_PER_MINUTE: '20',
  });
  handle = connectDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
});
afterAll(async () => {
  await handle.close();
  await server.stop();
  server.removeData();
});

/** Asks as the staff's browser does when it goes somewhere. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    Authorization: authorization,
    Accept: 'text/html,*/*',
    'X-Forwarded-For': '203.0.113.77',
    ...init.headers,
  };
  return fetch(server.url + path, { redirect: 'manual', ...init, headers });
}

/** Posts a form as the browser does by itself. */
function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: server.url, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

/** The content of a page without header and footer: what is read, or what a refused form is answered with. */
async function contentOf(answer: Response) {
  const html = await answer.text();
  const main = parsePage(html).querySelector('main');
  return { status: answer.status, headers: answer.headers, html, main, text: main?.textContent ?? '' };
}

const read = async (path: string) => contentOf(await ask(path));

/** Stores a sign-up. Returns its number. */
const add = (email: string, changes: Parameters<typeof addSignUp>[2] = {}) =>
  addSignUp(handle, email, { idempotency_key: null, ...changes });

/** The lines of the audit, the newest first. */
const audit = () =>
  handle.db
    .selectFrom('staff_audit')
    .select(['action', 'subject', 'subject_id', 'detail', 'who', 'address'])
    .orderBy('id', 'desc')
    .execute();

const views = Object.values(staffViews).map(({ path }) => path);

describe('every view', () => {
  it.each(views)(
    '%s is for the staff alone, kept by nobody, and has one title (R-EQ-4, R-EQ-6)',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(401);
      const { status, headers, html, main } = await read(path);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('data-consent');
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      // A style in an attribute would be refused by that policy.
      expect(main?.querySelectorAll('[style], script, astro-island')).toHaveLength(0);
      expect(main?.querySelectorAll('h1')).toHaveLength(1);
      // Packed, as a proxy sends it: no more than any other page's document.
      expect(gzipSync(html).length).toBeLessThan(22_000);
      const current = main?.querySelectorAll('nav a[aria-current="page"]');
      expect([...(current ?? [])].map((link) => link.getAttribute('href'))).toEqual([path]);
      expect((await ask(path, { method: 'PUT' })).status).toBe(405);
    },
  );

  it('is in no sitemap, no robots.txt and no llms.txt (R-EQ-4)', async () => {
    for (const path of ['/sitemap-0.xml', '/robots.txt', '/llms.txt']) {
      expect(await (await fetch(server.url + path)).text(), path).not.toContain('equipe');
    }
  });

  it('offers the periods of visits that are counted quickly, and takes any other for 30 days (R-EQ-21)', async () => {
    const { main } = await read(`${staffViews.referrals.path}?dias=365`);
    const periods = [...(main?.querySelectorAll(`nav a[href*="dias="]`) ?? [])];
    expect(periods.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [referralsPage.period(7), null],
      [referralsPage.period(30), 'true'],
      [referralsPage.period(90), null],
    ]);
  });

  it('says on an empty list that it is empty', async () => {
    expect((await read(signUps)).text).toContain(signUpsPage.none);
    expect((await read('/equipe')).text).toContain(summaryPage.calm);
    expect((await read('/equipe')).text).toContain(summaryPage.chart.empty);
  });

  it('tells on the summary how many came, whence and who, what was not delivered, and what was chosen (R-EQ-23)', async () => {
    const now = new Date().toISOString();
    const id = await add('resumo@jornal.example', {
      cargo: 'ceo-fundador',
      company_size: 'medio',
      source: 'sites-para-jornais',
      has_news_portal: true,
      portal_name: 'P',
      portal_url: 'https://p.example',
    });
    await addNotice(handle, id, { state: 'dead', attempts: 12, last_error: 'HTTP 500' });
    await handle.db
      .insertInto('site_referrals')
      .values({
        // Before the sign-up, on its day.
        created_at: startOfDay(dayOf(new Date(now))),
        referring_domain: 'parceiro.example',
        page_visited: '/sites-para-jornais',
        user_agent: null,
        metadata: '{}',
      })
      .execute();
    const choice = { essential: true, analytics: true, functional: true, marketing: true };
    await handle.db
      .insertInto('consents')
      .values({
        ...choice,
        created_at: now,
        receipt: crypto.randomUUID(),
        policy_version: '0123456789abcdef',
        layer: 'panel',
      })
      .execute();
    // One that is down is told of before anything was given up.
    await addNotice(handle, id, { last_error: 'ECONNREFUSED', created_at: '2026-03-05T12:00:00.000Z' });
    const { main, text } = await read('/equipe');
    expect(text).toContain(summaryPage.failing(1, formatShortDayAndTime('2026-03-05T12:00:00.000Z')));
    // Today, 7 days, 30 days, all: each leads to the list of these.
    const figures = [...(main?.querySelectorAll('dl dd a') ?? [])];
    expect(figures.map((link) => link.textContent)).toEqual(['1', '1', '1', '1']);
    const chart = main?.querySelector('svg[role=img]');
    expect(chart?.getAttribute('aria-label')).toBe(summaryPage.chart.describe('1', 30, '1'));
    const table = (caption: string) =>
      [...(main?.querySelectorAll('table') ?? [])].find(
        (element) => element.querySelector('caption')?.textContent === caption,
      );
    const cells = (caption: string) =>
      [...(table(caption)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
      );
    expect(cells(summaryPage.chart.caption).flat()).toContain('1');
    for (const label of [
      cargoLabel('ceo-fundador'),
      sizeLabel('medio') ?? '',
      summaryPage.shares.withPortal,
    ]) {
      expect(text, label).toContain(label);
    }
    expect(cells(referralsPage.caption)).toEqual([['parceiro.example', '1', '1', expect.anything()]]);
    expect(text).toContain(referralsPage.limits);
    expect(text).toContain(summaryPage.dead(1));
    expect((await read(noticesPage.path)).text).toContain(noticeReason('HTTP 500'));
    expect(cells(summaryPage.consents.title)[0]?.slice(1)).toEqual(['1', '0', '0']);
    // The other tests count what they write themselves.
    for (const name of ['outbox', 'waitlist', 'site_referrals', 'consents'] as const) {
      await handle.db.deleteFrom(name).execute();
    }
  });

  it('has the site’s 404 page for an address that there is none of', async () => {
    const { status, html } = await read('/equipe/nada');
    expect(status).toBe(404);
    expect(html).toContain('<title>Página não encontrada');
  });

  it.each([
    [`${signUps}/0`, signUpPage.missing],
    [`${signUps}/1e3`, signUpPage.missing],
    [`${signUps}/99`, signUpPage.missing],
    [`${signUps}/2147483648`, signUpPage.missing],
    ['/equipe/pedidos/2026-7K3QZ-M9X0J', requestPage.missing],
  ])('says that %s is not there, and leads back', async (path, says) => {
    const { status, headers, html } = await read(path);
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(says);
    expect(html).toContain(`href="${path.slice(0, path.lastIndexOf('/'))}"`);
  });
});

describe('sign-ups', () => {
  it('lists a page at a time, and keeps the filter from page to page (R-EQ-7, R-EQ-14)', async () => {
    for (let n = 0; n < 53; n += 1) {
      await add(`pagina${n}@jornal.example`, { empresa: 'Diário das Páginas' });
    }
    await add('outro@jornal.example', { empresa: 'Outro', source: 'indicacao' });
    // An address that was kept, of a place behind the end of the list.
    const behind = await read(`${signUps}?lista=other&antes=1`);
    expect(behind.text).toContain(signUpsPage.noneHere);
    expect(behind.html).toContain(`href="${signUps}?lista=other"`);
    expect((await read(`${signUps}?lista=other`)).text).toContain(signUpsPage.found(1));
    const week = filterQuery({ lista: 'other', desde: lastDays(new Date(), 7).since });
    expect((await read(`${signUps}?lista=other&ate=2026-01-31`)).html).toContain(
      `${signUps}${week.replace('&', '&amp;')}`,
    );
    const first = await read(`${signUps}?busca=DIARIO+das&lista=newsletter`);
    expect(first.main?.querySelectorAll('tbody tr')).toHaveLength(50);
    expect(first.text).not.toContain('outro@jornal.example');
    expect(first.text).toContain(signUpsPage.found(53));
    const next = first.main?.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    expect(next).toMatch(/^\/equipe\/inscricoes\?busca=DIARIO\+das&lista=newsletter&antes=\d+$/);
    const second = await read(next);
    expect(second.main?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(second.main?.querySelector('a[rel=next]')).toBeNull();
    const back = await read(second.main?.querySelector('a[rel=prev]')?.getAttribute('href') ?? '');
    expect(back.main?.querySelectorAll('tbody tr')).toHaveLength(50);
    expect(back.main?.querySelector('a[rel=prev]')).toBeNull();
    const [line] = await audit();
    expect(line).toEqual({
      action: 'list',
      subject: 'sign-up',
      subject_id: null,
      detail: 'busca lista=newsletter',
      who: 'equipe',
      address: '203.0.113.0/24',
    });
    expect((await read(`${signUps}?busca=ninguem-tem`)).text).toContain(signUpsPage.noneFound);
  });

  it('says what is wrong with a filter, keeps it, and lists nothing (R-EQ-7)', async () => {
    const { status, main, text } = await read(`${signUps}?busca=ana&desde=2026-02-30&porte=gigante`);
    expect(status).toBe(422);
    expect(text).toContain(filterForm.dayWrong);
    expect(text).toContain(filterForm.sizeWrong);
    expect(main?.querySelector('[name=busca]')?.getAttribute('value')).toBe('ana');
    expect(main?.querySelectorAll('table')).toHaveLength(0);
    const lines = (await audit()).length;
    for (const [query, message] of [
      ['busca=ana%00', filterForm.searchWrong],
      ['lista=xx', filterForm.listWrong],
      ['portal=xx', filterForm.portalWrong],
      ['situacao=xx', filterForm.stateWrong],
    ] as const) {
      const wrong = await read(`${signUps}?${query}`);
      expect([wrong.status, wrong.text.includes(message)], query).toEqual([422, true]);
      expect((await ask(`${signUps}/exportar?formato=csv&${query}`)).status, query).toBe(400);
    }
    expect(await audit()).toHaveLength(lines);
    expect((await read(`${signUps}?desde=2026-03-02&ate=2026-03-01`)).text).toContain(filterForm.daysTurned);
  });

  // R-EQ-8, R-EQ-14, R-EQ-15, R-EQ-16
  it('shows all of a sign-up, with what was typed as text and in its own direction', async () => {
    const id = await add('hostil@jornal.example', {
      nome: '<b>Zé</b> \u202Eoãoj',
      empresa: '"><script>alert(1)</script>',
      phone: '(11) 98765-4321',
    });
    await addNotice(handle, id);
    const { main, html, text } = await read(`${signUps}/${id}`);
    expect(main?.querySelectorAll('b, script')).toHaveLength(0);
    expect(text).toContain('<b>Zé</b> \u202Eoãoj');
    for (const element of main?.querySelectorAll('*') ?? []) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.includes('\u202E'),
      );
      if (own) expect(element.tagName).toBe('BDI');
    }
    expect(parsePage(html).querySelector('title')?.textContent).toContain(signUpPage.title(id));
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    expect(links).toContainEqual(expect.stringMatching(/^mailto:hostil@jornal\.example\?subject=/));
    expect(links).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/5511987654321\?text=/));
    expect(await audit()).toContainEqual({
      action: 'read',
      subject: 'sign-up',
      subject_id: id,
      detail: null,
      who: 'equipe',
      address: '203.0.113.0/24',
    });
    // Nobody's name, nor what was searched for.
    const before = server.output().length;
    await read(`${signUps}?busca=Segredo`);
    await expect.poll(() => server.output().slice(before)).toContain(`"path":"${signUps}"`);
    expect(server.output()).not.toMatch(/Segredo|hostil@/);
  });

  it('notes how far one is, with or without words, and keeps the note (R-EQ-7, R-EQ-9)', async () => {
    const id = await add('atender@jornal.example');
    const path = `${signUps}/${id}/atender`;
    const noted = await post(path, { situacao: 'aberto', nota: ' Liguei.\r\nPediu proposta. ' });
    expect([noted.status, noted.headers.get('Location')]).toEqual([303, `${signUps}/${id}?feito=anotado`]);
    const listed = async (state: string) =>
      (await read(`${signUps}?busca=atender@&situacao=${state}`)).main?.querySelectorAll('tbody tr').length;
    for (const { name, label } of attendance.states.toReversed()) {
      await post(path, { situacao: name, nota: '' });
      const page = await read(`${signUps}/${id}?feito=anotado`);
      expect(page.main?.querySelector('[role=status]')?.textContent).toBe(attendance.done);
      expect(page.main?.querySelector('textarea')?.textContent).toBe('Liguei.\nPediu proposta.');
      expect(page.text).toContain(label);
      expect([await listed(name), await listed(name === 'aberto' ? 'atendido' : 'aberto')]).toEqual([1, 0]);
    }
    expect((await audit()).map(({ action, detail }) => [action, detail])).toContainEqual([
      'attend',
      'sem-interesse',
    ]);
    const wrong = await contentOf(await post(path, { situacao: 'talvez', nota: 'Ligar amanhã' }));
    expect([wrong.status, wrong.text.includes(attendance.stateMissing)]).toEqual([422, true]);
    expect(wrong.main?.querySelector('textarea')?.textContent).toBe('Ligar amanhã');
    // Taken back, it is nowhere any more; how far they were stays.
    await post(path, { situacao: 'atendido', nota: 'Liguei.', retirar: 'on' });
    const without = await read(`${signUps}/${id}`);
    expect(without.text).not.toContain('Liguei.');
    expect(without.text).toContain(attendance.history);
    expect((await audit()).map(({ detail }) => detail)).toContain('sem-anotacao');
    // The address of the form leads back when it is opened by itself.
    const opened = await ask(path);
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, `${signUps}/${id}`]);
  });

  it('gives a note back that is too long, with all of it (R-EQ-9)', async () => {
    const id = await add('longa@jornal.example');
    const note = `${'á'.repeat(500)}!`;
    const page = await contentOf(
      await post(`${signUps}/${id}/atender`, { situacao: 'atendido', nota: note }),
    );
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
    expect(page.text).toContain(attendance.tooLong(500, 501));
    expect(page.main?.querySelector('textarea')?.textContent).toBe(note);
    expect(page.main?.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    // More than any form holds: the browser has it still, one step back.
    const huge = await post(`${signUps}/${id}/atender`, { situacao: 'atendido', nota: 'a'.repeat(100_000) });
    expect(huge.status).toBe(413);
    expect(await huge.text()).toContain(staffMessages.tooLarge);
    expect(
      await handle.db.selectFrom('waitlist_attendance').select('id').where('waitlist_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('a version leads to its text, from the sign-up that carries it (R-STF-16)', async () => {
    const form = parsePage(await (await fetch(`${server.url}/fila-de-espera/newsletter-ai`)).text());
    const sent = form.querySelector(`[name="${SHOWN_TEXTS_FIELD}"]`)?.getAttribute('value') ?? '';
    const [version = '', terms = ''] = sent.split('.');
    const id = await add('versao@jornal.example', { consent_version: version, terms_version: terms });
    const { main, text } = await read(`${signUps}/${id}`);
    expect(text).not.toContain(signUpPage.noVersions);
    expect((await read(`${signUps}/${await add('sem@versao.example')}`)).text).toContain(
      signUpPage.noVersions,
    );
    const link = `/equipe/recibos?codigo=${version}&inscricao=${id}`;
    expect(main?.querySelector(`a[href="${link}"]`)?.textContent).toBe(version);
    const note = await read(link);
    // The sentence of the person's own list, in one paragraph with the one around a link.
    expect(
      [...(note.main?.querySelectorAll('#texto ~ p, .split ~ p') ?? [])].map((p) => p.textContent),
    ).toEqual([`${messages.consentNewsletter} ${messages.consentMore.join('')}`]);
    expect(note.text).toContain(`Mostrado na inscrição ${id}, na lista Newsletter AI`);
    expect(note.main?.querySelector(`a[href="${signUps}/${id}"]`)?.textContent).toBe(consentProof.back);
    // A sign-up that carries another version was not shown this one.
    expect((await read(link.replace(version, shownTexts().note.version))).text).not.toContain('Mostrado na');
    // The document as its readers see it, without Markdown's signs.
    const shown = await read(`/equipe/recibos?codigo=${terms}`);
    expect(shown.text).toMatch(/Termos de serviço, versão \d/);
    expect(shown.text).not.toMatch(/^(#|- |---)|\*\*|\]\(/m);
    expect(shown.main?.querySelectorAll('h4, li, a[href="/politica-de-conteudo"]').length).toBeGreaterThan(
      20,
    );
    expect((await read('/equipe/recibos?codigo=outra-coisa')).text).toContain(consentProof.unknown);
  });

  it('erases a person only when the e-mail was typed again and the person asked (R-EQ-10)', async () => {
    const id = await add('apagar@jornal.example');
    await addRequest(handle, 'apagar@jornal.example', { done_at: '2026-11-01T13:00:00.000Z' });
    const protocol = await addRequest(handle, 'apagar@jornal.example');
    const request = `/equipe/pedidos/${protocol}`;
    const asked = await read(`${signUps}/${id}/apagar`);
    expect(asked.text).toContain(erasure.answered(1));
    expect(asked.main?.querySelector(`section a[href="${request}"]`)).not.toBeNull();
    const other = await contentOf(await post(`${signUps}/${id}/apagar`, { email: 'apaga@jornal.example' }));
    expect(other.text).toContain(erasure.different);
    expect(other.main?.querySelector('[name=email]')?.getAttribute('value')).toBe('apaga@jornal.example');
    expect((await contentOf(await post(`${signUps}/${id}/apagar`))).text).toContain(erasure.missing);
    const email = ' Apagar@JORNAL.example ';
    const unsure = await contentOf(await post(`${signUps}/${id}/apagar`, { email }));
    expect(unsure.text).toContain(erasure.reasonMissing);
    for (const motivo of ['Pediu pelo 11 98765-4321', 'Pediu por helena@jornal.example']) {
      const named = await contentOf(await post(`${signUps}/${id}/apagar`, { email, motivo }));
      expect([named.status, named.text.includes(erasure.reasonContact)]).toEqual([422, true]);
      expect(named.main?.querySelector('textarea')?.textContent).toBe(motivo);
    }
    const done = await post(`${signUps}/${id}/apagar`, { email, motivo: 'Teste nosso' });
    expect(done.headers.get('Location')).toBe(`${signUps}?feito=apagada`);
    expect((await read(`${signUps}?feito=apagada`)).text).toContain(signUpsPage.removed);
    expect((await read(`${signUps}/${id}`)).status).toBe(404);
    const empty = { nome: null, email: null, details: null };
    const rows = () => handle.db.selectFrom('data_requests').select(['nome', 'email', 'details']).execute();
    expect(await rows()).toEqual([empty, expect.objectContaining({ email: 'apagar@jornal.example' })]);
    await post(request, { apagar: 'sim' });
    expect((await rows())[1]).not.toEqual(empty);
    // Its answer is what it is kept for.
    await handle.db.updateTable('data_requests').set({ done_at: '2026-11-02T13:00:00.000Z' }).execute();
    const emptied = await post(request, { apagar: 'sim' });
    expect(emptied.headers.get('Location')).toBe(`${request}?feito=esvaziado`);
    expect(await rows()).toEqual([empty, empty]);
    const left = await read(`${request}?feito=esvaziado`);
    expect(left.text).toContain(requestPage.emptied);
    expect(left.main?.querySelector('button[name=apagar]')).toBeNull();
    expect(await audit()).toContainEqual(expect.objectContaining({ action: 'erase', subject: 'request' }));
    expect((await handle.db.selectFrom('erasures').select('id').execute()).length).toBe(2);
    expect(await audit()).toContainEqual(
      expect.objectContaining({
        action: 'erase',
        subject_id: id,
        detail: 'pedidos esvaziados=1, motivo: Teste nosso',
      }),
    );
  });

  it('answers a form sent twice at once, and says that the sign-up is gone (R-EQ-14, R-EQ-19)', async () => {
    const email = 'duas-vezes@jornal.example';
    const id = await add(email);
    const paths = [`${signUps}/${id}/apagar`, `${signUps}/${id}/atender`] as const;
    const both = await Promise.all([1, 2].map(() => post(paths[0], { email, motivo: 'Teste nosso' })));
    const gone = `${signUps}?feito=sumiu`;
    expect(both.map(({ headers }) => headers.get('Location')).sort()).toEqual([
      `${signUps}?feito=apagada`,
      gone,
    ]);
    for (const path of paths) {
      const late = await post(path, { email, situacao: 'atendido', nota: 'Tarde' });
      expect([late.status, late.headers.get('Location')]).toEqual([303, gone]);
      const missing = await read(path);
      expect([missing.status, missing.text.includes(signUpPage.missing)], path).toEqual([404, true]);
    }
    expect((await read(gone)).text).toContain(signUpsPage.unknown);
    expect((await audit()).filter((line) => line.subject_id === id && line.action !== 'read')).toEqual([
      expect.objectContaining({ action: 'erase', detail: 'motivo: Teste nosso' }),
    ]);
  });

  it('has no limit of a minute on what the staff write, and a line for each (R-EQ-20)', async () => {
    const id = await add('muitas@jornal.example');
    for (let n = 0; n < 25; n += 1) {
      const noted = await post(`${signUps}/${id}/atender`, { situacao: 'atendido', nota: `Nota ${n}` });
      expect(noted.status).toBe(303);
    }
    // The same note once more changes nothing.
    await post(`${signUps}/${id}/atender`, { situacao: 'atendido', nota: 'Nota 24' });
    const lines = (await audit()).filter((line) => line.subject_id === id && line.action === 'attend');
    expect(lines).toHaveLength(25);
  });

  it('exports what fits the filter, in the format and with the separator asked for (R-EQ-11, R-EQ-14)', async () => {
    const id = await add('formula@jornal.example', {
      empresa: '=1+1',
      cargo: 'ceo-fundador',
      company_size: 'medio',
      source: 'indicacao',
      phone: '(11) 90000-0000',
      created_at: '2026-03-05T02:30:00.000Z',
    });
    await post(`${signUps}/${id}/atender`, { situacao: 'atendido', nota: 'Ligar; pedir "portal"' });
    await add('aberta@jornal.example', { source: 'indicacao' });
    const path = `${signUps}/exportar?lista=other&situacao=atendido`;
    const excel = await ask(`${path}&formato=csv&separador=;`);
    expect(excel.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(excel.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="inscricoes-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(excel.headers.get('Cache-Control')).toBe('no-store');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await excel.arrayBuffer());
    const [titles = '', row = '', ...rest] = text.trimEnd().split('\r\n');
    expect(rest).toEqual([]);
    expect(titles).toMatch(/^\uFEFFNúmero da inscrição;Inscrição;Lista;Nome;E-mail;Telefone;Empresa;Cargo;/);
    // Day and time of São Paulo, as a Brazilian Excel reads them.
    expect(row).toMatch(/^\d+;04\/03\/2026 23:30;Outra;/);
    // The dialogs ask neither for a portal nor for terms: nobody said no.
    expect(row.split(`;${staffFrame.notAsked}`)).toHaveLength(5);
    expect(row).toContain(`;+55 11 90000-0000;'=1+1;${cargoLabel('ceo-fundador')};${sizeLabel('medio')};`);
    expect(row).toMatch(/;indicacao;.*;Atendido;\d\d\/\d\d\/\d{4} \d\d:\d\d;"Ligar; pedir ""portal"""$/);
    expect(row).toMatch(new RegExp(`^${id};`));
    // An empty cell is what a dialler passes over.
    const open = await ask(`${signUps}/exportar?busca=aberta@&formato=csv&separador=;`);
    expect(await open.text()).toContain(';aberta@jornal.example;;');
    expect(await (await ask(`${path}&formato=csv&separador=,`)).text()).toContain(
      'Inscrição,Lista,Nome,E-mail,',
    );
    // For programs: names and values as they are stored.
    expect(await (await ask(`${path}&formato=json`)).json()).toEqual([
      expect.objectContaining({
        id,
        email: 'formula@jornal.example',
        cargo: 'ceo-fundador',
        created_at: '2026-03-05T02:30:00.000Z',
        attendance: 'attended',
        note: 'Ligar; pedir "portal"',
      }),
    ]);
    expect((await ask(`${path}&formato=xls`)).status).toBe(400);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: 'export', detail: 'csv lista=other situacao=atendido' }),
    );
  });
});

// R-EQ-29
it('shows what is kept apart, releases it and erases it; the audit has a line each', async () => {
  const send = async (email: string) => {
    const answer = await fetch(`${server.url}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...dialogRow, email, [HONEYPOT_FIELD]: 'Compre <b>já</b>' }),
    });
    expect(answer.status).toBe(201);
  };
  await send('gerente@retida.example');
  await send('robo@retida.example');
  expect((await fetch(server.url + heldPage.path)).status).toBe(401);
  expect((await read('/equipe')).text).toContain(summaryPage.held(2));
  const { main, text } = await read(heldPage.path);
  expect(text).toContain('Compre <b>já</b>');
  expect(text).toContain(dialogRow.site);
  expect((await read(signUps)).text).not.toContain('@retida.example');
  const protocol = await addRequest(handle, 'robo@retida.example');
  expect((await read(`/equipe/pedidos/${protocol}`)).text).toContain(summaryPage.held(1));

  const buttons = (name: string) =>
    [...(main?.querySelectorAll(`button[name=${name}]`) ?? [])].map(
      (button) => button.getAttribute('value') ?? '',
    );
  const [robot = '', person = ''] = buttons('liberar');
  expect(buttons('apagar')).toEqual([robot, person]);
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await post(heldPage.path, { liberar: person }, foreign)).status).toBe(403);
  const released = await post(heldPage.path, { liberar: person });
  expect([released.status, released.headers.get('Location')]).toEqual([
    303,
    `${heldPage.path}?feito=liberada`,
  ]);
  expect((await read(`${heldPage.path}?feito=liberada`)).text).toContain(heldPage.released);
  expect((await read(signUps)).text).toContain('gerente@retida.example');
  await post(heldPage.path, { apagar: robot });
  expect((await read(`${heldPage.path}?feito=apagada`)).text).toContain(heldPage.none);
  const lines = (await audit()).filter(({ action }) => action !== 'read' && action !== 'list');
  expect(lines.slice(0, 2)).toMatchObject([
    { action: 'delete', subject: 'held-sign-up', subject_id: Number(robot) },
    { action: 'release', subject: 'sign-up', detail: `retida=${person}`, who: 'equipe' },
  ]);
  await handle.db.deleteFrom('data_requests').execute();
});

it('has pages of the notices that failed, says what each is about, and sends all again (R-EQ-26)', async () => {
  const id = await add('aviso@jornal.example');
  const failed = { last_error: 'HTTP 500', attempts: 3 };
  const protocol = await addRequest(handle, 'aviso@jornal.example');
  const { id: requestId } = await handle.db
    .selectFrom('data_requests')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow();
  const none = { waitlist_id: null };
  await addNotice(handle, id, { ...failed, ...none, data_request_id: requestId, kind: 'request-webhook' });
  const removal = { removed_id: 26, removed_email: 'saiu@x.example', kind: 'removal-webhook' } as const;
  await addNotice(handle, id, { ...failed, ...none, ...removal });
  for (let n = 0; n < 50; n += 1)
    await addNotice(handle, id, { ...failed, state: n % 2 === 0 ? 'dead' : 'pending' });
  const abouts = ({ main }: Awaited<ReturnType<typeof read>>) =>
    [...(main?.querySelectorAll(`td[data-label="${noticesPage.about}"]`) ?? [])].map(
      (cell) => cell.textContent,
    );
  const first = await read(noticesPage.path);
  expect(abouts(first)).toEqual(Array.from({ length: 50 }, () => noticesPage.signUp(id)));
  const second = await read(first.main?.querySelector('a[rel=next]')?.getAttribute('href') ?? '');
  expect(abouts(second)).toEqual([noticesPage.left(26), protocol]);
  expect(second.main?.querySelector(`a[href="/equipe/pedidos/${protocol}"]`)).not.toBeNull();
  expect(second.main?.querySelector('a[rel=prev]')?.getAttribute('href')).toBe(noticesPage.path);
  const sent = await post(noticesPage.path, { todos: 'sim' });
  expect(sent.headers.get('Location')).toBe(`${noticesPage.path}?feito=fila`);
  expect(
    await handle.db
      .selectFrom('outbox')
      .select(['state', 'attempts'])
      .where('last_error', 'is not', null)
      .distinct()
      .execute(),
  ).toEqual([{ state: 'pending', attempts: 3 }]);
  expect((await audit())[0]).toMatchObject({ action: 'resend', detail: '52' });
  for (const table of ['outbox', 'data_requests'] as const) await handle.db.deleteFrom(table).execute();
});

it('tells who saw and changed what, by person and by action, a page at a time (R-EQ-32)', async () => {
  const id = await add('vista@jornal.example');
  await read(`${signUps}/${id}`);
  await post(`${signUps}/${id}/atender`, { situacao: 'contatado', nota: '' });
  // Where the form leads is no further reading.
  await read(`${signUps}/${id}?feito=anotado`);
  const link = (await read(`${signUps}/${id}`)).main?.querySelector(`a[href^="${staffViews.audit.path}?"]`);
  expect(link?.textContent).toBe(auditPage.open);
  const ofPerson = link?.getAttribute('href') ?? '';
  const acts = ({ main }: Awaited<ReturnType<typeof read>>) =>
    [...(main?.querySelectorAll(`td[data-label="${auditPage.what}"]`) ?? [])].map((cell) => cell.textContent);
  const seen = [`abriu inscrição ${id}`, `atendeu inscrição ${id}`, `abriu inscrição ${id}`];
  expect(acts(await read(ofPerson))).toEqual(seen);
  expect(acts(await read(`${staffViews.audit.path}?pessoa=VISTA@jornal.example&acao=attend`))).toEqual([
    seen[1],
  ]);
  // By who did it, and by day.
  const today = dayOf(new Date());
  for (const [query, many] of [
    ['quem=equipe', 3],
    ['quem=outra', 0],
    [`desde=${today}&ate=${today}`, 3],
    ['ate=2026-01-01', 0],
  ] as const)
    expect(acts(await read(`${ofPerson}&${query}`)), query).toHaveLength(many);
  const noDay = await read(`${ofPerson}&desde=ontem`);
  expect([noDay.status, noDay.text.includes(filterForm.dayWrong)]).toEqual([422, true]);
  expect((await read(ofPerson)).text).toContain(auditPage.details.contatado);
  // An address from before a correction, while it is kept; what it can't find is said.
  await handle.db
    .insertInto('waitlist_corrections')
    .values({ waitlist_id: id, who: 'equipe', before: JSON.stringify({ email: 'antes@jornal.example' }) })
    .execute();
  const before = await read(`${staffViews.audit.path}?pessoa=antes@jornal.example`);
  expect(acts(before)).toEqual(seen);
  expect(before.text).toContain(auditPage.emailNote);
  // Who looked for somebody stands there too, without whom; the address has it, and the log does not.
  expect((await audit())[0]).toMatchObject({
    action: 'list',
    subject: 'audit',
    subject_id: null,
    detail: 'pessoa',
  });
  expect(server.output()).not.toMatch(/vista@/i);
  const wrong = await read(`${staffViews.audit.path}?pessoa=Helena&acao=voou`);
  expect([wrong.status, wrong.main?.querySelectorAll('table')]).toEqual([
    422,
    expect.objectContaining({ length: 0 }),
  ]);
  expect(wrong.text).toContain(auditPage.personWrong);
  expect(wrong.text).toContain(auditPage.actionWrong);
  expect(wrong.main?.querySelector('[name=pessoa]')?.getAttribute('value')).toBe('Helena');

  for (let n = 0; n < 51; n += 1) await read(`${signUps}/${id}`);
  const first = await read(`${ofPerson}&acao=read`);
  expect(acts(first)).toHaveLength(50);
  const next = first.main?.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
  const second = await read(next);
  expect(acts(second)).toHaveLength(3);
  expect(second.main?.querySelector('a[rel=prev]')?.getAttribute('href')).toBe(`${ofPerson}&acao=read`);
});

describe('requests and generations', () => {
  it('shows the overdue first, and notes an answer once (R-EQ-12, R-EQ-15, R-EQ-23)', async () => {
    // Just received.
    const relaxed = await addRequest(handle, 'a@x.example');
    const overdue = await addRequest(handle, 'b@x.example', {
      due_at: new Date(Date.now() - 10 * 86_400_000).toISOString(),
    });
    const { text } = await read('/equipe/pedidos');
    expect(text.indexOf(overdue)).toBeGreaterThan(0);
    expect(text.indexOf(overdue)).toBeLessThan(text.indexOf(relaxed));
    expect(text).toContain('Faltam 15 dias');
    expect(text).toContain('Vencido há 10 dias');
    expect((await read('/equipe')).text).toContain(summaryPage.overdue(1));
    const path = `/equipe/pedidos/${overdue}`;
    const asked = await read(path);
    expect(asked.text).toContain('b@x.example');
    // Anybody can have written the address: said above what would hand the data over.
    expect(asked.text.indexOf(requestPage.unproven)).toBeGreaterThan(0);
    expect(asked.text.indexOf(requestPage.unproven)).toBeLessThan(asked.text.indexOf(requestPage.data));
    const mailbox = async () =>
      (await read('/equipe/pedidos')).main?.querySelector('td[data-label="Caixa confirmada"]')?.textContent;
    expect(await mailbox()).toBe(staffFrame.no);
    await handle.db
      .updateTable('data_requests')
      .set({ confirmed_at: new Date().toISOString() })
      .where('protocol', '=', overdue)
      .execute();
    expect((await read(path)).text).not.toContain(requestPage.unproven);
    expect(await mailbox()).toBe(staffFrame.yes);
    const registered = await add('b@x.example', { nome: 'Carlos Moraes' });
    expect(
      (await read(path)).main?.querySelector(`a[href="${signUps}/${registered}"]`)?.textContent,
    ).toContain('Carlos Moraes');
    expect((await read(path.replaceAll('-', ''))).text).toContain('b@x.example');
    expect(await (await ask(`${path}/dados`)).json()).toMatchObject({ email: 'b@x.example' });
    const first = await post(path);
    expect([first.status, first.headers.get('Location')]).toEqual([303, `${path}?feito=respondido`]);
    expect((await read(`${path}?feito=respondido`)).text).toContain(requestPage.closed);
    expect((await post(path)).headers.get('Location')).toBe(`${path}?feito=ja`);
    expect((await audit()).filter(({ action }) => action === 'answer')).toHaveLength(1);
    expect(
      (await audit()).filter(({ subject }) => subject === 'request').map(({ action }) => action),
    ).toEqual(expect.arrayContaining(['list', 'read', 'export', 'answer']));
    // The number opens the person's data, so the log does not have it.
    await expect.poll(() => server.output()).toContain('/equipe/pedidos/[oculto]');
    expect(server.output()).not.toContain(overdue);
    expect(server.output()).not.toContain(overdue.replaceAll('-', ''));
  });

  it('has pages of those that were answered, the last answer first (R-EQ-12)', async () => {
    for (let n = 10; n < 63; n += 1) {
      await addRequest(handle, `antigo${n}@x.example`, {
        done_at: `2026-01-01T13:00:${String(n % 60).padStart(2, '0')}.000Z`,
      });
    }
    const answered = ({ main }: Awaited<ReturnType<typeof read>>) =>
      main?.querySelectorAll('section[aria-labelledby=respondidos] tbody tr').length ?? 0;
    const first = await read('/equipe/pedidos');
    expect(answered(first)).toBe(50);
    const next = first.main?.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    const second = await read(next);
    expect(answered(second)).toBeGreaterThanOrEqual(3);
    expect(answered(second)).toBeLessThan(50);
    expect(second.text).toContain('antigo60@x.example');
    expect(first.text).not.toContain('antigo60@x.example');
    expect(second.main?.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/equipe/pedidos');
    await handle.db.deleteFrom('data_requests').where('email', 'like', 'antigo%').execute();
  });

  it('discards a request that nobody stands behind, after a tick, and never an answered one (R-EQ-12)', async () => {
    const path = `/equipe/pedidos/${await addRequest(handle, 'spam@x.example')}`;
    const unsure = await contentOf(await post(path, { descartar: 'sim' }));
    expect(unsure.text).toContain(requestPage.discard.unsure);
    const sure = { descartar: 'sim', certeza: 'on' };
    const done = '/equipe/pedidos?feito=descartado';
    expect((await post(path, sure)).headers.get('Location')).toBe(done);
    expect((await read(done)).text).toContain(requestPage.discard.done);
    expect((await read(path)).status).toBe(404);
    const gone = '/equipe/pedidos?feito=sumiu';
    expect((await post(path, sure)).headers.get('Location')).toBe(gone);
    expect((await read(gone)).text).toContain(requestPage.unknown);
    const answered = `/equipe/pedidos/${await addRequest(handle, 'c@x.example', { done_at: '2026-11-01T13:00:00.000Z' })}`;
    expect((await post(answered, sure)).headers.get('Location')).toBe(`${answered}?feito=ja`);
    expect((await audit()).filter(({ action }) => action === 'discard')).toHaveLength(1);
  });

  it('takes a generation off the lists (R-EQ-13, R-EQ-14)', async () => {
    // The second is the same one sent again.
    for (let time = 0; time < 2; time += 1) {
      const saved = await ask('/api/copyright-generations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(generation('Jornal da Serra')),
      });
      expect(saved.status).toBe(201);
    }
    expect((await audit()).filter((line) => line.action === 'create')).toEqual([
      expect.objectContaining({ subject: 'generation', subject_id: 1, address: '203.0.113.0/24' }),
    ]);
    const { main } = await read('/equipe/geracoes');
    const action = main?.querySelector('form')?.getAttribute('action') ?? '';
    expect((await post(action)).headers.get('Location')).toBe('/equipe/geracoes?feito=apagada');
    expect((await post(action)).headers.get('Location')).toBe('/equipe/geracoes?feito=sumiu');
    expect(
      (await audit()).filter((line) => line.action === 'delete' && line.subject === 'generation'),
    ).toHaveLength(1);
    // No generation can have this number: it is not looked for, whatever the method.
    const beyond = '/equipe/geracoes/2147483648/apagar';
    expect((await post(beyond)).headers.get('Location')).toBe('/equipe/geracoes?feito=sumiu');
    expect((await ask(beyond)).headers.get('Location')).toBe('/equipe/geracoes');
    expect((await read('/equipe/geracoes')).text).not.toContain('Jornal da Serra');
    expect(await handle.db.selectFrom('copyright_generations').select('id').execute()).toEqual([]);
  });
});

it('writes nothing that another site makes a browser of the staff’s send (R-EQ-17)', async () => {
  const id = await add('alheio@jornal.example');
  for (const path of [`${signUps}/${id}/atender`, `${signUps}/${id}/apagar`]) {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      const answer = await post(path, { nota: 'x', email: 'alheio@jornal.example' }, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(staffMessages.foreign);
    }
  }
  expect((await read(`${signUps}/${id}`)).text).toContain('Em aberto');
});

it('the preview is for the staff alone, with a policy of its own beside the other security headers (R-STF-1)', async () => {
  const path = '/copyright/previa?clientName=Jornal&url=https://evil.example&mode=light';
  expect((await fetch(server.url + path)).status).toBe(401);
  const { status, headers } = await ask(path);
  expect(status).toBe(422);
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';.*sandbox$/,
  );
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.has('Speculation-Rules')).toBe(false);
});
