import { brand } from '#brand.ts';
import { allLists } from '#content/waitlist-lists.ts';
import { isDay } from '#shared/dates.ts';
import { audit, consent, user } from './audit.ts';
import { backup, sendCopy } from './backup.ts';
import { erase, eraseAgain, saveMarks } from './erase.ts';
import { exportFormats, exportSeparators, exportSignUps } from './export.ts';
import { listFailed, retry } from './outbox.ts';
import { purge } from './purge.ts';
import { readIn, restore } from './restore.ts';
import { type LeadsContext, Refusal } from './terminal.ts';

/** What a command was given, by the names of its argument and its options; of a flag that stands there an empty text. */
type Given = Readonly<Record<string, string | undefined>>;

/** A command: what its help says, and what it does. */
export interface Command {
  readonly does: string;
  /** Its argument (`<arquivo>`, or `[email]` where it may be left out) and its options (`--out ARQUIVO`, or a flag alone). */
  readonly takes?: Readonly<Record<string, string>>;
  /**
   * Reads what was given. Nothing is run or written yet.
   * @throws Refusal when that can't be meant
   */
  readonly choose: (given: Given) => (context: LeadsContext) => Promise<void>;
}

const since = { '--since AAAA-MM-DD': 'a partir deste dia, em São Paulo' };
const limit = { '--limit NÚMERO': 'quantas linhas, no máximo (padrão: 50)' };
const mostListed = 10_000;

/** A command that takes its argument and nothing else. */
const taking = (
  argument: string,
  says: string,
  run: (context: LeadsContext, typed: string) => Promise<void>,
): Omit<Command, 'does'> => ({
  takes: { [argument]: says },
  choose: (given) => (context) => run(context, given[argument.slice(1, -1)] ?? ''),
});

