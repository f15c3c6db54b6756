import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { backup as copyOnline, DatabaseSync } from 'node:sqlite';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { writeNewFile } from './new-file.ts';

/**
 * `backup`: a copy of the embedded database as it was at one moment, made while the server writes and checked
 * afterwards. For PostgreSQL it prints the `pg_dump` line, without the password.
 * @throws Refusal when the file is there already, or the copy is damaged
 */
export async function backup({ settings, terminal }: LeadsContext, path: string): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) return terminal.write(pgDumpLines(databaseUrl, path));
  const source = sqlitePath(dataDir);
  if (!existsSync(source)) throw new Refusal(`Não há banco de dados em ${source}: confira DATA_DIR.`);
  await writeNewFile(path, async (temporary) => {
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
    try {
      // All pages in one step: it reads one moment, and a busy server can't make it begin again.
      await copyOnline(database, temporary, { rate: 2 ** 31 - 1 });
    } finally {
      database.close();
    }
    if (!isSound(temporary)) throw new Refusal('A cópia saiu danificada e foi descartada: confira o disco.');
  });
  const { size } = await stat(path);
  await terminal.write(`Cópia em ${path}, conferida, ${(size / 1e6).toLocaleString('pt-BR', digits)} MB.\n`);
}

const digits = { maximumFractionDigits: 1 } as const;

/**
 * Checks a copy, and makes it one plain file: the mode of the write-ahead log, which came with it, would put two more
 * beside it whenever it is opened. The server turns that mode on again.
 */
function isSound(path: string): boolean {
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma journal_mode = delete');
    return database.prepare('pragma quick_check').get()?.quick_check === 'ok';
  } finally {
    database.close();
  }
}

function pgDumpLines(databaseUrl: string, path: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  // libpq takes a password from the parameters, too.
  url.searchParams.delete('password');
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    'O banco é PostgreSQL: faça a cópia com o pg_dump. A senha fica de fora; ele a pede, ou a lê de ~/.pgpass ou de PGPASSWORD.\n',
    `(umask 077; pg_dump --format=custom --file=${quoted(path)} ${quoted(url.href)})\n`,
  ].join('');
}
