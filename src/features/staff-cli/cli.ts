import yargs from 'yargs';
import { defineCommands } from './commands.ts';
import { type LeadsContext, Refusal } from './terminal.ts';

/** What the arguments ask for. */
export type Parsed =
  | { readonly kind: 'run'; readonly run: (context: LeadsContext) => Promise<void> }
  | { readonly kind: 'help'; readonly text: string };

/** What stands before the arguments in help and examples. */
const scriptName = 'npm run leads --';

/**
 * Reads the arguments. Nothing is run or written here.
 * @param columns width of the help
 * @throws Refusal when they ask for nothing that there is
 */
export function parseArguments(args: readonly string[], columns: number): Parsed {
  let run: ((context: LeadsContext) => Promise<void>) | undefined;
  let text = '';
  const refused: string[] = [];
  const parser = defineCommands(newParser(columns), (work) => {
    run = work;
  }).fail((message, error) => {
    refused.push(error instanceof Refusal ? error.message : (message ?? ''));
  });
  try {
    // With a callback yargs prints nothing by itself.
    parser.parse([...args], {}, (_error, _values, output) => {
      text = output;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused.push(error.message);
  }
  const [message] = refused;
  if (message !== undefined) {
    throw new Refusal(`${message.trim().replace(/\s*\n\s*/g, ': ')} Ajuda: ${scriptName} --help`);
  }
  return run === undefined ? { kind: 'help', text } : { kind: 'run', run };
}

function newParser(columns: number) {
  return (
    yargs()
      .scriptName(scriptName)
      .locale('pt_BR')
      // The types know no plurals; yargs itself has them.
      .updateStrings(portuguese as unknown as Record<string, string>)
      .parserConfiguration({
        // `--no-portal` is an option of its own, and addresses and protocols are texts.
        'boolean-negation': false,
        'camel-case-expansion': false,
        'dot-notation': false,
        'parse-numbers': false,
        'parse-positional-numbers': false,
      })
      .usage(
        '$0 <comando> [opções]\n\nExportar, apagar, copiar e restaurar o que as pessoas enviaram. Ler e responder é na página da equipe (/equipe).',
      )
      .epilogue(
        'O banco é o do servidor: DATABASE_URL (PostgreSQL) ou DATA_DIR (o banco embutido). O servidor pode ficar no ar, menos em restore.\nCódigo de saída: 0 deu certo, 1 não deu. Mais em docs/operations.md.',
      )
      .version(false)
      .help('help', 'Mostra esta ajuda')
      .alias('help', ['h', 'ajuda'])
      .strict()
      .demandCommand(1, 'Falta o comando.')
      .check(refuseWhatWouldBeDropped)
      .wrap(columns)
  );
}

/**
 * The parser would take an option given twice as a list, and a value that a flag doesn't have as its opposite.
 * @throws Refusal for either
 */
function refuseWhatWouldBeDropped(values: Readonly<Record<string, unknown>>): true {
  for (const [name, value] of Object.entries(values)) {
    if (name !== '_' && Array.isArray(value)) throw new Refusal(`Use --${name} uma vez só.`);
    if (value === false) throw new Refusal(`--${name} não leva valor.`);
  }
  return true;
}

/**
 * What the argument parser says, in Portuguese. Its own translation lacks some sentences, and others are no good; the
 * keys are its English ones (yargs/locales/en.json).
 */
const portuguese = {
  'Commands:': 'Comandos:',
  'Options:': 'Opções:',
  'Positionals:': 'Argumentos:',
  'Examples:': 'Exemplos:',
  boolean: 'sem valor',
  string: 'texto',
  required: 'obrigatório',
  default: 'padrão',
  'default:': 'padrão:',
  'choices:': 'aceita:',
  'aliases:': 'também:',
  command: 'comando',
  'Show help': 'Mostra esta ajuda',
  'Not enough non-option arguments: got %s, need at least %s': {
    one: 'Faltam argumentos: há %s, e é preciso pelo menos %s.',
    other: 'Faltam argumentos: há %s, e é preciso pelo menos %s.',
  },
  'Too many non-option arguments: got %s, maximum of %s': {
    one: 'Há argumentos demais: %s, e o máximo é %s.',
    other: 'Há argumentos demais: %s, e o máximo é %s.',
  },
  'Missing required argument: %s': {
    one: 'Falta a opção obrigatória: --%s.',
    other: 'Faltam opções obrigatórias: --%s.',
  },
  'Missing argument value: %s': { one: 'Falta o valor de: %s.', other: 'Faltam os valores de: %s.' },
  'Unknown argument: %s': {
    one: 'Comando ou opção que não existe: %s.',
    other: 'Comandos ou opções que não existem: %s.',
  },
  'Invalid values:': 'Valor inválido',
  'Argument: %s, Given: %s, Choices: %s': '--%s não aceita %s; aceita %s.',
  'Arguments %s and %s are mutually exclusive': 'Use --%s ou --%s, não as duas.',
  'Not enough arguments following: %s': 'Falta o valor de --%s.',
} as const;
