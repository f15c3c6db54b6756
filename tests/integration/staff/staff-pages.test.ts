/** The staff page over the running server: who sees it, what it shows, what it writes. Its look is in tests/e2e/staff.spec.ts. */
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { heldPage, noticeReason, noticesPage } from '#content/staff/notices.ts';
import {
  auditPage,
  dayChart,
  referralsPage,
  staffFrame,
  staffMessages,
  staffViews,
  summaryPage,
} from '#content/staff/pages.ts';
import { consentProof, requestPage } from '#content/staff/requests.ts';
import { attendance, erasure, filterForm, signUpPage, signUpsPage } from '#content/staff/sign-ups.ts';
import { messages } from '#content/waitlist.ts';
import { readRequest } from '#features/data-requests/staff/requests.ts';
import { SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import { filterQuery } from '#features/waitlist/staff/filter.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import { shownTexts } from '#integrations/build-facts/shown-texts.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { connectDatabase, type DatabaseHandle } from '#server/database/database.ts';
import { tableNames } from '#server/database/tables.ts';
import { dayOf, formatShortDayAndTime, lastDays, startOfDay } from '#shared/dates.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { builtServer } from '../../support/built-server.ts';
import { generation } from '../../support/database/generation.ts';
import { addConsent, addNotice, addRequest, addSignUp, addVisit } from '../../support/database/leads.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';

const authorization = `Basic ${Buffer.from('equipe:senha de doze').toString('base64')}`;
const signUps = staffViews.signUps.path;

const site = builtServer({
  STAFF_BASIC_AUTH: 'equipe:senha de doze',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'trace',
  RATE_LIMIT_WRITES_PER_MINUTE: '20',
});
let handle: DatabaseHandle;
beforeAll(() => {
  handle = connectDatabase({ databaseUrl: undefined, dataDir: site.server().dataDir });
});
afterEach(async () => {
  for (const table of tableNames) await sql`delete from ${sql.table(table)}`.execute(handle.db);
});
afterAll(() => handle.close());

/** Asks as the staff's browser does when it goes somewhere. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    Authorization: authorization,
    Accept: 'text/html,*/*',
    'X-Forwarded-For': '203.0.113.77',
    ...init.headers,
  };
  return site.get(path, { redirect: 'manual', ...init, headers });
}

type Fields = Readonly<Record<string, string>>;

/** The content of a page without header and footer. */
async function contentOf(answer: Response) {
  const html = await answer.text();
  const main = parsePage(html).querySelector('main');
  const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get('Location'),
    html,
    text: main?.textContent ?? '',
    all,
    texts: (selector: string) => all(selector).map((element) => element.textContent),
    /** Texts of a table's column. */
    column: (label: string) => all(`td[data-label="${label}"]`).map((cell) => cell.textContent),
    /** An attribute of the first that is found; empty for none. */
    attribute: (selector: string, name: string) => all(selector)[0]?.getAttribute(name) ?? '',
  };
}

const read = async (path: string) => contentOf(await ask(path));

/** Posts a form as the browser does by itself. */
const post = async (path: string, fields: Fields = {}, headers: Fields = {}) =>
  contentOf(
    await ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: site.url(), 'Sec-Fetch-Site': 'same-origin', ...headers },
    }),
  );

/** Stores a sign-up. Returns its number. */
const add = (email: string, changes?: Parameters<typeof addSignUp>[2]) => addSignUp(handle, email, changes);

/** The lines of the audit, the newest first. */
const audit = () =>
  handle.db
    .selectFrom('staff_audit')
    .select(['action', 'subject', 'subject_id', 'detail', 'who', 'address'])
    .orderBy('id', 'desc')
    .execute();

const by = { who: 'equipe', address: '203.0.113.0/24' };

