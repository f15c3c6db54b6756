import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { formatShortDay } from '#shared/dates.ts';

const columns = [
  { title: 'Protocolo', whole: true },
  { title: 'Prazo', whole: true },
  { title: 'Situação' },
  { title: 'Pedido' },
  { title: 'Nome' },
  { title: 'E-mail' },
  { title: 'Recebido', whole: true },
];
const dayMs = 24 * 60 * 60 * 1000;

/** `requests list`: the requests under art. 18 of the LGPD that wait for an answer, the most urgent first. */
export async function listRequests({ database, terminal, now }: LeadsContext): Promise<void> {
  const { db } = await database();
  const open = await db
    .selectFrom('data_requests')
    .select(['protocol', 'kind', 'nome', 'email', 'created_at', 'due_at'])
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  if (open.length === 0) return terminal.write('Nenhum pedido aberto.\n');
  const rows = open.map((row) => [
    row.protocol,
    formatShortDay(row.due_at),
    situation(row.due_at, now),
    kindLabel(row.kind),
    row.nome ?? '-',
    row.email ?? '-',
    formatShortDay(row.created_at),
  ]);
  await terminal.write(renderTable(columns, rows, terminal.columns));
}

/** How much time an open request has left. */
function situation(dueAt: string, now: Date): string {
  const days = Math.floor((Date.parse(dueAt) - now.getTime()) / dayMs);
  if (days < 0) return 'VENCIDO';
  if (days === 0) return 'vence em menos de 1 dia';
  return `${days} ${days === 1 ? 'dia' : 'dias'}`;
}

/**
 * `requests done`: notes that a request was answered. Once more changes nothing.
 * @param typed the protocol number as a person types it
 * @throws Refusal when it is no protocol number, or that of no request
 */
export async function closeRequest({ database, terminal, now }: LeadsContext, typed: string): Promise<void> {
  const protocol = parseProtocol(typed);
  if (protocol === undefined) {
    throw new Refusal('Este não é um número de protocolo: confira se foi digitado por inteiro.');
  }
  const { db } = await database();
  const closed = await db
    .updateTable('data_requests')
    .set({ done_at: now.toISOString() })
    .where('protocol', '=', protocol)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const request = await db
    .selectFrom('data_requests')
    .select(['kind', 'done_at'])
    .where('protocol', '=', protocol)
    .executeTakeFirst();
  if (request === undefined) throw new Refusal(`Nenhum pedido tem o protocolo ${protocol}.`);
  if (closed.numUpdatedRows === 0n) {
    return terminal.write(
      `O pedido ${protocol} já estava respondido, em ${formatShortDay(request.done_at ?? '')}.\n`,
    );
  }
  await terminal.write(`Pedido ${protocol} respondido.\n`);
  if (request.kind === 'deletion' || request.kind === 'withdrawal') {
    terminal.note(
      'Para esvaziar também o pedido (nome, e-mail e detalhes), rode erase com o e-mail da pessoa.',
    );
  }
}
