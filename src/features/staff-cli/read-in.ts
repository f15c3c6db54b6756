import { readFile } from 'node:fs/promises';
import { eraseMarked, findMarked } from '#features/erasure/marked.ts';
import { readNotices, storeNotices } from '#features/waitlist/server/read-in.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { type LeadsContext, Refusal, refuseOtherDatabase } from './terminal.ts';

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
