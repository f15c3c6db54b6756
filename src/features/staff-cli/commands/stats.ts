import { sql } from 'kysely';
import { countRequests } from '#features/data-requests/staff/requests.ts';
import { noticeLabels } from '#features/outbox/staff/labels.ts';
import { countNotices, listDeadNotices } from '#features/outbox/staff/notices.ts';
import { type Bar, marks, renderChart } from '#features/staff-cli/terminal/chart.ts';
import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { type SignUpFilter, signUps } from '#features/waitlist/staff/filter.ts';
import { createdDay } from '#server/database/created-day.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { dayOf, formatShortDay } from '#shared/dates.ts';
import { daysBetween, lastDays, startOfDay } from '#shared/days.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';

/** Days that the chart shows at most: the last ones. */
const mostDays = 366;
const usualDays = 30;
/** Given up notices that are listed, with the key that `retry` takes. */
const mostDead = 20;
const usualWidth = 100;
const deadColumns = [
  { title: 'Chave', whole: true },
  { title: 'Aviso' },
  { title: 'Tentativas' },
  { title: 'Código' },
];

/** `stats`: sign-ups per day and source, what became of the notices, and the requests that wait for an answer. */
export async function stats(
  { database, terminal, now }: LeadsContext,
  period: Pick<SignUpFilter, 'since' | 'until'>,
): Promise<void> {
  const handle = await database();
  const until = period.until ?? dayOf(now);
  const since = period.since ?? lastDays(new Date(startOfDay(until)), usualDays).since;
  const sections = [
    await signUpSection(handle, { since, until }, terminal.columns ?? usualWidth),
    await noticeSection(handle, terminal.columns),
    await requestSection(handle, now),
  ];
  await terminal.write(sections.join('\n'));
}

async function signUpSection(
  handle: DatabaseHandle,
  { since, until }: { readonly since: string; readonly until: string },
  width: number,
): Promise<string> {
  const { db, kind } = handle;
  const days = daysBetween(since, until, mostDays);
  const filter = { since: days[0] ?? since, until };
  const sources = await countSources(handle, filter);
  const listed = sources.slice(0, marks.length - 1);
  // A source is free text of the visitor's: only the largest ones become columns, so that there are never many.
  const listedNames = sql.join(['', ...listed.map((row) => row.source)]);
  const counted = await signUps(db, filter)
    .select(({ fn }) => [
      createdDay(kind).as('day'),
      sql<string>`case when source in (${listedNames}) then source else '' end`.as('bucket'),
      fn.countAll<number>().as('many'),
    ])
    // By the names given above: PostgreSQL does not see that two expressions with parameters are the same.
    .groupBy(['day', 'bucket'])
    .execute();
  const bars = days.map((day): Bar => {
    const ofDay = new Map(
      counted.filter((row) => row.day === day).map((row) => [row.bucket, row.many] as const),
    );
    return {
      label: formatShortDay(startOfDay(day)),
      parts: [...listed.map((row) => row.source), ''].map((name) => ofDay.get(name) ?? 0),
    };
  });
  const others = sources.slice(listed.length).reduce((sum, { many }) => sum + many, 0);
  const legend = [
    ...listed.map(({ source: name, many }, index) => ({
      mark: marks[index] ?? '.',
      name: terminalSafe(name),
      many,
    })),
    ...(others > 0 ? [{ mark: marks.at(-1) ?? '.', name: 'outras', many: others }] : []),
  ];
  const { total, portals } = await db
    .selectFrom('waitlist')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>(eb.case().when('has_news_portal', '=', true).then(1).else(0).end()).as('portals'),
    ])
    .executeTakeFirstOrThrow();
  const inPeriod = sources.reduce((sum, { many }) => sum + many, 0);
  return [
    `Inscrições por dia e origem, de ${formatShortDay(startOfDay(filter.since))} a ${formatShortDay(startOfDay(until))}: ${number(inPeriod)}\n`,
    ...legend.map(({ mark, name, many }) => `  ${mark} ${name}: ${number(many)}\n`),
    '\n',
    renderChart(bars, width),
    `\nNa fila hoje: ${number(total)}, com portal de notícias: ${number(Number(portals ?? 0))}\n`,
  ].join('');
}

/** How many sign-ups each source brought, the largest first. At most a hundred sources come by name. */
async function countSources(
  { db }: DatabaseHandle,
  filter: SignUpFilter,
): Promise<readonly { readonly source: string; readonly many: number }[]> {
  const most = 100;
  const named = await signUps(db, filter)
    .select(({ fn }) => ['source', fn.countAll<number>().as('many')])
    .groupBy('source')
    .orderBy('many', 'desc')
    .orderBy('source')
    .limit(most)
    .execute();
  if (named.length < most) return named;
  const { all } = await signUps(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return [...named, { source: '', many: all - named.reduce((sum, { many }) => sum + many, 0) }];
}

async function noticeSection(database: DatabaseHandle, width: number | undefined): Promise<string> {
  const counts = await countNotices(database);
  const heading = `Avisos: ${number(counts.pending)} pendentes, ${number(counts.delivered)} entregues, ${number(counts.dead)} desistidos\n`;
  const dead = await listDeadNotices(database, mostDead);
  if (dead.length === 0) return heading;
  const rows = dead.map((item) => [
    item.key,
    noticeLabels[item.kind],
    String(item.attempts),
    item.last_error ?? '-',
  ]);
  return `${heading}Os últimos desistidos (retry CHAVE tenta de novo):\n${renderTable(deadColumns, rows, width)}`;
}

async function requestSection(database: DatabaseHandle, now: Date): Promise<string> {
  const { open, overdue } = await countRequests(database, now);
  return `Pedidos sobre dados (LGPD, art. 18): ${number(open)} abertos, ${number(overdue)} vencidos\n`;
}

function number(value: number): string {
  return value.toLocaleString('pt-BR');
}
