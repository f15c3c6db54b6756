import { addErasureMarks, formatErasureMarks, readErasureMarks } from '#features/erasure/erasure-marks.ts';
import { eraseMarked, findMarked } from '#features/staff-cli/queries/marked.ts';
import { confirm, type LeadsContext } from '#features/staff-cli/terminal/context.ts';
import { protectTables } from '#server/database/protect.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { describeErased } from './erase.ts';
import { writeNewFile } from './new-file.ts';
import { readMarks } from './read-marks.ts';

/**
 * `erase --save`: writes the marks to a file. A restored backup knows only the marks that were there when it was made,
 * so they are kept beside the backups.
 */
export async function saveMarks({ database, terminal }: LeadsContext, path: string): Promise<void> {
  const { db } = await database();
  const erasures = await readErasureMarks(db);
  await writeNewFile(path, (_, file) => file.appendFile(formatErasureMarks(erasures)));
  await terminal.write(`${erasures.length} marcas em ${path}.\n`);
}

/**
 * `erase --again`: after a backup was restored, erases everyone again who had been erased. What a person sent after the
 * erasure stays: it is new. Also closes the tables again to everyone but the site.
 * @param from where the marks are that are taken over first, as {@link readMarks} understands it
 * @throws Refusal when there are none, or nobody says yes
 */
export async function eraseAgain(
  context: LeadsContext,
  { from, yes }: { readonly from: string | undefined; readonly yes: boolean },
): Promise<void> {
  const { terminal } = context;
  const handle = await context.database();
  // A restore makes the tables anew, on Supabase open to its public roles.
  await protectTables(handle.db, handle.kind);
  if (from !== undefined) {
    const erasures = await readMarks(from);
    await handle.db.transaction().execute((transaction) => addErasureMarks(transaction, erasures));
  }
  const found = await findMarked(handle.db);
  const { marks, signUps, requests } = found;
  await terminal.write(
    `Marcas: ${marks}. De volta no banco: inscrições ${signUps.length}, pedidos respondidos ${requests.length}.\n`,
  );
  if (signUps.length + requests.length === 0) return;
  await confirm(context, 'Apagar de novo?', yes);
  const erased = await handle.db.transaction().execute((transaction) => eraseMarked(transaction, found));
  await truncateWal(handle);
  await terminal.write(describeErased(erased));
}
