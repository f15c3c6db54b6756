import type { Kysely } from 'kysely';
import { type List, listOf } from '#content/waitlist-lists.ts';
import { keysetPages, pageSize, pagesOf } from '#server/database/keyset-pages.ts';
import type { Schema } from '#server/database/tables.ts';
import { hashEmail, readErasureMarks, readSalts } from './erasure-marks.ts';
import { type Erased, emptyRequests, removeSignUps } from './remove.ts';

/** Rows of people who were erased after the row was written: a backup brought them back. */
export type Marked = Awaited<ReturnType<typeof findMarked>>;

/** Looks for them in the whole database. */
export async function findMarked(db: Kysely<Schema>) {
  const salts = await readSalts(db);
  const marks = new Map((await readErasureMarks(db)).map((mark) => [mark.email_hash, mark.created_at]));
  const isMarked = (created_at: string, email: string, list?: List): boolean =>
    salts.some((salt) => created_at <= (marks.get(hashEmail(salt, email, list)) ?? ''));
  async function signUpsIn(table: 'waitlist' | 'held_sign_ups'): Promise<readonly number[]> {
    const pages = keysetPages((last) =>
      db
        .selectFrom(table)
        .select(['id', 'email', 'created_at', 'source'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    const marked: number[] = [];
    for await (const page of pages)
      for (const { id, created_at, email, source } of page)
        if (isMarked(created_at, email) || isMarked(created_at, email, listOf(source))) marked.push(id);
    return marked;
  }
  const requests: number[] = [];
  for await (const page of keysetPages((last) =>
    db
      .selectFrom('data_requests')
      .select(['id', 'email', 'protocol', 'created_at'])
      .where('id', '>', last)
      .where('done_at', 'is not', null)
      .where('email', 'is not', null)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    // A request may be emptied by itself, and is marked by its protocol then.
    const marked = page.filter(({ created_at, email, protocol }) =>
      [email ?? '', protocol].some((name) => isMarked(created_at, name)),
    );
    requests.push(...marked.map(({ id }) => id));
  }
  return {
    marks: marks.size,
    /** Ids. */
    signUps: await signUpsIn('waitlist'),
    /** Ids of those that are kept apart. */
    held: await signUpsIn('held_sign_ups'),
    /** Ids of answered requests. */
    requests,
  };
}

/** Erases them again, in a transaction. */
export async function eraseMarked(
  transaction: Kysely<Schema>,
  { signUps, held, requests }: Marked,
): Promise<Erased> {
  const total = { signUps: 0, held: held.length, notices: 0, told: 0, systems: 0, requests: 0 };
  for (const ids of pagesOf(requests)) total.requests += await emptyRequests(transaction, ids);
  for (const ids of pagesOf(held))
    await transaction.deleteFrom('held_sign_ups').where('id', 'in', ids).execute();
  for (const ids of pagesOf(signUps)) {
    const removed = await removeSignUps(transaction, ids);
    total.signUps += removed.signUps;
    total.notices += removed.notices;
    total.told += removed.told;
    total.systems += removed.systems;
  }
  return total;
}
