import type { Argv } from 'yargs';
import { brand } from '#brand.ts';
import { parseDay } from '#features/staff-cli/queries/days.ts';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { audit } from './audit.ts';
import type { Choose } from './choose.ts';
import { consent } from './consent.ts';
import { defineBackups } from './define-backups.ts';
import { erase } from './erase.ts';
import { eraseAgain, saveMarks } from './erase-again.ts';
import { exportFormats, exportSeparators, exportSignUps } from './export.ts';
import { find, findFormats } from './find.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { closeRequest, discardRequest, listRequests } from './requests.ts';
import { retry } from './retry.ts';
import { stats } from './stats.ts';

const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
const flag = (describe: string) => ({ type: 'boolean', describe }) as const;

const source = text('só desta origem, como newsletter');
const since = text('a partir deste dia (AAAA-MM-DD, em São Paulo)');
const until = text('até este dia, incluído');
const yes = flag('não pergunta; para scripts');
const limit = { ...text('quantas linhas, no máximo'), default: '50' } as const;
const protocol = {
  type: 'string',
  demandOption: true,
  describe: 'do pedido, como 2026-7K3QZ-M9X0J',
} as const;
const mostListed = 10_000;

/** Describes every command to the parser. Choosing one hands its work over, and runs nothing. */
export function defineCommands(parser: Argv, choose: Choose): Argv {
  return defineRequests(
    definePersonal(
      defineBackups(defineReading(parser, choose), choose).command(
        'retry [chave]',
        'Tenta de novo avisos abandonados',
        (command) =>
          command
            .positional('chave', { type: 'string', describe: 'de um aviso, como stats mostra' })
            .option('all', flag('todos os abandonados')),
        ({ chave, all }) => {
          if ((chave === undefined) !== (all === true)) {
            throw new Refusal('Diga a CHAVE de um aviso abandonado, ou --all para todos.');
          }
          choose((context) => retry(context, chave));
        },
      ),
      choose,
    ),
    choose,
  );
}

function defineReading(parser: Argv, choose: Choose): Argv {
  return parser
    .command(
      'list',
      'Mostra as inscrições, as mais novas primeiro',
      (command) =>
        command
          .options({ source, since, until })
          .option('has-portal', flag('só quem tem portal de notícias'))
          .option('no-portal', flag('só quem não tem'))
          .conflicts('has-portal', 'no-portal')
          .option('limit', limit),
      (args) => {
        const hasPortal = args['has-portal'] ? true : args['no-portal'] ? false : undefined;
        const options = {
          ...readFilter(args),
          hasPortal,
          limit: readLimit(args.limit, '; para tudo, use export'),
        };
        choose((context) => list(context, options));
      },
    )
    .command(
      'stats',
      'Conta inscrições por dia e origem, avisos e pedidos',
      (command) => command.options({ since: { ...since, defaultDescription: '30 dias atrás' }, until }),
      (args) => {
        const period = readFilter(args);
        choose((context) => stats(context, period));
      },
    )
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
          .options({ source, since, until })
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
      'Mostra o que foi lido e mudado nas páginas da equipe, o mais novo primeiro',
      (command) => command.options({ since }).option('limit', limit),
      (args) => {
        const options = { since: readFilter(args).since, limit: readLimit(args.limit, '') };
        choose((context) => audit(context, options));
      },
    );
}

function definePersonal(parser: Argv, choose: Choose): Argv {
  const email = { type: 'string', describe: 'da pessoa' } as const;
  return parser
    .command(
      'find <email>',
      'Mostra tudo o que há sobre uma pessoa',
      (command) =>
        command
          .positional('email', { ...email, demandOption: true })
          .option('format', { ...text('formato'), choices: findFormats, default: 'text' as const }),
      (args) => choose((context) => find(context, args.email, args.format)),
    )
    .command(
      'consent <codigo>',
      'Mostra o que foi decidido com um recibo de cookies, e o texto que foi mostrado',
      (command) =>
        command.positional('codigo', {
          type: 'string',
          demandOption: true,
          describe: 'recibo, ou a versão de um texto, como find mostra',
        }),
      ({ codigo }) => choose((context) => consent(context, codigo)),
    )
    .command(
      'erase [email]',
      'Apaga tudo o que há sobre uma pessoa, depois de perguntar',
      (command) =>
        command
          .positional('email', email)
          .option('yes', yes)
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

function defineRequests(parser: Argv, choose: Choose): Argv {
  return parser.command('requests', 'Pedidos sobre dados (LGPD, art. 18)', (command) =>
    command
      .command(
        'list',
        'Mostra os abertos, o mais urgente primeiro',
        (listing) => listing.option('limit', limit),
        (args) => {
          const most = readLimit(args.limit, '');
          choose((context) => listRequests(context, most));
        },
      )
      .command(
        'done <protocolo>',
        'Anota que um pedido foi respondido',
        (done) => done.positional('protocolo', protocol),
        ({ protocolo }) => choose((context) => closeRequest(context, protocolo)),
      )
      .command(
        'discard <protocolo>',
        'Apaga um pedido aberto que não é de ninguém (spam, teste), depois de perguntar',
        (discard) => discard.positional('protocolo', protocol).option('yes', yes),
        (args) => choose((context) => discardRequest(context, args.protocolo, args.yes === true)),
      )
      .demandCommand(1, 'Falta dizer: requests list, requests done ou requests discard PROTOCOLO.'),
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
  readonly source?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

function readFilter(args: FilterArguments) {
  const filter = {
    source: args.source,
    since: args.since === undefined ? undefined : parseDay('since', args.since),
    until: args.until === undefined ? undefined : parseDay('until', args.until),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since > filter.until) {
    throw new Refusal('--since é depois de --until.');
  }
  return filter;
}

function readLimit(typed: string, orElse: string): number {
  const most = Number(typed);
  if (/^\d{1,6}$/.test(typed) && most >= 1 && most <= mostListed) return most;
  throw new Refusal(`--limit aceita um número inteiro de 1 a ${mostListed}${orElse}.`);
}