describe('every view', () => {
  it.each(Object.values(staffViews).map(({ path }) => path))(
    '%s is for the staff alone, kept by nobody, and has one title (R-EQ-4, R-EQ-6)',
    async (path) => {
      expect((await site.get(path)).status).toBe(401);
      const { status, headers, html, all } = await read(path);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/rel="canonical"|data-consent/);
      expect(headers.get('Content-Security-Policy')).toMatch(/^(?!.*unsafe).*default-src 'none'/);
      // A style in an attribute would be refused by that policy.
      expect(all('[style], script, astro-island')).toHaveLength(0);
      expect(all('h1')).toHaveLength(1);
      // Packed, as a proxy sends it: no more than any other page's document.
      expect(gzipSync(html).length).toBeLessThan(22_000);
      expect(all('nav a[aria-current="page"]').map((link) => link.getAttribute('href'))).toEqual([path]);
      expect((await ask(path, { method: 'PUT' })).status).toBe(405);
    },
  );

  it('is in no sitemap, no robots.txt and no llms.txt (R-EQ-4)', async () => {
    for (const path of ['/sitemap-0.xml', '/robots.txt', '/llms.txt']) {
      expect(await (await site.get(path)).text(), path).not.toContain('equipe');
    }
  });

  it('offers the periods of visits that are counted quickly, and takes any other for 30 days (R-EQ-21)', async () => {
    const { texts } = await read(`${staffViews.referrals.path}?dias=365`);
    const period = 'nav a[href*="dias="]';
    expect(texts(period)).toEqual([7, 30, 90].map(referralsPage.period));
    expect(texts(`${period}[aria-current=true]`)).toEqual([referralsPage.period(30)]);
  });

  it('says on an empty list that it is empty', async () => {
    expect((await read(signUps)).text).toContain(signUpsPage.none);
    const { text } = await read('/equipe');
    expect(text).toContain(summaryPage.calm);
    expect(text).toContain(summaryPage.chart.empty);
  });

  it('tells on the summary how many came, whence and who, what was not delivered, and what was chosen (R-EQ-23)', async () => {
    const id = await add('resumo@jornal.example', {
      cargo: 'ceo-fundador',
      company_size: 'medio',
      source: 'sites-para-jornais',
      has_news_portal: true,
      portal_name: 'P',
      portal_url: 'https://p.example',
    });
    await addNotice(handle, id, { state: 'dead', attempts: 12, last_error: 'HTTP 500' });
    // One that is down is told of before anything was given up.
    const created_at = '2026-03-05T12:00:00.000Z';
    await addNotice(handle, id, { last_error: 'ECONNREFUSED', created_at });
    // Before the sign-up, on its day.
    await addVisit(handle, 'parceiro.example', startOfDay(dayOf(new Date())));
    await addConsent(handle, { analytics: true, functional: true, marketing: true });
    const { texts, attribute, text } = await read('/equipe');
    // Today, 7 days, 30 days, all: each leads to the list of these.
    expect(texts('dl dd a')).toEqual(['1', '1', '1', '1']);
    expect(texts('caption')).toContain(summaryPage.chart.caption);
    expect(attribute('svg[role=img]', 'aria-label')).toBe(dayChart.describe('1', 'inscrições', 30, '1'));
    expect(texts('[aria-labelledby=por-dia] td')).toContain('1');
    expect(texts('[aria-labelledby=indicacoes] tbody :is(th, td)').slice(0, 3)).toEqual([
      'parceiro.example',
      '1',
      '1',
    ]);
    expect(texts('[aria-labelledby=cookies] tbody td').slice(0, 3)).toEqual(['1', '0', '0']);
    for (const says of [
      cargoLabel('ceo-fundador'),
      sizeLabel('medio') ?? '',
      summaryPage.shares.withPortal,
      referralsPage.limits,
      summaryPage.dead(1),
      summaryPage.failing(1, formatShortDayAndTime(created_at)),
    ])
      expect(text, says).toContain(says);
    expect((await read(noticesPage.path)).text).toContain(noticeReason('HTTP 500'));
  });

  it.each([
    [`${signUps}/1e3`, signUpPage.missing],
    [`${signUps}/99`, signUpPage.missing],
    ['/equipe/pedidos/2026-7K3QZ-M9X0J', requestPage.missing],
    ['/equipe/nada', 'Página não encontrada'],
  ])('says that %s is not there, and leads back', async (path, says) => {
    const { status, headers, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain(says);
    if (path === '/equipe/nada') return;
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(`href="${path.slice(0, path.lastIndexOf('/'))}"`);
  });
});

