import type { Argv } from 'yargs';
import { brand } from '#brand.ts';
import { allLists, type List } from '#content/waitlist-lists.ts';
import { isDay } from '#shared/dates.ts';
import { audit, consent, user } from './audit.ts';
import { backup, sendCopy } from './backup.ts';
import { erase, eraseAgain, saveMarks } from './erase.ts';
import { exportFormats, exportSeparators, exportSignUps } from './export.ts';
import { listFailed, retry } from './outbox.ts';
import { purge } from './purge.ts';
import { readIn, restore } from './restore.ts';
import { type LeadsContext, Refusal } from './terminal.ts';

/** Takes the command that the arguments name. */
type Choose = (run: (context: LeadsContext) => Promise<void>) => void;

const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
const flag = (describe: string) => ({ type: 'boolean', describe }) as const;
const file = (describe: string) => ({ type: 'string', demandOption: true, describe }) as const;

const since = text('a partir deste dia (AAAA-MM-DD, em São Paulo)');
const limit = { ...text('quantas linhas, no máximo'), default: '50' } as const;
const mostListed = 10_000;

/** Describes every command to the parser. Choosing one hands its work over, and runs nothing. */
export function defineCommands(parser: Argv, choose: Choose): Argv {
  return defineBackups(definePersonal(defineReading(parser, choose), choose), choose);
}

function defineReading(parser: Argv, choose: Choose): Argv {
  return parser
    .command(
      'export',
      'Exporta as inscrições, as mais antigas primeiro',
      (command) =>
        command
          .option('format', {
            ...text('formato'),
            choices: exportFormats,
            demandOption: true,
          })
          .options({ since })
          .option('list', { ...text('só desta lista'), choices: allLists })
          .option('campaign', text('só desta campanha (utm_campaign; sem ela, utm_source)'))
          .option('until', text('até este dia, incluído'))
          .option('separator', {
            ...text('entre as células do CSV; com ; um Excel brasileiro abre o arquivo com dois cliques'),
            choices: exportSeparators,
            defaultDescription: ',',
          })
          .option('out', text('arquivo que ainda não existe; sem ela, sai na saída padrão')),
      ({ format, out, separator, ...args }) => {
        if (separator !== undefined && format !== 'csv') {
          throw new Refusal('--separator só vale com --format csv.');
        }
        const filter = readFilter(args);
        choose((context) => exportSignUps(context, { ...filter, format, out, separator }));
      },
    )
    .command(
      'audit',
      'Mostra o que a equipe leu e mudou, nas páginas e com export e erase, o mais novo primeiro',
      (command) => command.options({ since }).option('limit', limit),
      (args) => {
        const options = { since: readFilter(args).since, limit: readLimit(args.limit) };
        choose((context) => audit(context, options));
      },
    )
    .command('outbox', 'Avisos que foram abandonados', (command) =>
      command
        .command(
          'failed',
          'Mostra os abandonados, os últimos primeiro',
          (failed) => failed.option('limit', limit),
          (args) => {
            const most = readLimit(args.limit);
            choose((context) => listFailed(context, most));
          },
        )
        .command(
          'retry [chave]',
          'Tenta de novo avisos abandonados',
          (again) =>
            again
              .positional('chave', { type: 'string', describe: 'de um aviso, como failed mostra' })
              .option('all', flag('todos os abandonados')),
          ({ chave, all }) => {
            if ((chave === undefined) !== (all === true)) {
              throw new Refusal('Diga a CHAVE de um aviso abandonado, ou --all para todos.');
            }
            choose((context) => retry(context, chave));
          },
        )
        .demandCommand(1, 'Falta dizer: outbox failed ou outbox retry CHAVE.'),
    )
    .command(
      'user <nome>',
      'Faz a senha de alguém da equipe e a linha dela para STAFF_USERS',
      (command) =>
        command.positional('nome', { type: 'string', demandOption: true, describe: 'como o audit o chama' }),
      ({ nome }) => choose((context) => user(context, nome)),
    );
}

