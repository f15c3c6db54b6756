import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { type SignUpFilter, signUps } from '#features/waitlist/staff/filter.ts';
import { cargoLabel } from '#features/waitlist/staff/labels.ts';
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
  const { db } = await database();
  const found = await signUps(db, filter)
    .select(['created_at', 'nome', 'email', 'empresa', 'cargo', 'has_news_portal', 'portal_name', 'source'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // One more, to know whether there are more.
    .limit(limit + 1)
    .execute();
  if (found.length === 0) return terminal.write('Nenhuma inscrição.\n');
  const rows = found
    .slice(0, limit)
    .map((row) => [
      formatShortDayAndTime(row.created_at),
      row.nome,
      row.email,
      row.empresa,
      cargoLabel(row.cargo),
      row.has_news_portal ? (row.portal_name ?? 'sim') : '-',
      row.source,
    ]);
  await terminal.write(renderTable(columns, rows, terminal.columns));
  if (found.length > limit) terminal.note(`Há mais inscrições: aumente --limit (agora ${limit}).`);
}
