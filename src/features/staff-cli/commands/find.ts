import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import {
  hasPersonalData,
  type Person,
  parseEmail,
  portablePerson,
  readPerson,
} from '#features/erasure/person.ts';
import { noticeLabels, stateLabels } from '#features/outbox/staff/labels.ts';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { terminalSafe, terminalSafeJson } from '#shared/terminal-safe.ts';

/** Formats of what `find` prints: to read, or to hand over (LGPD, art. 18, V). */
export const findFormats = ['text', 'json'] as const;

/** `find`: everything held about a person. */
export async function find(
  { database, terminal }: LeadsContext,
  typed: string,
  format: (typeof findFormats)[number],
): Promise<void> {
  const email = readEmail(typed);
  const { db } = await database();
  const person = await readPerson(db, email);
  if (format === 'json') return terminal.write(`${terminalSafeJson(portablePerson(person))}\n`);
  await terminal.write(describePerson(person));
  if (!hasPersonalData(person)) return;
  terminal.note(
    'Recibos de cookies e visitas de divulgação não dizem de quem são: não há como achá-los por e-mail.',
  );
}

/**
 * Reads the address that a command is about.
 * @returns it as the forms store it
 * @throws Refusal when it is none
 */
export function readEmail(typed: string): string {
  const email = parseEmail(typed);
  if (email === undefined) {
    throw new Refusal('Este não é um endereço de e-mail: confira se foi digitado por inteiro.');
  }
  return email;
}

/** All of it in words, for the terminal. */
export function describePerson(person: Person): string {
  const { email, signUps, requests, attendance, notices, erasure } = person;
  const erased =
    erasure === undefined
      ? ''
      : `Os dados deste e-mail foram apagados em ${formatShortDayAndTime(erasure.created_at)}.\n`;
  if (!hasPersonalData(person)) return `Não há nada sobre ${terminalSafe(email)}.\n${erased}`;
  return [
    ...signUps.map((row) => section('Inscrição', signUpFields(row))),
    ...attendance.map((step) =>
      section(step.attended_at === null ? 'Atendimento desfeito' : 'Atendimento', [
        ['Atendida', moment(step.attended_at)],
        ['Nota', step.note],
        ['Anotado', moment(step.created_at)],
      ]),
    ),
    ...notices.map((item) =>
      section(item.removed_id === null ? 'Aviso sobre a inscrição' : 'Aviso sobre a saída', [
        ['Aviso', noticeLabels[item.kind]],
        ['Situação', stateLabels[item.state]],
        ['Chave', item.key],
        ['Entregue', moment(item.delivered_at)],
      ]),
    ),
    ...requests.map(describeRequest),
    ...(erased === '' ? [] : [erased]),
  ].join('\n');
}

/** A request under art. 18 in words, for the terminal. */
export function describeRequest(row: Omit<Person['requests'][number], 'idempotency_key'>): string {
  return section(`Pedido ${row.protocol}`, [
    ['Pedido', kindLabel(row.kind)],
    ['Nome', row.nome],
    ['E-mail', row.email],
    ['Detalhes', row.details],
    ['Recebido', moment(row.created_at)],
    ['Prazo', moment(row.due_at)],
    ['Respondido', moment(row.done_at) ?? 'ainda não'],
  ]);
}

type Field = readonly [label: string, value: string | null];

function signUpFields(row: Person['signUps'][number]): readonly Field[] {
  return [
    ['Nome', row.nome],
    ['E-mail', row.email],
    ['Empresa', row.empresa],
    ['Cargo', cargoLabel(row.cargo)],
    ['Site', row.site],
    ['Telefone', row.phone],
    ['Tem portal', row.has_news_portal ? 'sim' : 'não'],
    ['Portal', row.portal_name],
    ['Endereço do portal', row.portal_url],
    ['Tamanho da empresa', sizeLabel(row.company_size)],
    ['Objetivos', row.goals],
    ['Origem', row.source],
    ['Inscrição', moment(row.created_at)],
    ['Aceite dos termos', moment(row.terms_accepted_at)],
    ['Aceite dos termos de jornalismo', moment(row.journalism_terms_accepted_at)],
    ['Versão do aviso de cadastro', row.consent_version],
    ['Versão dos termos de serviço', row.terms_version],
    ['Versão dos termos de jornalismo', row.journalism_terms_version],
  ];
}

/** A title and its fields; what is empty is left out, and further lines of a value stand under the first. */
function section(title: string, fields: readonly Field[]): string {
  const lines = fields.flatMap(([label, value]) => {
    if (value === null) return [];
    const [first = '', ...rest] = value.split('\n').map(terminalSafe);
    return [`  ${label}: ${first}\n`, ...rest.map((line) => `    ${line}\n`)];
  });
  return `${title}\n${lines.join('')}`;
}

function moment(iso: string | null): string | null {
  return iso === null ? null : formatShortDayAndTime(iso);
}