function definePersonal(parser: Argv, choose: Choose): Argv {
  return parser
    .command(
      'consent <codigo>',
      'Mostra o que foi decidido com um recibo de cookies, e o texto que foi mostrado',
      (command) =>
        command.positional('codigo', {
          type: 'string',
          demandOption: true,
          describe: 'recibo, ou a versão de um texto, como a página da inscrição mostra',
        }),
      ({ codigo }) => choose((context) => consent(context, codigo)),
    )
    .command(
      'erase [email]',
      'Apaga tudo o que há sobre uma pessoa, depois de perguntar',
      (command) =>
        command
          .positional('email', { type: 'string', describe: 'da pessoa' })
          .option('yes', flag('não pergunta; para scripts'))
          .option('again', flag('depois de restaurar uma cópia: apaga de novo quem já tinha sido apagado'))
          .option('from', text('com --again: arquivo de marcas que vale também'))
          .option('save', text('grava as marcas de quem foi apagado neste arquivo novo')),
      (args) => choose(chooseErasure(args)),
    )
    .command(
      'purge',
      'Apaga o que passou do prazo da política de privacidade',
      (command) =>
        command.option('dry-run', flag('só conta, não apaga')).option('launched', {
          ...text('dia do lançamento do Portal AI 1.0 (AAAA-MM-DD): a fila dele acaba 12 meses depois'),
          default: brand.portalLaunched,
        }),
      (args) => {
        const launched = args.launched === undefined ? undefined : parseDay('launched', args.launched);
        choose((context) => purge(context, { dryRun: args['dry-run'] === true, launched }));
      },
    );
}

function defineBackups(parser: Argv, choose: Choose): Argv {
  return parser
    .command(
      'backup <arquivo>',
      'Copia o banco, com o servidor no ar',
      (command) => command.positional('arquivo', file('que ainda não existe')),
      ({ arquivo }) => choose((context) => backup(context, arquivo)),
    )
    .command(
      'send-copy <comando>',
      'Copia o banco, com o servidor no ar, e entrega a cópia a um comando que a leva para outra máquina',
      (command) => command.positional('comando', file('programa, que recebe o caminho da cópia')),
      ({ comando }) => choose((context) => sendCopy(context, comando)),
    )
    .command(
      'read-in <arquivo>',
      'Depois de uma perda, traz de volta as inscrições dos avisos que já tinham saído',
      (command) =>
        command.positional(
          'arquivo',
          file('avisos do webhook, um JSON por linha, ou e-mails de aviso (.eml, mbox)'),
        ),
      ({ arquivo }) => choose((context) => readIn(context, arquivo)),
    )
    .command(
      'restore <arquivo>',
      'Traz uma cópia para um banco vazio, com o servidor parado, e apaga de novo quem foi apagado depois dela',
      (command) =>
        command
          .positional('arquivo', file('que backup fez'))
          .option(
            'marks',
            text(
              'marcas de quem foi apagado: arquivo de erase --save, ou pasta ou endereço do banco anterior',
            ),
          )
          .option('no-marks', flag('ninguém foi apagado depois da cópia')),
      (args) => {
        if ((args.marks === undefined) !== (args['no-marks'] === true)) {
          throw new Refusal(
            'Diga --marks ARQUIVO com as marcas de quem foi apagado, ou --no-marks se não há.',
          );
        }
        choose((context) => restore(context, args.arquivo, args.marks));
      },
    );
}

interface ErasureArguments {
  readonly email: string | undefined;
  readonly yes: boolean | undefined;
  readonly again: boolean | undefined;
  readonly from: string | undefined;
  readonly save: string | undefined;
}

function chooseErasure({ email, yes: sure = false, again = false, from, save }: ErasureArguments) {
  const asked = [email !== undefined, again, save !== undefined].filter(Boolean).length;
  if (asked !== 1) throw new Refusal('Diga o EMAIL da pessoa, ou --again, ou --save ARQUIVO.');
  if (from !== undefined && !again) throw new Refusal('--from só vale junto com --again.');
  return (context: LeadsContext): Promise<void> => {
    if (save !== undefined) return saveMarks(context, save);
    return email === undefined ? eraseAgain(context, { from, yes: sure }) : erase(context, email, sure);
  };
}

interface FilterArguments {
  readonly list?: List | undefined;
  readonly campaign?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

function readFilter(args: FilterArguments) {
  const filter = {
    list: args.list,
    campaign: args.campaign,
    since: args.since === undefined ? undefined : parseDay('since', args.since),
    until: args.until === undefined ? undefined : parseDay('until', args.until),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since > filter.until) {
    throw new Refusal('--since é depois de --until.');
  }
  return filter;
}

/** Reads a day of the calendar that was typed, as `2026-03-05`. */
function parseDay(option: string, typed: string): string {
  if (isDay(typed)) return typed;
  throw new Refusal(`--${option} aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).`);
}

function readLimit(typed: string): number {
  const most = Number(typed);
  if (/^\d{1,6}$/.test(typed) && most >= 1 && most <= mostListed) return most;
  throw new Refusal(`--limit aceita um número inteiro de 1 a ${mostListed}.`);
}
