import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import {
  addErasureMarks,
  formatErasureMarks,
  hashEmail,
  parseErasureMarks,
  readErasureMarks,
  readSalts,
} from '#features/erasure/erasure-marks.ts';
import { type Erased, emptyRequests, removeSignUps } from '#features/erasure/remove.ts';
import { keysetPages, pageSize } from '#features/staff-cli/queries/keyset-pages.ts';
import { confirm, type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { protectTables } from '#server/database/protect.ts';
import type { Schema } from '#server/database/tables.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { describeErased } from './erase.ts';
import { writeNewFile } from './new-file.ts';

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
 * @param from a file that `erase --save` wrote, whose marks are taken over first
 * @throws Refusal when the file is none of ours, or nobody says yes
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
    const erasures = parseErasureMarks(await readFile(from, 'utf8'));
    if (typeof erasures === 'number') {
      throw new Refusal(`A linha ${erasures} de ${from} não é uma marca de erase --save; nada foi lido.`);
    }
    await addErasureMarks(handle.db, erasures);
  }
  const found = await findMarked(handle.db);
  const { signUps, requests } = found;
  await terminal.write(
    `Marcas: ${found.marks}. De volta no banco: inscrições ${signUps.length}, pedidos respondidos ${requests.length}.\n`,
  );
  if (signUps.length + requests.length === 0) return;
  await confirm(context, 'Apagar de novo?', yes);
  const erased = await handle.db.transaction().execute(async (transaction): Promise<Erased> => {
    const total = { signUps: 0, notices: 0, told: 0, systems: 0, requests: 0 };
    for (const ids of pagesOf(requests)) total.requests += await emptyRequests(transaction, ids);
    for (const ids of pagesOf(signUps)) {
      const removed = await removeSignUps(transaction, ids);
      total.signUps += removed.signUps;
      total.notices += removed.notices;
      total.told += removed.told;
      total.systems += removed.systems;
    }
    return total;
  });
  await truncateWal(handle);
  await terminal.write(describeErased(erased));
}

/** Rows of people who were erased after the row was written. */
async function findMarked(db: Kysely<Schema>) {
  const salts = await readSalts(db);
  const marks = new Map((await readErasureMarks(db)).map((mark) => [mark.email_hash, mark.created_at]));
  const isMarked = (row: { readonly email: string | null; readonly created_at: string }): boolean => {
    const { email } = row;
    return (
      email !== null && salts.some((salt) => row.created_at <= (marks.get(hashEmail(salt, email)) ?? ''))
    );
  };
  const signUps: number[] = [];
  const requests: number[] = [];
  for await (const page of keysetPages((last) =>
    db
      .selectFrom('waitlist')
      .select(['id', 'email', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    signUps.push(...page.filter(isMarked).map(({ id }) => id));
  }
  for await (const page of keysetPages((last) =>
    db
      .selectFrom('data_requests')
      .select(['id', 'email', 'created_at'])
      .where('id', '>', last)
      .where('done_at', 'is not', null)
      .where('email', 'is not', null)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    requests.push(...page.filter(isMarked).map(({ id }) => id));
  }
  return { marks: marks.size, signUps, requests };
}

function* pagesOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < ids.length; start += pageSize) yield ids.slice(start, start + pageSize);
}
