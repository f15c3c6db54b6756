import { countRequests } from '#features/data-requests/staff/requests.ts';
import { noticeLabels } from '#features/outbox/staff/labels.ts';
import { countNotices, listDeadNotices } from '#features/outbox/staff/notices.ts';
import { type Bar, marks, renderChart } from '#features/staff-cli/terminal/chart.ts';
import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { countAll } from '#features/waitlist/staff/count.ts';
import { countDays, sum } from '#features/waitlist/staff/days.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
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
  const days = daysBetween(since, until, mostDays);
  const counts = await countDays(handle, days);
  // Whoever calls the API chooses the source: only the largest ones become columns, so that there are never many.
  const listed = counts.sources.slice(0, marks.length - 1);
  const inPeriod = sum(counts.days.map(({ many }) => many));
  const others = inPeriod - sum(listed.map(({ many }) => many));
  const bars = counts.days.map(({ day, many, bySource }): Bar => {
    const parts = listed.map(({ value }) => bySource.get(value) ?? 0);
    return { label: formatShortDay(startOfDay(day)), parts: [...parts, many - sum(parts)] };
  });
  const legend = [
    ...listed.map(({ value, many }, index) => ({
      mark: marks[index] ?? '.',
      name: terminalSafe(value),
      many,
    })),
    ...(others > 0 ? [{ mark: marks.at(-1) ?? '.', name: 'outras', many: others }] : []),
  ];
  const { total, withPortal } = await countAll(handle);
  return [
    `Inscrições por dia e origem, de ${formatShortDay(startOfDay(days[0] ?? since))} a ${formatShortDay(startOfDay(until))}: ${number(inPeriod)}\n`,
    ...legend.map(({ mark, name, many }) => `  ${mark} ${name}: ${number(many)}\n`),
    '\n',
    renderChart(bars, width),
    `\nNa fila hoje: ${number(total)}, com portal de notícias: ${number(withPortal)}\n`,
  ].join('');
}

async function noticeSection(database: DatabaseHandle, width: number | undefined): Promise<string> {
  const counts = await countNotices(database);
  const heading = `Avisos: ${number(counts.pending)} pendentes, ${number(counts.delivered)} entregues, ${number(counts.dead)} abandonados\n`;
  const dead = await listDeadNotices(database, mostDead);
  if (dead.length === 0) return heading;
  const rows = dead.map((item) => [
    item.key,
    noticeLabels[item.kind],
    String(item.attempts),
    item.last_error ?? '-',
  ]);
  return `${heading}Os últimos abandonados (retry CHAVE tenta de novo):\n${renderTable(deadColumns, rows, width)}`;
}

async function requestSection(database: DatabaseHandle, now: Date): Promise<string> {
  const { open, overdue } = await countRequests(database, now);
  return `Pedidos sobre dados (LGPD, art. 18): ${number(open)} abertos, ${number(overdue)} vencidos\n`;
}

function number(value: number): string {
  return value.toLocaleString('pt-BR');
}