/** The commands by their names, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  export: {
    does: 'Exporta as inscrições, as mais antigas primeiro',
    takes: {
      '--format csv|json': 'formato (obrigatório)',
      ...since,
      [`--list ${allLists.join('|')}`]: 'só desta lista',
      '--campaign NOME': 'só desta campanha (utm_campaign; sem ela, utm_source)',
      '--until AAAA-MM-DD': 'até este dia, incluído',
      '--separator ,|;': 'entre as células do CSV; com ; um Excel brasileiro abre o arquivo com dois cliques',
      '--out ARQUIVO': 'arquivo que ainda não existe; sem ela, sai na saída padrão',
    },
    choose: ({ format: typedFormat, separator: typedSeparator, list, campaign, out, ...days }) => {
      const format = oneOf(exportFormats, '--format', typedFormat);
      if (format === undefined) throw new Refusal('Falta a opção obrigatória: --format.');
      const separator = oneOf(exportSeparators, '--separator', typedSeparator);
      if (separator !== undefined && format !== 'csv') {
        throw new Refusal('--separator só vale com --format csv.');
      }
      const filter = {
        list: oneOf(allLists, '--list', list),
        campaign,
        since: readDay('--since', days.since),
        until: readDay('--until', days.until),
      };
      if (filter.since !== undefined && filter.until !== undefined && filter.since > filter.until) {
        throw new Refusal('--since é depois de --until.');
      }
      return (context) => exportSignUps(context, { ...filter, format, out, separator });
    },
  },
  audit: {
    does: 'Mostra o que a equipe leu e mudou, nas páginas e com export e erase, o mais novo primeiro',
    takes: { ...since, ...limit },
    choose: (given) => {
      const options = { since: readDay('--since', given.since), limit: readLimit(given) };
      return (context) => audit(context, options);
    },
  },
  'outbox failed': {
    does: 'Mostra os avisos abandonados, os últimos primeiro',
    takes: limit,
    choose: (given) => {
      const most = readLimit(given);
      return (context) => listFailed(context, most);
    },
  },
  'outbox retry': {
    does: 'Tenta de novo avisos abandonados',
    takes: { '[chave]': 'de um aviso, como outbox failed mostra', '--all': 'todos os abandonados' },
    choose: ({ chave, all }) => {
      if ((chave === undefined) === (all === undefined)) {
        throw new Refusal('Diga a CHAVE de um aviso abandonado, ou --all para todos.');
      }
      return (context) => retry(context, chave);
    },
  },
  user: {
    does: 'Faz a senha de alguém da equipe e a linha dela para STAFF_USERS',
    ...taking('<nome>', 'como o audit o chama', user),
  },
  consent: {
    does: 'Mostra o que foi decidido com um recibo de cookies, e o texto que foi mostrado',
    ...taking('<codigo>', 'recibo, ou a versão de um texto, como a página da inscrição mostra', consent),
  },
  erase: {
    does: 'Apaga tudo o que há sobre uma pessoa, depois de perguntar',
    takes: {
      '[email]': 'da pessoa',
      '--yes': 'não pergunta; para scripts',
      '--again': 'depois de restaurar uma cópia: apaga de novo quem já tinha sido apagado',
      '--from MARCAS': 'com --again: arquivo de marcas que vale também',
      '--save ARQUIVO': 'grava as marcas de quem foi apagado neste arquivo novo',
    },
    choose: ({ email, yes, again, from, save }) => {
      if ([email, again, save].filter((one) => one !== undefined).length !== 1) {
        throw new Refusal('Diga o EMAIL da pessoa, ou --again, ou --save ARQUIVO.');
      }
      if (from !== undefined && again === undefined) throw new Refusal('--from só vale junto com --again.');
      const isSure = yes !== undefined;
      if (save !== undefined) return (context) => saveMarks(context, save);
      if (email !== undefined) return (context) => erase(context, email, isSure);
      return (context) => eraseAgain(context, { from, yes: isSure });
    },
  },
  purge: {
    does: 'Apaga o que passou do prazo da política de privacidade',
    takes: {
      '--dry-run': 'só conta, não apaga',
      '--launched AAAA-MM-DD': 'dia do lançamento do Portal AI 1.0: a fila dele acaba 12 meses depois',
    },
    choose: (given) => {
      const launched = readDay('--launched', given.launched ?? brand.portalLaunched);
      return (context) => purge(context, { dryRun: given['dry-run'] !== undefined, launched });
    },
  },
  backup: {
    does: 'Copia o banco, com o servidor no ar',
    ...taking('<arquivo>', 'que ainda não existe', backup),
  },
  'send-copy': {
    does: 'Copia o banco, com o servidor no ar, e entrega a cópia a um comando que a leva para outra máquina',
    ...taking('<comando>', 'programa, que recebe o caminho da cópia', sendCopy),
  },
  'read-in': {
    does: 'Depois de uma perda, traz de volta as inscrições dos avisos que já tinham saído',
    ...taking('<arquivo>', 'avisos do webhook, um JSON por linha, ou e-mails de aviso (.eml, mbox)', readIn),
  },
  restore: {
    does: 'Traz uma cópia para um banco vazio, com o servidor parado, e apaga de novo quem foi apagado depois dela',
    takes: {
      '<arquivo>': 'que backup fez',
      '--marks MARCAS':
        'marcas de quem foi apagado: arquivo de erase --save, ou pasta ou endereço do banco anterior',
      '--no-marks': 'ninguém foi apagado depois da cópia',
    },
    choose: ({ arquivo = '', marks, ...flags }) => {
      if ((marks === undefined) === (flags['no-marks'] === undefined)) {
        throw new Refusal('Diga --marks ARQUIVO com as marcas de quem foi apagado, ou --no-marks se não há.');
      }
      return (context) => restore(context, arquivo, marks);
    },
  },
};

/** One of a few values; undefined where the option was not given. */
function oneOf<Value extends string>(
  values: readonly Value[],
  option: string,
  typed: string | undefined,
): Value | undefined {
  const found = values.find((value) => value === typed);
  if (found !== undefined || typed === undefined) return found;
  throw new Refusal(`${option} não aceita "${typed}"; aceita ${values.join(' ou ')}.`);
}

/** A day of the calendar, as `2026-03-05`. */
function readDay(option: string, typed: string | undefined): string | undefined {
  if (typed === undefined || isDay(typed)) return typed;
  throw new Refusal(`${option} aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).`);
}

function readLimit({ limit: typed = '50' }: Given): number {
  const most = Number(typed);
  if (/^\d{1,6}$/.test(typed) && most >= 1 && most <= mostListed) return most;
  throw new Refusal(`--limit aceita um número inteiro de 1 a ${mostListed}.`);
}
