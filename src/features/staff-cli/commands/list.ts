import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
import { cargoLabel } from '#features/waitlist/staff/labels.ts';
import { listSignUps } from '#features/waitlist/staff/list.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';

const columns = [
  { title: 'Quando', whole: true },
  { title: 'Nome' },
  { title: 'E-mail' },
  { title: 'Empresa' },
  { title: 'Cargo' },
  { title: 'Portal' },
  { title: 'Origem' },
];

/** `list`: the newest sign-ups in a table. */
export async function list(
  { database, terminal }: LeadsContext,
  { limit, ...filter }: SignUpFilter & { readonly limit: number },
): Promise<void> {
  const { rows: found, older } = await listSignUps(await database(), filter, { limit });
  if (found.length === 0) return terminal.write('Nenhuma inscrição.\n');
  const rows = found.map((row) => [
    formatShortDayAndTime(row.created_at),
    row.nome,
    row.email,
    row.empresa,
    cargoLabel(row.cargo),
    row.has_news_portal ? (row.portal_name ?? 'sim') : '-',
    row.source,
  ]);
  await terminal.write(renderTable(columns, rows, terminal.columns));
  if (older !== undefined) terminal.note(`Há mais inscrições: aumente --limit (agora ${limit}).`);
}