describe('sign-ups', () => {
  it('lists a page at a time, and keeps the filter from page to page (R-EQ-7, R-EQ-14)', async () => {
    for (let n = 0; n < 53; n += 1) await add(`pagina${n}@jornal.example`, { empresa: 'Diário das Páginas' });
    await add('outro@jornal.example', { empresa: 'Outro', source: 'indicacao' });
    // An address that was kept, of a place behind the end of the list.
    const behind = await read(`${signUps}?lista=other&antes=1`);
    expect(behind.text).toContain(signUpsPage.noneHere);
    expect(behind.html).toContain(`href="${signUps}?lista=other"`);
    const week = filterQuery({ lista: 'other', desde: lastDays(new Date(), 7).since });
    expect(
      (await read(`${signUps}?lista=other&ate=2026-01-31`)).all(`a[href="${signUps}${week}"]`),
    ).toHaveLength(1);
    const first = await read(`${signUps}?busca=DIARIO+das&lista=newsletter`);
    expect(first.all('tbody tr')).toHaveLength(50);
    expect(first.text).not.toContain('outro@jornal.example');
    expect(first.text).toContain(signUpsPage.found(53));
    const next = first.attribute('a[rel=next]', 'href');
    expect(next).toMatch(/^\/equipe\/inscricoes\?busca=DIARIO\+das&lista=newsletter&antes=\d+$/);
    const second = await read(next);
    expect([second.all('tbody tr').length, second.all('a[rel=next]').length]).toEqual([3, 0]);
    const back = await read(second.attribute('a[rel=prev]', 'href'));
    expect([back.all('tbody tr').length, back.all('a[rel=prev]').length]).toEqual([50, 0]);
    const listed = { action: 'list', subject: 'sign-up', subject_id: null, detail: 'busca lista=newsletter' };
    expect((await audit())[0]).toEqual({ ...listed, ...by });
    expect((await read(`${signUps}?busca=ninguem-tem`)).text).toContain(signUpsPage.noneFound);
  });

  it('says what is wrong with a filter, keeps it, lists nothing, and writes down nothing (R-EQ-7)', async () => {
    const lines = (await audit()).length;
    const query = 'busca=ana&desde=2026-02-30&porte=gigante';
    const { status, text, attribute, all } = await read(`${signUps}?${query}`);
    expect(status).toBe(422);
    expect(text).toContain(filterForm.fields.desde.wrong);
    expect(text).toContain(filterForm.fields.porte.wrong);
    expect(attribute('[name=busca]', 'value')).toBe('ana');
    expect(all('table')).toHaveLength(0);
    expect((await ask(`${signUps}/exportar?formato=csv&${query}`)).status).toBe(400);
    expect(await audit()).toHaveLength(lines);
  });

  // R-EQ-8, R-EQ-14, R-EQ-15, R-EQ-16
  it('shows all of a sign-up, with what was typed as text and in its own direction', async () => {
    const id = await add('hostil@jornal.example', {
      nome: '<b>Zé</b> \u202Eoãoj',
      empresa: '"><script>alert(1)</script>',
      phone: '(11) 98765-4321',
    });
    await addNotice(handle, id);
    const { all, html, text } = await read(`${signUps}/${id}`);
    expect(all('b, script')).toHaveLength(0);
    expect(text).toContain('<b>Zé</b> \u202Eoãoj');
    for (const element of all('*')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.includes('\u202E'),
      );
      if (own) expect(element.tagName).toBe('BDI');
    }
    expect(parsePage(html).querySelector('title')?.textContent).toContain(signUpPage.title(id));
    const links = all('a').map((link) => link.getAttribute('href') ?? '');
    expect(links).toContainEqual(expect.stringMatching(/^mailto:hostil@jornal\.example\?subject=/));
    expect(links).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/5511987654321\?text=/));
    const line = { action: 'read', subject: 'sign-up', subject_id: id, detail: null, ...by };
    expect(await audit()).toContainEqual(line);
    // Nobody's name, nor what was searched for.
    const before = site.server().output().length;
    await read(`${signUps}?busca=Segredo`);
    await expect.poll(() => site.server().output().slice(before)).toContain(`"path":"${signUps}"`);
    expect(site.server().output()).not.toMatch(/Segredo|hostil@/);
  });

  it('notes how far one is, with or without words, and keeps the note (R-EQ-7, R-EQ-9)', async () => {
    const path = `${signUps}/${await add('atender@jornal.example')}`;
    const note = { situacao: 'aberto', nota: ' Liguei.\r\nPediu proposta. ' };
    const noted = await post(`${path}?lista=newsletter`, note);
    expect([noted.status, noted.location]).toEqual([303, `${path}?lista=newsletter&feito=anotado`]);
    await post(path, { situacao: 'sem-interesse', nota: '' });
    const page = await read(`${path}?feito=anotado`);
    expect(page.texts('[role=status], textarea')).toEqual([attendance.done, 'Liguei.\nPediu proposta.']);
    expect((await read(`${signUps}?situacao=sem-interesse`)).all('tbody tr')).toHaveLength(1);
    expect((await read(`${signUps}?situacao=aberto`)).all('tbody tr')).toHaveLength(0);
    const wrong = await post(path, { situacao: 'talvez', nota: 'Ligar amanhã' });
    expect([wrong.status, wrong.text.includes(attendance.stateMissing)]).toEqual([422, true]);
    expect(wrong.texts('textarea')).toEqual(['Ligar amanhã']);
    // One that is too long comes back with all of it.
    const nota = `${'á'.repeat(500)}!`;
    const long = await post(path, { situacao: 'atendido', nota });
    expect([long.status, long.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
    expect(long.text).toContain(attendance.tooLong(500, 501));
    expect(long.texts('textarea[aria-invalid=true]')).toEqual([nota]);
    // More than any form holds: the browser has it still, one step back.
    const huge = await post(path, { situacao: 'atendido', nota: 'a'.repeat(100_000) });
    expect([huge.status, huge.html.includes(staffMessages.tooLarge)]).toEqual([413, true]);
    expect((await read(path)).texts('textarea')).toEqual(['Liguei.\nPediu proposta.']);
    // Taken back, it is nowhere any more; how far they were stays.
    await post(path, { situacao: 'atendido', nota: 'Liguei.', retirar: 'on' });
    const without = await read(path);
    expect(without.text).not.toContain('Liguei.');
    expect(without.text).toContain(attendance.history);
    const details = (await audit()).filter(({ action }) => action === 'attend').map(({ detail }) => detail);
    expect(details).toEqual(expect.arrayContaining(['sem-interesse', 'sem-anotacao']));
  });

  it('a version leads to its text, from the sign-up that carries it (R-STF-16)', async () => {
    const form = parsePage(await (await site.get('/fila-de-espera/newsletter-ai')).text());
    const sent = form.querySelector(`[name="${SHOWN_TEXTS_FIELD}"]`)?.getAttribute('value') ?? '';
    const [version = '', terms = ''] = sent.split('.');
    const id = await add('versao@jornal.example', { consent_version: version, terms_version: terms });
    const signUp = await read(`${signUps}/${id}`);
    expect(signUp.text).not.toContain(signUpPage.noVersions);
    const without = await add('sem@versao.example');
    expect((await read(`${signUps}/${without}`)).text).toContain(signUpPage.noVersions);
    const link = `/equipe/recibos?codigo=${version}&inscricao=${id}`;
    expect(signUp.texts(`a[href="${link}"]`)).toEqual([version]);
    const note = await read(link);
    // The sentence of the person's own list, in one paragraph with the one around a link.
    expect(note.texts('.split ~ p')).toEqual([
      `${messages.consentNewsletter} ${messages.consentMore.join('')}`,
    ]);
    expect(note.text).toContain(`Mostrado na inscrição ${id}, na lista Newsletter AI`);
    expect(note.texts(`a[href="${signUps}/${id}"]`)).toEqual([consentProof.back]);
    // A sign-up that carries another version was not shown this one.
    expect((await read(link.replace(version, shownTexts().note.version))).text).not.toContain('Mostrado na');
    // The document as its readers see it, without Markdown's signs.
    const shown = await read(`/equipe/recibos?codigo=${terms}`);
    expect(shown.text).toMatch(/Termos de serviço, versão \d/);
    expect(shown.text).not.toMatch(/^(#|- |---)|\*\*|\]\(/m);
    expect(shown.all('h4, li, a[href="/politica-de-conteudo"]').length).toBeGreaterThan(20);
    expect((await read('/equipe/recibos?codigo=outra-coisa')).text).toContain(consentProof.unknown);
  });

  it('erases a person only when the e-mail was typed again and the person asked (R-EQ-10)', async () => {
    const id = await add('apagar@jornal.example');
    await addRequest(handle, 'apagar@jornal.example', { done_at: '2026-11-01T13:00:00.000Z' });
    const request = `/equipe/pedidos/${await addRequest(handle, 'apagar@jornal.example')}`;
    const path = `${signUps}/${id}/apagar`;
    const asked = await read(path);
    expect(asked.text).toContain(erasure.answered(1));
    expect(asked.all(`section a[href="${request}"]`)).toHaveLength(1);
    const email = ' Apagar@JORNAL.example ';
    for (const [fields, says] of [
      [{ email: 'apaga@jornal.example' }, erasure.different],
      [{}, erasure.missing],
      [{ email }, erasure.reasonMissing],
      [{ email, motivo: 'Pediu pelo 11 98765-4321' }, erasure.reasonContact],
      [{ email, motivo: 'Pediu por helena@jornal.example' }, erasure.reasonContact],
    ] as readonly (readonly [Fields, string])[]) {
      const { status, text, attribute, texts } = await post(path, fields);
      expect([status, text.includes(says)], says).toEqual([422, true]);
      expect(attribute('[name=email]', 'value')).toBe(fields.email ?? '');
      expect(texts('textarea')).toEqual([fields.motivo ?? '']);
    }
    expect((await post(path, { email, motivo: 'Teste nosso' })).location).toBe(`${signUps}?feito=apagada`);
    expect((await read(`${signUps}?feito=apagada`)).text).toContain(signUpsPage.done.apagada);
    expect((await read(`${signUps}/${id}`)).status).toBe(404);
    const empty = { nome: null, email: null, details: null };
    const rows = () => handle.db.selectFrom('data_requests').select(['nome', 'email', 'details']).execute();
    const open = expect.objectContaining({ email: 'apagar@jornal.example' });
    expect(await rows()).toEqual([empty, open]);
    // Its answer is what it is kept for.
    await handle.db.updateTable('data_requests').set({ done_at: '2026-11-02T13:00:00.000Z' }).execute();
    expect((await post(request, { apagar: 'sim' })).location).toBe(`${request}?feito=esvaziado`);
    expect(await rows()).toEqual([empty, empty]);
    const left = await read(`${request}?feito=esvaziado`);
    expect(left.text).toContain(requestPage.done.esvaziado);
    expect(left.all('button[name=apagar]')).toHaveLength(0);
    const detail = 'pedidos esvaziados=1, motivo: Teste nosso';
    expect((await audit()).filter(({ action }) => action === 'erase')).toMatchObject([
      { subject: 'request' },
      { subject: 'sign-up', subject_id: id, detail },
    ]);
  });

  it('answers a form sent twice at once, and says that the sign-up is gone (R-EQ-14, R-EQ-19)', async () => {
    const email = 'duas-vezes@jornal.example';
    const id = await add(email);
    const paths = [`${signUps}/${id}/apagar`, `${signUps}/${id}`] as const;
    const both = await Promise.all([1, 2].map(() => post(paths[0], { email, motivo: 'Teste nosso' })));
    const gone = `${signUps}?feito=sumiu`;
    expect(both.map(({ location }) => location).sort()).toEqual([`${signUps}?feito=apagada`, gone]);
    for (const path of paths) {
      const late = await post(path, { email, situacao: 'atendido', nota: 'Tarde' });
      expect([late.status, late.location]).toEqual([303, gone]);
      expect((await read(path)).status, path).toBe(404);
    }
    expect((await read(gone)).text).toContain(signUpsPage.done.sumiu);
    expect((await audit()).filter((line) => line.subject_id === id && line.action !== 'read')).toMatchObject([
      { action: 'erase', detail: 'motivo: Teste nosso' },
    ]);
  });

  it('has no limit of a minute on what the staff write, and a line for each (R-EQ-20)', async () => {
    const id = await add('muitas@jornal.example');
    // The same note once more changes nothing.
    for (const n of [...Array(25).keys(), 24]) {
      expect((await post(`${signUps}/${id}`, { situacao: 'atendido', nota: `Nota ${n}` })).status).toBe(303);
    }
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
    await post(`${signUps}/${id}`, { situacao: 'atendido', nota: 'Ligar; pedir "portal"' });
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
    expect(row).toMatch(new RegExp(`^${id};04/03/2026 23:30;Outra;`));
    // The dialogs ask neither for a portal nor for terms: nobody said no.
    expect(row.split(`;${staffFrame.notAsked}`)).toHaveLength(5);
    expect(row).toContain(`;+55 11 90000-0000;'=1+1;${cargoLabel('ceo-fundador')};${sizeLabel('medio')};`);
    expect(row).toMatch(/;indicacao;.*;Atendido;\d\d\/\d\d\/\d{4} \d\d:\d\d;"Ligar; pedir ""portal"""$/);
    // An empty cell is what a dialler passes over.
    const open = await ask(`${signUps}/exportar?busca=aberta@&formato=csv&separador=;`);
    expect(await open.text()).toContain(';aberta@jornal.example;;');
    const commas = await ask(`${path}&formato=csv&separador=,`);
    expect(await commas.text()).toContain('Inscrição,Lista,Nome,E-mail,');
    // For programs: names and values as they are stored.
    const [stored] = await (await ask(`${path}&formato=json`)).json();
    expect(stored).toMatchObject({ id, cargo: 'ceo-fundador', note: 'Ligar; pedir "portal"' });
    expect((await ask(`${path}&formato=xls`)).status).toBe(400);
    const exported = (await audit()).filter(({ action }) => action === 'export');
    expect(exported.map(({ detail }) => detail)).toContain('csv lista=other situacao=atendido');
  });
});

// R-EQ-29
it('shows what is kept apart, releases it and erases it; the audit says which it was', async () => {
  for (const email of ['gerente@retida.example', 'robo@retida.example']) {
    const caught = { ...dialogRow, email, [HONEYPOT_FIELD]: 'Compre <b>já</b>' };
    const answer = await site.get('/api/waitlist', json(caught));
    expect(answer.status).toBe(201);
  }
  expect((await read('/equipe')).text).toContain(summaryPage.held(2));
  const { all, text } = await read(heldPage.path);
  expect(text).toContain('Compre <b>já</b>');
  expect(text).toContain(dialogRow.site);
  expect((await read(signUps)).text).not.toContain('@retida.example');
  const request = `/equipe/pedidos/${await addRequest(handle, 'robo@retida.example')}`;
  expect((await read(request)).text).toContain(summaryPage.held(1));

  const numbers = (name: string) =>
    all(`button[name=${name}]`).map((button) => button.getAttribute('value') ?? '');
  const [robot = '', person = ''] = numbers('liberar');
  expect(numbers('apagar')).toEqual([robot, person]);
  const released = await post(heldPage.path, { liberar: person });
  expect(released.location).toBe(`${heldPage.path}?feito=liberada`);
  expect((await read(released.location ?? '')).text).toContain(heldPage.done.liberada);
  expect((await read(signUps)).text).toContain('gerente@retida.example');
  await post(heldPage.path, { apagar: robot });
  expect((await read(`${heldPage.path}?feito=apagada`)).text).toContain(heldPage.none);
  expect((await audit()).map(({ detail }) => detail)).toContain(`retida=${person}`);
});

it('has pages of the notices that failed, says what each is about, and sends all again (R-EQ-26)', async () => {
  const id = await add('aviso@jornal.example');
  const failed = { last_error: 'HTTP 500', attempts: 3 };
  const protocol = await addRequest(handle, 'aviso@jornal.example');
  const data_request_id = (await readRequest(handle, protocol))?.id;
  const other = { ...failed, waitlist_id: null };
  await addNotice(handle, id, { ...other, data_request_id, kind: 'request-webhook' });
  const removal = { removed_id: 26, removed_email: 'saiu@x.example', kind: 'removal-webhook' } as const;
  await addNotice(handle, id, { ...other, ...removal });
  for (let n = 0; n < 50; n += 1)
    await addNotice(handle, id, { ...failed, state: n % 2 === 0 ? 'dead' : 'pending' });
  const first = await read(noticesPage.path);
  expect(first.column(noticesPage.about)).toEqual(Array(50).fill(noticesPage.signUp(id)));
  const second = await read(first.attribute('a[rel=next]', 'href'));
  expect(second.column(noticesPage.about)).toEqual([noticesPage.left(26), protocol]);
  expect(second.all(`a[href="/equipe/pedidos/${protocol}"]`)).toHaveLength(1);
  expect(second.attribute('a[rel=prev]', 'href')).toBe(noticesPage.path);
  expect((await post(noticesPage.path, { todos: 'sim' })).location).toBe(`${noticesPage.path}?feito=fila`);
  expect((await audit())[0]).toMatchObject({ action: 'resend', detail: '52' });
});

it('tells who saw and changed what, by person and by action, a page at a time (R-EQ-32)', async () => {
  const id = await add('vista@jornal.example');
  const path = `${signUps}/${id}`;
  await read(path);
  await post(path, { situacao: 'contatado', nota: '' });
  // Where the form leads is no further reading.
  await read(`${path}?feito=anotado`);
  const link = `a[href^="${staffViews.audit.path}?"]`;
  const signUp = await read(path);
  expect(signUp.texts(link)).toEqual([auditPage.open]);
  const ofPerson = signUp.attribute(link, 'href');
  const acts = async (query: string) => (await read(query)).column(auditPage.what);
  const seen = [`abriu inscrição ${id}`, `atendeu inscrição ${id}`, `abriu inscrição ${id}`];
  expect(await acts(ofPerson)).toEqual(seen);
  // Who looked for somebody stands there too, without whom; the address has it, and the log does not.
  const looked = { action: 'list', subject: 'audit', subject_id: null, detail: 'pessoa' };
  expect((await audit())[0]).toMatchObject(looked);
  const byEmail = await read(`${staffViews.audit.path}?pessoa=VISTA@jornal.example&acao=attend`);
  expect(byEmail.column(auditPage.what)).toEqual([seen[1]]);
  expect(byEmail.text).toContain(auditPage.emailNote);
  expect(byEmail.text).toContain(auditPage.details.contatado);
  expect(site.server().output()).not.toMatch(/vista@/i);
  // By who did it, and by day.
  const today = dayOf(new Date());
  for (const [query, many] of [
    ['quem=outra', 0],
    [`desde=${today}&ate=${today}`, 3],
    ['ate=2026-01-01', 0],
  ] as const)
    expect(await acts(`${ofPerson}&${query}`), query).toHaveLength(many);
  const wrong = await read(`${staffViews.audit.path}?pessoa=Helena&acao=voou&desde=ontem`);
  expect([wrong.status, wrong.all('table').length]).toEqual([422, 0]);
  const { pessoa, acao, desde } = auditPage.fields;
  for (const { wrong: says } of [pessoa, acao, desde]) expect(wrong.text).toContain(says);
  expect(wrong.attribute('[name=pessoa]', 'value')).toBe('Helena');

  for (let n = 0; n < 51; n += 1) await read(path);
  const first = await read(`${ofPerson}&acao=read`);
  expect(first.column(auditPage.what)).toHaveLength(50);
  const second = await read(first.attribute('a[rel=next]', 'href'));
  expect(second.column(auditPage.what)).toHaveLength(3);
  expect(second.attribute('a[rel=prev]', 'href')).toBe(`${ofPerson}&acao=read`);
});

describe('requests and generations', () => {
  it('shows the overdue first, and notes an answer once (R-EQ-12, R-EQ-15, R-EQ-23)', async () => {
    // Just received.
    const relaxed = await addRequest(handle, 'a@x.example', { confirmed_at: new Date().toISOString() });
    const overdue = await addRequest(handle, 'b@x.example', {
      due_at: new Date(Date.now() - 10 * 86_400_000).toISOString(),
    });
    const list = await read('/equipe/pedidos');
    expect(list.texts('tbody th')).toEqual([overdue, relaxed]);
    expect(list.column('Prazo')).toEqual(['Vencido há 10 dias', 'Faltam 15 dias']);
    expect(list.column('Caixa confirmada')).toEqual([staffFrame.no, staffFrame.yes]);
    expect((await read('/equipe')).text).toContain(summaryPage.overdue(1));
    const path = `/equipe/pedidos/${overdue}`;
    const asked = await read(path);
    expect(asked.text).toContain('b@x.example');
    // Anybody can have written the address: said above what would hand the data over.
    expect(asked.text.indexOf(requestPage.unproven)).toBeGreaterThan(0);
    expect(asked.text.indexOf(requestPage.unproven)).toBeLessThan(asked.text.indexOf(requestPage.data));
    expect((await read(`/equipe/pedidos/${relaxed}`)).text).not.toContain(requestPage.unproven);
    const registered = await add('b@x.example', { nome: 'Carlos Moraes' });
    // Typed without its dashes, too.
    const typed = await read(path.replaceAll('-', ''));
    expect(typed.texts(`a[href="${signUps}/${registered}"]`)[0]).toContain('Carlos Moraes');
    expect(await (await ask(`${path}/dados`)).json()).toMatchObject({ email: 'b@x.example' });
    expect((await post(path)).location).toBe(`${path}?feito=respondido`);
    expect((await read(`${path}?feito=respondido`)).text).toContain(requestPage.done.respondido);
    expect((await post(path)).location).toBe(`${path}?feito=ja`);
    const acts = (await audit()).filter(({ subject }) => subject === 'request').map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['list', 'read', 'export']));
    expect(acts.filter((action) => action === 'answer')).toHaveLength(1);
    // The number opens the person's data, so the log does not have it.
    await expect.poll(() => site.server().output()).toContain('/equipe/pedidos/[oculto]');
    expect(site.server().output()).not.toContain(overdue);
    expect(site.server().output()).not.toContain(overdue.replaceAll('-', ''));
  });

  it('has pages of those that were answered, the last answer first (R-EQ-12)', async () => {
    for (let n = 10; n < 63; n += 1) {
      const done_at = `2026-01-01T13:00:${String(n % 60).padStart(2, '0')}.000Z`;
      await addRequest(handle, `antigo${n}@x.example`, { done_at });
    }
    const rows = 'section[aria-labelledby=respondidos] tbody tr';
    const first = await read('/equipe/pedidos');
    expect(first.all(rows)).toHaveLength(50);
    expect(first.text).not.toContain('antigo60@x.example');
    const second = await read(first.attribute('a[rel=next]', 'href'));
    expect(second.all(rows)).toHaveLength(3);
    expect(second.text).toContain('antigo60@x.example');
    expect(second.attribute('a[rel=prev]', 'href')).toBe('/equipe/pedidos');
  });

  it('discards a request that nobody stands behind, after a tick, and never an answered one (R-EQ-12)', async () => {
    const path = `/equipe/pedidos/${await addRequest(handle, 'spam@x.example')}`;
    expect((await post(path, { descartar: 'sim' })).text).toContain(requestPage.discard.unsure);
    const sure = { descartar: 'sim', certeza: 'on' };
    const [done, gone] = ['/equipe/pedidos?feito=descartado', '/equipe/pedidos?feito=sumiu'];
    expect((await post(path, sure)).location).toBe(done);
    expect((await read(done)).text).toContain(requestPage.discard.done);
    expect((await read(path)).status).toBe(404);
    expect((await post(path, sure)).location).toBe(gone);
    expect((await read(gone)).text).toContain(requestPage.unknown);
    const done_at = '2026-11-01T13:00:00.000Z';
    const answered = `/equipe/pedidos/${await addRequest(handle, 'c@x.example', { done_at })}`;
    expect((await post(answered, sure)).location).toBe(`${answered}?feito=ja`);
    expect((await audit()).filter(({ action }) => action === 'discard')).toHaveLength(1);
  });

  it('takes a generation off the lists (R-EQ-13, R-EQ-14)', async () => {
    // The second is the same one sent again.
    for (let time = 0; time < 2; time += 1) {
      const saved = await ask('/api/copyright-generations', json(generation('Jornal da Serra')));
      expect(saved.status).toBe(201);
    }
    const { path } = staffViews.generations;
    const apagar = (await read(path)).attribute('button[name=apagar]', 'value');
    await sql`create trigger busy before delete on copyright_generations begin select raise(abort, 'busy'); end`.execute(
      handle.db,
    );
    expect((await post(path, { apagar })).html).toContain(staffMessages.failed);
    await sql`drop trigger busy`.execute(handle.db);
    expect((await post(path, { apagar })).location).toBe(`${path}?feito=apagada`);
    expect((await post(path, { apagar })).location).toBe(`${path}?feito=sumiu`);
    const lines = (await audit()).filter(({ subject }) => subject === 'generation');
    expect(lines).toMatchObject([
      { action: 'delete', subject_id: 1 },
      { action: 'create', subject_id: 1, address: by.address },
    ]);
    expect((await read(path)).text).not.toContain('Jornal da Serra');
    expect(await handle.db.selectFrom('copyright_generations').select('id').execute()).toEqual([]);
  });
});

