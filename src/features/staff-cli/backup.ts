import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup as copyOnline, DatabaseSync } from 'node:sqlite';
import { copyDatabase, refuseNewer } from '#server/database/copy/copy-database.ts';
import { openDatabase } from '#server/database/database.ts';
import { noteDone } from '#server/database/last-done.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { cleaningUp, folderSuffix, writeNewFile } from './new-file.ts';
import { type LeadsContext, Refusal } from './terminal.ts';

/**
 * `backup`: a copy of the database as it was at one moment, made while the server writes and checked afterwards. It is a SQLite file
 * whichever the database is, so that `restore` reads it into either.
 * @throws Refusal when the file is there already, or the copy is damaged; CopyRefusal when it is not what the database holds
 */
export async function backup(context: LeadsContext, path: string): Promise<void> {
  const { settings, terminal } = context;
  await makeCopy(context, path);
  await noteDone(settings.dataDir, 'backup');
  const { size } = await stat(path);
  const megabytes = (size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  await terminal.write(`Cópia em ${path}, conferida, ${megabytes} MB.\n`);
}

/**
 * `send-copy`: makes such a copy and hands it to a command that takes it off this machine, then removes it. Made to be run every five
 * minutes: what is signed up since the last one is all that a lost disk costs.
 * @param command a program; it gets the copy's path as its argument, and what it writes goes where this command's does
 * @throws Refusal when it doesn't end with 0; as {@link backup}
 */
export async function sendCopy(context: LeadsContext, command: string): Promise<void> {
  const { settings, terminal } = context;
  // Beside the database, where there is room of the right kind; a copy that a crash left behind goes first.
  const folder = join(settings.dataDir, 'copy');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cleaningUp(remove, async () => {
    const path = join(folder, 'site.backup');
    await makeCopy(context, path);
    const sender = spawn(command, [path], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(sender, 'exit');
    if (code !== 0) throw new Refusal(`${command} não levou a cópia (código ${code}).`);
  });
  await noteDone(settings.dataDir, 'copy');
  await terminal.write('Cópia conferida e entregue.\n');
}

async function makeCopy(context: LeadsContext, path: string): Promise<void> {
  const { databaseUrl, dataDir } = context.settings;
  const file = sqlitePath(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new Refusal(`Não há banco de dados em ${file}: confira DATA_DIR.`);
  await writeNewFile(path, async (temporary) => {
    await (databaseUrl === undefined ? copyPages(file, temporary) : copyRows(context, temporary));
    if (!isSound(temporary)) throw new Refusal('A cópia saiu danificada e foi descartada: confira o disco.');
  });
}

/** Copies a SQLite file, of whatever version, with what stands in its log, as it was at one moment. */
export async function copyPages(from: string, to: string): Promise<void> {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  // All pages in one step: it reads one moment, and a busy server can't make it begin again.
  await copyOnline(database, to, { rate: 2 ** 31 - 1 });
}

/** PostgreSQL's rows, in a transaction that reads one moment and locks nothing. */
async function copyRows({ database }: LeadsContext, to: string): Promise<void> {
  const source = await database();
  await refuseNewer(source);
  const dataDir = to + folderSuffix;
  {
    await using target = await openDatabase({ databaseUrl: undefined, dataDir });
    await copyDatabase(source, target, { lockSource: false });
  }
  await rename(sqlitePath(dataDir), to);
}

/**
 * Checks a copy, and makes it one plain file: the mode of the write-ahead log, which came with it, would put two more
 * beside it whenever it is opened. The server turns that mode on again.
 */
export function isSound(path: string): boolean {
  using database = new DatabaseSync(path);
  database.exec('pragma journal_mode = delete');
  return database.prepare('pragma quick_check').get()?.quick_check === 'ok';
}
