import { parseArgs } from 'node:util';
import { type Command, commands } from './commands.ts';
import { type LeadsContext, Refusal } from './terminal.ts';

type Parsed =
  | { readonly kind: 'run'; readonly run: (context: LeadsContext) => Promise<void> }
  | { readonly kind: 'help'; readonly text: string };

/** What stands before the arguments in help and examples. */
const program = 'npm run leads --';

const helpUsage = { '--help': 'Mostra esta ajuda (também -h, --ajuda)' };

/**
 * Reads the arguments. Nothing is run or written here.
 * @throws Refusal when they ask for nothing that there is
 */
export function parseArguments(args: readonly string[]): Parsed {
  try {
    return readArguments(args);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${error.message} Ajuda: ${program} --help`) : error;
  }
}

function readArguments(args: readonly string[]): Parsed {
  const { tokens } = parseArgs({
    args: [...args],
    options: everyOption,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const typed = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const options = tokens.filter((token) => token.kind === 'option');
  const name = [typed.slice(0, 2).join(' '), typed[0] ?? ''].find((words) => Object.hasOwn(commands, words));
  if (options.some((option) => option.name === 'help' || option.name === 'ajuda')) {
    return { kind: 'help', text: name === undefined ? overview() : helpOf(name) };
  }
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || command === undefined) throw noCommand(typed[0]);

  const given: Record<string, string> = {};
  const known = optionsOf(command);
  for (const { name: option, rawName, value } of options) {
    const hasValue = known.get(option);
    if (hasValue === undefined) throw new Refusal(`Comando ou opção que não existe: ${rawName}.`);
    if (Object.hasOwn(given, option)) throw new Refusal(`Use ${rawName} uma vez só.`);
    if (hasValue && (value === undefined || value.startsWith('--'))) {
      throw new Refusal(`Falta o valor de ${rawName}.`);
    }
    if (!hasValue && value !== undefined) throw new Refusal(`${rawName} não leva valor.`);
    given[option] = value ?? '';
  }
  const [argument, ...extra] = typed.slice(name.split(' ').length);
  const place = argumentOf(command);
  const unknown = place === undefined ? argument : extra[0];
  if (unknown !== undefined) throw new Refusal(`Comando ou opção que não existe: ${unknown}.`);
  if (place?.startsWith('<') && argument === undefined) throw new Refusal(`Falta ${place}.`);
  if (place !== undefined && argument !== undefined) given[place.slice(1, -1)] = argument;
  return { kind: 'run', run: command.choose(given) };
}

/** Why the first word names no command; one of several may name a group of them. */
function noCommand(word: string | undefined): Refusal {
  if (word === undefined) return new Refusal('Falta o comando.');
  const group = Object.keys(commands).filter((name) => name.startsWith(`${word} `));
  return new Refusal(
    group.length > 0 ? `Falta dizer: ${group.join(' ou ')}.` : `Comando ou opção que não existe: ${word}.`,
  );
}

function argumentOf({ takes = {} }: Command): string | undefined {
  return Object.keys(takes).find((usage) => !usage.startsWith('--'));
}

/** Names of a command's options, and whether each has a value. */
function optionsOf({ takes = {} }: Command): ReadonlyMap<string, boolean> {
  const usages = Object.keys(takes).filter((usage) => usage.startsWith('--'));
  return new Map(usages.map((usage) => [usage.slice(2).split(' ', 1)[0] ?? '', usage.includes(' ')]));
}

/** For the parser, which reads the options before the command is known: a name means the same to all. */
const everyOption = {
  help: { type: 'boolean', short: 'h' } as const,
  ...Object.fromEntries(
    Object.values(commands)
      .flatMap((command) => [...optionsOf(command)])
      .map(([name, hasValue]) => [name, { type: hasValue ? 'string' : 'boolean' } as const]),
  ),
};

function overview(): string {
  const does = Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, command.does]));
  return `${program} <comando> [opções]

Exportar, apagar, copiar e restaurar o que as pessoas enviaram. Ler e responder é na página da equipe (/equipe).

Comandos, cada um com a sua ajuda (${program} <comando> --help):
${columns(does)}
Opções:
${columns(helpUsage)}
O banco é o do servidor: DATABASE_URL (PostgreSQL) ou DATA_DIR (o banco embutido). O servidor pode ficar no ar, menos em restore.
Código de saída: 0 deu certo, 1 não deu. Mais em docs/operations.md.`;
}

function helpOf(name: string): string {
  const { does, takes = {} } = commands[name] ?? { does: '' };
  const usage = [program, name, ...Object.keys(takes).filter((way) => !way.startsWith('--')), '[opções]'];
  return `${usage.join(' ')}\n\n${does}\n\n${columns({ ...takes, ...helpUsage })}`;
}

/** What is explained, and beside it how. */
function columns(lines: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(lines).map(({ length }) => length));
  return Object.entries(lines)
    .map(([name, says]) => `  ${name.padEnd(width)}  ${says}\n`)
    .join('');
}