it('writes nothing that another site makes a browser of the staff’s send (R-EQ-17)', async () => {
  const id = await add('alheio@jornal.example');
  const path = `${signUps}/${id}`;
  for (const site of ['cross-site', 'same-site']) {
    const fields = { situacao: 'atendido', nota: 'x' };
    const { status, html } = await post(path, fields, { 'Sec-Fetch-Site': site });
    expect([status, html.includes(staffMessages.foreign)]).toEqual([403, true]);
  }
  expect((await read(path)).text).not.toContain(attendance.history);
});

it('shows a preview to the staff alone, or what is wrong, with a policy of its own beside the other security headers (R-STF-1, R-GEN-31)', async () => {
  const path = (url: string, mode = 'light') =>
    `/copyright/previa?clientName=Jornal&url=https://${url}&mode=${mode}`;
  const right = path(`www.${brand.domain}/?a=1%26b=2`);
  expect((await site.get(right)).status).toBe(401);
  for (const [asked, status, says] of [
    [right, 200, 'Todos os direitos reservados'],
    [path(`evil.example/%3Cb%3E?${brand.domain}`), 422, 'URL inválida'],
    [path(brand.domain, '%3Cb%3E'), 422, 'Escolha o fundo claro ou escuro'],
  ] as const) {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'unsafe-inline';.*frame-ancestors 'self';.*sandbox$/,
      ),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-type': `text/${status === 200 ? 'html' : 'plain'}; charset=utf-8`,
    });
    expect(answer.headers.has('Speculation-Rules')).toBe(false);
    const text = await answer.text();
    expect(text).toContain(says);
    expect(text).not.toMatch(/evil|<b>/);
  }
  expect((await ask(right, { method: 'HEAD' })).status).toBe(200);
  const refused = await ask(right, { method: 'POST' });
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
