import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { allLists, type List } from '#content/waitlist-lists.ts';
import type { Schema } from '#server/database/tables.ts';

/**
 * That an address was erased, and when: rows that were stored later are not covered. The hash is an HMAC-SHA256 of the address under a
 * random salt that a database draws once, both in hexadecimal digits: it can't be looked up in a table made beforehand, nor compared with
 * that of another database. Whoever holds a mark can still test an address they guess: a key kept elsewhere would prevent that, and would
 * be lost just when it is needed, after an accident.
 */
export type ErasureMark = Pick<Selectable<Schema['erasures']>, 'salt' | 'email_hash' | 'created_at'>;

/** Hash of an address in its stored form, whatever its case; with a list, for a mark that holds for that one alone. */
export function hashEmail(salt: string, email: string, list?: List): string {
  const marked = list === undefined ? email : `${email} ${list}`;
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(marked.toLowerCase()).digest('hex');
}

/** Every salt that this database's marks have: its own, and those of marks that were brought from elsewhere. */
export async function readSalts(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('erasures')
    .select(({ fn }) => ['salt', fn.min('id').as('first')])
    .groupBy('salt')
    .orderBy('first')
    .execute();
  return rows.map(({ salt }) => salt);
}

/** A new salt, for a database without a mark. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

/** Marks an address, its leaving of one list, or the protocol of a request that was emptied; a second time moves the moment. */
export async function markErased(db: Kysely<Schema>, email: string, list?: List): Promise<void> {
  const [salt = newSalt()] = await readSalts(db);
  await db
    .insertInto('erasures')
    .values({ salt, email_hash: hashEmail(salt, email, list) })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet((row) => ({ created_at: row.ref('excluded.created_at') })),
    )
    .execute();
}

/** When an address was erased, and when it left a list: the marks under any of the salts, the latest first. */
export async function findErasures(
  db: Kysely<Schema>,
  email: string,
): Promise<readonly { readonly list: List | undefined; readonly created_at: string }[]> {
  const salts = await readSalts(db);
  const lists = new Map(
    [undefined, ...allLists].flatMap((list) => salts.map((salt) => [hashEmail(salt, email, list), list])),
  );
  if (lists.size === 0) return [];
  const marks = await db
    .selectFrom('erasures')
    .select(['email_hash', 'created_at'])
    .where('email_hash', 'in', [...lists.keys()])
    .orderBy('created_at', 'desc')
    .execute();
  return marks.map(({ email_hash, created_at }) => ({ list: lists.get(email_hash), created_at }));
}

/** Every mark, the oldest first. */
export function readErasureMarks(db: Kysely<Schema>): Promise<readonly ErasureMark[]> {
  return db.selectFrom('erasures').select(['salt', 'email_hash', 'created_at']).orderBy('id').execute();
}

/** Takes over marks from elsewhere, in a transaction; of two for one address the later one stays. */
export async function addErasureMarks(
  transaction: Kysely<Schema>,
  erasures: readonly ErasureMark[],
): Promise<void> {
  for (const erasure of erasures) {
    await transaction
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) =>
        conflict
          .column('email_hash')
          .doUpdateSet({ created_at: erasure.created_at })
          .where('erasures.created_at', '<', erasure.created_at),
      )
      .execute();
  }
}

/** Marks as the lines of a file. */
export function formatErasureMarks(erasures: readonly ErasureMark[]): string {
  return erasures.map(({ created_at, salt, email_hash }) => `${created_at} ${salt} ${email_hash}\n`).join('');
}

/** Reads the lines of such a file: the marks, or the number of the first line that is none. */
export function parseErasureMarks(text: string): readonly ErasureMark[] | number {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const erasures: ErasureMark[] = [];
  for (const [index, line] of lines.entries()) {
    const [, created_at = '', salt = '', email_hash = ''] =
      /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{32}) ([0-9a-f]{64})$/.exec(line) ?? [];
    if (Number.isNaN(Date.parse(created_at))) return index + 1;
    erasures.push({ created_at, salt, email_hash });
  }
  return erasures;
}
