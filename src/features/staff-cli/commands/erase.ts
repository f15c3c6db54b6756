import { readPerson } from '#features/erasure/person.ts';
import { type Erased, eraseEmail } from '#features/erasure/remove.ts';
import { confirm, type LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { describePerson, readEmail } from './find.ts';

/**
 * `erase`: shows what is held about a person, asks, and removes it everywhere in one transaction. An answered request
 * keeps its protocol and dates, as the proof that it was answered (LGPD, art. 16, I); an open one keeps the person
 * too, because it can't be answered otherwise.
 * @throws Refusal when nobody says yes
 */
export async function erase(context: LeadsContext, typed: string, yes: boolean): Promise<void> {
  const { terminal } = context;
  const email = readEmail(typed);
  const handle = await context.database();
  const person = await readPerson(handle.db, email);
  await terminal.write(describePerson(person));
  // A removal that is still to be told is not erased: it is how the copies elsewhere go.
  if (person.signUps.length + person.requests.length === 0) return;
  const open = person.requests.filter(({ done_at }) => done_at === null).map(({ protocol }) => protocol);
  const answered = person.requests.length - open.length;
  await terminal.write(
    [
      '\nO que vai acontecer:\n',
      ...(person.signUps.length > 0
        ? [`  a inscrição é apagada, com os avisos sobre ela (${person.notices.length})\n`]
        : []),
      ...(answered > 0
        ? [
            `  pedidos respondidos (${answered}) perdem nome, e-mail e detalhes; o protocolo e as datas ficam\n`,
          ]
        : []),
      ...(open.length > 0
        ? [`  pedidos abertos ficam até serem respondidos, e depois rode erase de novo: ${open.join(', ')}\n`]
        : []),
      '  fica uma marca sem o e-mail, para apagar de novo se uma cópia de segurança for restaurada\n\n',
      'Antes, confirme com a pessoa, por este e-mail, que o pedido é dela.\n',
    ].join(''),
  );
  await confirm(context, 'Apagar?', yes);
  const erased = await eraseEmail(handle, email);
  await terminal.write(describeErased(erased));
  await terminal.write(
    `Falta apagar, na caixa de quem vende, as mensagens sobre a pessoa${
      erased.systems > 0 ? '; o sistema que recebe o webhook apaga a cópia dele' : ''
    }.\n`,
  );
}

/** What was done, in words. */
export function describeErased({ signUps, notices, told, requests }: Erased): string {
  return [
    `Feito: inscrições apagadas ${signUps}, avisos apagados ${notices}, pedidos esvaziados ${requests}.\n`,
    told === 0 ? '' : `Quem recebeu a inscrição é avisado da saída pelo servidor: ${told}.\n`,
  ].join('');
}
