// R-STF-3
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseArguments } from './cli.ts';
import { commands } from './commands.ts';

const english =
  /\b(?:commands?|options?|show|help(?! )|required|default|choices|string|number|unknown|missing|argument\b|arguments|invalid)\b/i;

/** The help without the names of commands and options, which are English. */
const words = (text: string): string => text.replace(/--?[\w-]+/g, '');

function refusalOf(args: readonly string[]): string {
  try {
    parseArguments(args);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'not refused';
}

describe('the arguments of npm run leads', () => {
  test.each(['', 'outbox', ...Object.keys(commands)])('help in Portuguese: %j', (name) => {
    const parsed = parseArguments([...name.split(' ').filter(Boolean), '--help']);
    const text = parsed.kind === 'help' ? parsed.text : '';
    expect(text).toContain('npm run leads --');
    expect(text).toContain('Mostra esta ajuda');
    expect(words(text)).not.toMatch(english);
  });

  test.each([
    [[], 'Falta o comando.'],
    [['lst'], 'Comando ou opção que não existe: lst.'],
    [['__proto__'], 'Comando ou opção que não existe: __proto__.'],
    [['audit', 'extra'], 'Comando ou opção que não existe: extra.'],
    [['audit', '--foo', '--bar'], 'Comando ou opção que não existe: --foo.'],
    [['audit', '--all'], 'Comando ou opção que não existe: --all.'],
    [['audit', '--limit'], 'Falta o valor de --limit.'],
    [['export', '--out', '--format', 'csv'], 'Falta o valor de --out.'],
    [['audit', '--limit', '0'], '--limit aceita um número inteiro de 1 a 10000.'],
    [['outbox', 'failed', '--limit', '1e3'], '--limit aceita um número inteiro de 1 a 10000.'],
    [['audit', '--limit', '5', '--limit', '7'], 'Use --limit uma vez só.'],
    [['erase', 'a@b.co', '--yes=talvez'], '--yes não leva valor.'],
    [
      ['audit', '--since', '2026-02-30'],
      '--since aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).',
    ],
    [
      ['export', '--format', 'csv', '--since', '2026-03-02', '--until', '2026-03-01'],
      '--since é depois de --until.',
    ],
    [['export'], 'Falta a opção obrigatória: --format.'],
    [['export', '--format', 'xml'], '--format não aceita "xml"; aceita csv ou json.'],
    [['export', '--format', 'json', '--separator', ';'], '--separator só vale com --format csv.'],
    [['backup'], 'Falta <arquivo>.'],
    [['erase', 'a@b.co', 'c@d.co'], 'Comando ou opção que não existe: c@d.co.'],
    [['erase'], 'Diga o EMAIL da pessoa, ou --again, ou --save ARQUIVO.'],
    [['erase', 'a@b.co', '--again'], 'Diga o EMAIL da pessoa, ou --again, ou --save ARQUIVO.'],
    [['erase', 'a@b.co', '--from', 'x'], '--from só vale junto com --again.'],
    [['restore', 'x'], 'Diga --marks ARQUIVO com as marcas de quem foi apagado, ou --no-marks se não há.'],
    [
      ['restore', 'x', '--marks', 'y', '--no-marks'],
      'Diga --marks ARQUIVO com as marcas de quem foi apagado, ou --no-marks se não há.',
    ],
    [['outbox', 'retry'], 'Diga a CHAVE de um aviso abandonado, ou --all para todos.'],
    [['outbox', 'retry', 'x', '--all'], 'Diga a CHAVE de um aviso abandonado, ou --all para todos.'],
    [['outbox'], 'Falta dizer: outbox failed ou outbox retry.'],
    [
      ['purge', '--launched', 'ontem'],
      '--launched aceita um dia que exista, na forma AAAA-MM-DD (por exemplo 2026-03-05).',
    ],
  ] as const)('%j is refused in one Portuguese line', (args, message) => {
    expect(refusalOf(args)).toBe(`Refusal: ${message} Ajuda: npm run leads -- --help`);
  });
});

test('no command has a query of its own for what a table’s capability answers (R-STF-15)', () => {
  for (const name of readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'))) {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    expect(text, name).not.toMatch(/from 'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/);
  }
});
