/**
 * Writes 100,000 sign-ups, visits and consents, and measures what the staff's pages ask (bench/support/staff-views.ts), and an
 * export of all.
 */
import { sql } from 'kysely';
import { mostKeys } from '../src/features/funnel/day-counts.ts';
import { toCsv } from '../src/features/waitlist/staff/csv.ts';
import { notedPages, readableColumns } from '../src/features/waitlist/staff/page-export.ts';
import { type DatabaseHandle, openDatabase } from '../src/server/database/database.ts';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { table } from './support/print.ts';
import { onBoth, type Report } from './support/scenarios.ts';
import { ownSite } from './support/site.ts';
import { addRows } from './support/staff-rows.ts';
import { measureViews } from './support/staff-views.ts';

const count = Number(process.env.BENCH_ROWS ?? 100_000);
const times = Number(process.env.BENCH_TIMES ?? 40);
const fillingMs = 10 * 60_000;

export const scenarios = onBoth(`${count.toLocaleString('pt-BR')} inscrições`, measureAll);

async function measureAll(kind: DatabaseKind): Promise<Report> {
  await using site = await ownSite(kind);
  await using database = await openDatabase(site.settings, { max: 10, queryTimeoutMs: fillingMs });
  await addRows(database, 'waitlist', count, 90);
  await addRows(database, 'site_referrals', count * 0.3, 365);
  await addRows(database, 'consents', count, 365);
  await addRows(database, 'staff_audit', count * 3, 730);
  // As many as the counter stores in these days.
  await addRows(database, 'day_counts', 90 * mostKeys, 90);
  if (kind === 'postgres') await sql`vacuum analyze`.execute(database.db);
  const views = table('consulta', await measureViews(database, count, times));
  return { isGood: true, lines: [views, await exportAll(database)], row: {} };
}

/** The memory that an export holds at the end of each fifth of it. */
async function exportAll(database: DatabaseHandle): Promise<string> {
  const start = performance.now();
  const held: number[] = [];
  let pieces = 0;
  for await (const piece of toCsv(notedPages(database, {}, 'date'), readableColumns, ';')) {
    if (piece === '') continue;
    pieces += 1;
    if (pieces % (count / 5_000) === 0) held.push(Math.round(process.memoryUsage().rss / 1e6));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `exportar tudo em CSV: ${seconds} s; memória a cada quinto (MB): ${held.join(', ')}`;
}
