import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addErasureMarks } from '#features/erasure/erasure-marks.ts';
import { eraseMarked, findMarked } from '#features/erasure/marked.ts';
import { readNotices, storeNotices } from '#features/waitlist/server/read-in.ts';
import { copyInto, opening, type Place } from '#server/database/copy/move-database.ts';
import { startFarAhead } from '#server/database/copy/rows.ts';
import { openDatabase } from '#server/database/database.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { recordTable } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { copyPages, isSound } from './backup.ts';
import { describeErased, readMarks } from './erase.ts';
import { cleaningUp } from './new-file.ts';
import { type LeadsContext, Refusal, refuseOtherDatabase } from './terminal.ts';

/**
 * `restore`: reads a backup, of this version or an older one, into an empty database of either kind, and erases again whoever was
 * erased since. It is one transaction: nobody who was erased is there for a moment. The next ids are far ahead of the backup's.
 * @param marksFrom where the marks are, as {@link readMarks} understands it; undefined when nobody was erased since the backup
 * @throws Refusal when the file is no backup, or the settings and their folder disagree; CopyRefusal when the database can't take it; what {@link readMarks} throws
 */
export async function restore(context: LeadsContext, path: string, marksFrom: string | undefined) {
  const { settings, terminal } = context;
  await refuseOtherDatabase(context);
  const erasures = marksFrom === undefined ? [] : await readMarks(marksFrom);
  if (!existsSync(path)) throw new Refusal(`Não há arquivo em ${path}.`);
  const named = settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  // A copy, because an older backup is migrated first.
  const dataDir = await mkdtemp(join(tmpdir(), 'site-restore-'));
  await cleaningUp(
    () => rmSync(dataDir, { recursive: true, force: true }),
    async () => {
      const from: Place = { databaseUrl: undefined, dataDir, named: path };
      const isBackup = await opening(from, async () => {
        await copyPages(path, sqlitePath(dataDir));
        return isSound(sqlitePath(dataDir)) && hasOurTables(sqlitePath(dataDir));
      });
      if (!isBackup) throw new Refusal(`${path} está danificado ou não é uma cópia de backup.`);
      await using source = await opening(from, () => openDatabase(from));
      let said = '';
      const tables = await copyInto(
        source,
        { ...settings, named },
        {
          lockSource: true,
          afterwards: async (target) => {
            await addErasureMarks(target, erasures);
            const found = await findMarked(target);
            await startFarAhead(settings.databaseUrl === undefined ? 'sqlite' : 'postgres', target);
            said = `Marcas: ${found.marks}. ${describeErased(await eraseMarked(target, found))}`;
          },
        },
      );
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      await terminal.write(`Restaurado e conferido: tabelas ${tables.length}, linhas ${rows}.\n${said}`);
    },
  );
}

/** An empty file is a sound SQLite database, too. */
function hasOurTables(path: string): boolean {
  using database = new DatabaseSync(path, { readOnly: true });
  return database.prepare('select 1 from sqlite_schema where name = ?').get(recordTable) !== undefined;
}

/**
 * `read-in`: after a restore, stores again the sign-ups that the backup did not know, from the notices that had gone out about them, and
 * removes again who left. Reading a file in twice changes nothing.
 * @throws Refusal when there is no notice in the file, or the settings and their folder disagree
 */
export async function readIn(context: LeadsContext, path: string): Promise<void> {
  const { database, terminal } = context;
  await refuseOtherDatabase(context);
  const notices = readNotices(await readFile(path, 'utf8'));
  if (notices.length === 0) {
    throw new Refusal(`Não há avisos de inscrição em ${path}; nada foi gravado.`);
  }
  const handle = await database();
  const { stored, known, removed, erased } = await handle.db.transaction().execute(async (transaction) => {
    const done = await storeNotices(transaction, notices);
    // Who was erased stays erased, also where a notice still speaks of them.
    return { ...done, erased: await eraseMarked(transaction, await findMarked(transaction)) };
  });
  await truncateWal(handle);
  await terminal.write(
    `Avisos lidos: ${notices.length}. Inscrições de volta: ${stored}; já estavam: ${known}; saídas repetidas: ${removed}; apagadas de novo: ${erased.signUps}.\n`,
  );
}
