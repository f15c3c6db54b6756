/** What is counted without knowing anybody: in memory, in the database, and from a running server. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { funnelPage } from '#content/staff/pages.ts';
import { createDayCounts, otherCampaigns } from '#features/funnel/day-counts.ts';
import { type FunnelOrder, funnelPeriods, readFunnel } from '#features/funnel/staff/funnel.ts';
import { sellingPages } from '#features/funnel/visit.ts';
import { connectDatabase } from '#server/database/database.ts';
import { dayOf, formatDay, startOfDay } from '#shared/dates.ts';
import { counts as countsEndpoint, waitlist } from '../../../src/api/index.ts';
import { kinds } from '../../support/database/database.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { callRoute, json, noLimits } from '../../support/endpoint.ts';
import { startServer } from '../../support/server.ts';

const browser = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', Accept: 'text/html' };
const march = { since: '2026-03-01', until: '2026-03-31' };

describe.each(kinds)('counts on %s (R-EQ-30)', (kind) => {
  const own = migratedDatabase(kind, 'day_counts', 'waitlist');
  const warn = vi.fn();
  const at = (moment: string, db = own.handle().db) =>
    createDayCounts({ db }, { warn }, () => Date.parse(moment));
  const rows = () => own.db().selectFrom('day_counts').selectAll().orderBy('day').orderBy('kind').execute();

  test('add up over servers and minutes, by the day of São Paulo', async () => {
    const one = at('2026-03-05T02:59:59.999Z');
    const other = at('2026-03-05T03:00:00.000Z');
    for (const counts of [one, other, one]) {
      counts.add('view', '/', 'gazeta');
      await counts.store();
    }
    one.add('sent', '/');
    one.add('view', '/', 'gazeta');
    await Promise.all([one.store(), one.store(), other.store()]);
    const row = { page: '/', campaign: 'gazeta', kind: 'view' };
    expect(await rows()).toMatchObject([
      { ...row, day: '2026-03-04', campaign: '', kind: 'sent', n: 1 },
      { ...row, day: '2026-03-04', n: 3 },
      { ...row, day: '2026-03-05', n: 1 },
    ]);
  });

  test('what can not be stored is stored the next time', async () => {
    const { db } = own.handle();
    let isAway = true;
    const transaction = () => {
      if (isAway) throw new Error('away');
      return db.transaction();
    };
    const counts = at('2026-03-05T12:00:00.000Z', { transaction } as unknown as typeof db);
    counts.add('view', '/');
    await counts.store();
    expect(warn).toHaveBeenCalledOnce();
    isAway = false;
    counts.add('view', '/');
    await counts.store();
    expect(await rows()).toMatchObject([{ n: 2 }]);
  });

  test('campaigns that somebody invents are one after five hundred counts a day', async () => {
    const counts = at('2026-03-05T12:00:00.000Z');
    for (let n = 0; n < 800; n += 1) counts.add('view', '/', `campanha ${n}`);
    counts.add('view', '/', 'campanha 1');
    counts.add('view', '/projetos');
    await counts.store();
    const { campaigns, pages } = await readFunnel(own.handle(), march);
    expect(pages).toMatchObject([
      { name: '/', views: 801 },
      { name: '/projetos', views: 1 },
    ]);
    expect(campaigns.slice(0, 2)).toMatchObject([
      { name: otherCampaigns, views: 300 },
      { name: 'campanha 1', views: 2 },
    ]);
    expect(await rows()).toHaveLength(502);
  });

  test('say which footer brought the most sign-ups in a month (R-EQ-31)', async () => {
    const counts = at('2026-03-31T12:00:00.000Z');
    const parts = { database: own.handle(), dayCounts: counts };
    const headers = { Referer: 'http://127.0.0.1:3000/sites-para-jornais?utm_campaign=x', ...browser };
    const signUp = (email: string, utm_campaign: string | null, from: object = headers) =>
      callRoute(waitlist, '/api/waitlist', json({ ...dialogRow, email, utm_campaign }, { ...from }), parts);
    for (const email of ['a@x.example', 'b@x.example', 'b@x.example']) await signUp(email, 'gazeta');
    await signUp('c@x.example', 'diario');
    await signUp('d@x.example', null, {});
    const consume = vi.fn(noLimits.consume);
    const counted = { ...parts, limits: { ...noLimits, consume } };
    const told = (body: unknown) => callRoute(countsEndpoint, '/api/counts', json(body, headers), counted);
    expect(await told('begun')).toMatchObject({ status: 204 });
    // It uses up nothing of what people may send.
    expect(consume).toHaveBeenCalledExactlyOnceWith('count', '127.0.0.1');
    expect(await told('view')).toMatchObject({ status: 204 });
    expect(await told('sent')).toMatchObject({ status: 422 });
    at('2026-04-01T12:00:00.000Z').add('sent', '/', 'de abril');
    await counts.store();
    const none = { views: 0, begun: 0, sent: 0 };
    const { first, days, pages, campaigns } = await readFunnel(own.handle(), march);
    expect(first).toBe('2026-03-31');
    expect(campaigns).toEqual([
      { ...none, name: 'gazeta', sent: 2 },
      { ...none, name: '', sent: 1 },
      { ...none, name: 'diario', sent: 1 },
      { name: 'x', views: 1, begun: 1, sent: 0 },
    ]);
    expect(pages).toEqual([
      { name: '/sites-para-jornais', views: 1, begun: 1, sent: 3 },
      { ...none, name: 'outra', sent: 1 },
    ]);
    const firstBy = async (order: FunnelOrder) =>
      (await readFunnel(own.handle(), march, order)).campaigns[0]?.name;
    counts.add('sent', '/projetos', 'x');
    counts.add('view', '/projetos', 'gazeta');
    await counts.store();
    for (const [order, most] of Object.entries({ sent: 'gazeta', begun: 'x', rate: 'gazeta' } as const))
      expect(await firstBy(order as FunnelOrder), order).toBe(most);
    expect(days).toHaveLength(31);
    expect(days.at(-1)).toEqual({ day: '2026-03-31', views: 1, begun: 1, sent: 4 });
  });
});

test('the periods are days up to today, and the last whole months', () => {
  expect(funnelPeriods(new Date('2026-03-01T02:00:00.000Z'))).toEqual([
    { name: '7', since: '2026-02-22', until: '2026-02-28' },
    { name: '30', since: '2026-01-30', until: '2026-02-28' },
    { name: '90', since: '2025-12-01', until: '2026-02-28' },
    { name: '2026-01', since: '2026-01-01', until: '2026-01-31' },
    { name: '2025-12', since: '2025-12-01', until: '2025-12-31' },
    { name: '2025-11', since: '2025-11-01', until: '2025-11-30' },
  ]);
});

test('a server counts pages as they are answered, stores what it counted when it stops, and shows it to the staff', {
  timeout: 60_000,
}, async () => {
  const env = { STAFF_BASIC_AUTH: 'equipe:senha de doze' };
  const server = await startServer(env);
  const visit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(server.url + path, { headers: { ...browser, ...headers } });
  const ETag = (await visit('/')).headers.get('ETag') ?? '';
  expect((await visit('/', { 'If-None-Match': ETag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
  await visit('/?utm_source=copyright_link&utm_campaign=gazeta');
  await visit('/fila-de-espera/newsletter-ai');
  await visit('/solucoes?q=jornal');
  await server.stop();
  const database = connectDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  const today = dayOf(new Date());
  const { pages } = await readFunnel(database, { since: today, until: today });
  await database.close();
  expect(pages.map(({ name, views }) => [name, views])).toEqual([
    ['/', 3],
    ['/fila-de-espera/newsletter-ai', 1],
    ['/solucoes', 1],
  ]);

  const again = await startServer({ ...env, DATA_DIR: server.dataDir });
  const Authorization = `Basic ${Buffer.from(env.STAFF_BASIC_AUTH).toString('base64')}`;
  const shown = await (
    await fetch(`${again.url}/equipe/funil?periodo=7`, { headers: { Authorization } })
  ).text();
  expect(shown).toMatch(/campanha=gazeta/);
  expect(shown).toContain(funnelPage.since(formatDay(startOfDay(today))));
  const [, unnamed = ''] = /href="([^"]*campanha=%28nenhuma%29[^"]*)"/.exec(shown) ?? [];
  const list = await fetch(again.url + unnamed.replaceAll('&amp;', '&'), { headers: { Authorization } });
  expect([list.status, (await list.text()).includes(funnelPage.noCampaign)]).toEqual([200, true]);
  await again.end();
});

test('every page that sells is a page of the site', () => {
  const requirements = readFileSync('docs/requirements.md', 'utf8');
  for (const page of sellingPages) expect(requirements).toContain(`\`${page}\``);
});
