import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import {
  answerRequest,
  daysLeft,
  discardOpenRequest,
  listOpenRequests,
  readRequest,
} from '#features/data-requests/staff/requests.ts';
import { confirm, type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { renderTable } from '#features/staff-cli/terminal/table.ts';
import { formatShortDay } from '#shared/dates.ts';
import { describeRequest } from './find.ts';

const columns = [
  { title: 'Protocolo', whole: true },
  { title: 'Prazo', whole: true },
  { title: 'Situação' },
  { title: 'Pedido' },
  { title: 'Nome' },
  { title: 'E-mail' },
  { title: 'Recebido', whole: true },
];

/**
 * `requests list`: the requests under art. 18 of the LGPD that wait for an answer, the most urgent first.
 * @param limit how many at the most
 */
export async function listRequests({ database, terminal, now }: LeadsContext, limit: number): Promise<void> {
  // One more, to know whether there are more.
  const open = await listOpenRequests(await database(), limit + 1);
  if (open.length === 0) return terminal.write('Nenhum pedido aberto.\n');
  const rows = open
    .slice(0, limit)
    .map((row) => [
      row.protocol,
      formatShortDay(row.due_at),
      situation(row.due_at, now),
      kindLabel(row.kind),
      row.nome ?? '-',
      row.email ?? '-',
      formatShortDay(row.created_at),
    ]);
  await terminal.write(renderTable(columns, rows, terminal.columns));
  if (open.length > limit) terminal.note(`Há mais pedidos: aumente --limit (agora ${limit}).`);
}

/** How much time an open request has left. */
function situation(dueAt: string, now: Date): string {
  const days = daysLeft(dueAt, now);
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
  const protocol = readProtocol(typed);
  const answered = await answerRequest(await database(), protocol, now);
  if (answered === undefined) throw noSuchRequest(protocol);
  const { request, wasOpen } = answered;
  if (!wasOpen) {
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

/**
 * `requests discard`: removes an open request that nobody stands behind (spam, a test, the same one sent twice), after it was
 * shown. Nothing of it stays, a reason neither: a row for each would let whoever sends thousands fill the disk. One that was answered
 * stays, as the proof of that (LGPD, art. 16, I).
 * @param typed the protocol number as a person types it
 * @param yes whether nobody is asked
 * @throws Refusal when it is no protocol number, that of no request or of an answered one, or when nobody says yes
 */
export async function discardRequest(context: LeadsContext, typed: string, yes: boolean): Promise<void> {
  const { terminal } = context;
  const protocol = readProtocol(typed);
  const handle = await context.database();
  const request = await readRequest(handle, protocol);
  if (request === undefined) throw noSuchRequest(protocol);
  await terminal.write(describeRequest(request));
  const answered = new Refusal(
    `O pedido ${protocol} já foi respondido e fica como prova; erase tira dele os dados da pessoa.`,
  );
  if (request.done_at !== null) throw answered;
  await confirm(context, 'Descartar este pedido, sem resposta?', yes);
  // Somebody may have answered or discarded it while the question stood.
  if (!(await discardOpenRequest(handle, request.id))) throw answered;
  await terminal.write(`Pedido ${protocol} descartado.\n`);
}

function readProtocol(typed: string): string {
  const protocol = parseProtocol(typed);
  if (protocol === undefined) {
    throw new Refusal('Este não é um número de protocolo: confira se foi digitado por inteiro.');
  }
  return protocol;
}

const noSuchRequest = (protocol: string): Refusal =>
  new Refusal(`Nenhum pedido tem o protocolo ${protocol}.`);
