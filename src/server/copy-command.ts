/** `npm run db:copy -- --from <postgres://... | folder> --to <postgres://... | folder>`: moves everything to another database. */
import { parseArgs } from 'node:util';
import { CopyRefusal } from './database/copy/copy-database.ts';
import { moveDatabase, type Place } from './database/copy/move-database.ts';
import { databaseName } from './database/database-name.ts';

// The embedded database holds personal data: what this process makes is readable by its user alone.
process.umask(0o077);

const usage =
  'Uso: npm run db:copy -- --from <postgres://... | pasta> --to <postgres://... | pasta>. A pasta é a de DATA_DIR. Pare o servidor antes.';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Both transactions end with this process.
  process.once(signal, () => {
    process.stderr.write('Interrompido: a cópia foi desfeita e o destino continua vazio.\n');
    process.exit(1);
  });
}

try {
  const [from, to] = readPlaces();
  process.stderr.write(`Banco: de ${databaseName(from)} para ${databaseName(to)}\n`);
  const tables = await moveDatabase(from, to);
  for (const { name, rows, hash } of tables) {
    process.stdout.write(`${name.padEnd(22)} ${String(rows).padStart(9)} linhas  ${hash.slice(0, 16)}\n`);
  }
  process.stdout.write('Copiado e conferido, tabela por tabela: as mesmas linhas dos dois lados.\n');
} catch (error) {
  if (!(error instanceof CopyRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readPlaces(): readonly [from: Place, to: Place] {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
    if (values.from && values.to) return [place('--from', values.from), place('--to', values.to)];
  } catch {
    // An option that there is not: as when one is missing.
  }
  throw new CopyRefusal(usage);
}

function place(named: string, given: string): Place {
  const isAddress = /^postgres(?:ql)?:\/\//i.test(given);
  if (!isAddress && given.includes('://')) throw new CopyRefusal(usage);
  return { named, databaseUrl: isAddress ? given : undefined, dataDir: isAddress ? '' : given };
}
