import type { Insertable, Kysely } from 'kysely';
import * as z from 'zod/mini';
import { removeSignUps } from '#features/erasure/remove.ts';
import { noteDelivered } from '#features/outbox/enqueue.ts';
import { noticeHeader } from '#features/outbox/mailer.ts';
import { searchText } from '#features/waitlist/rules/search-text.ts';
import { exportedColumns } from '#features/waitlist/staff/list.ts';
import type { Schema } from '#server/database/tables.ts';

const removedSignUp = z.object({ id: z.int(), email: z.string() });
const notice = z.discriminatedUnion('type', [
  z.object({
    id: z.string(),
    type: z.enum(['waitlist.created', 'waitlist.updated']),
    timestamp: z.string(),
    recipient: z.nullish(z.string()),
    data: z.looseObject({
      ...removedSignUp.shape,
      nome: z.string(),
      empresa: z.string(),
      phone: z.nullish(z.string()),
      created_at: z.string(),
    }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('waitlist.removed'),
    timestamp: z.string(),
    data: removedSignUp,
  }),
]);

/** A notice that had gone out, by the webhook or by e-mail (`recipient`, a hash). */
type Notice = z.output<typeof notice>;

/**
 * Finds the notices about sign-ups in a text: lines of JSON that are a webhook's message or hold it in `body`, and e-mails as mail
 * programs save them, which carry it in a header. Whatever else is there is left alone.
 */
export function readNotices(text: string): readonly Notice[] {
  const lines = text.split('\n').flatMap((line) => parsed(line.trim()));
  const header = new RegExp(`^${noticeHeader}:((?:.*)(?:\r?\n[ \t].*)*)`, 'gim');
  const mails = [...text.matchAll(header)].flatMap(([, value = '']) =>
    parsed(Buffer.from(value.replace(/\s+/g, ''), 'base64').toString()),
  );
  return [...lines, ...mails].flatMap((candidate) => {
    const { success, data } = notice.safeParse(candidate);
    return success ? [data] : [];
  });
}

function parsed(json: string): readonly unknown[] {
  try {
    const value: { readonly body?: unknown } = JSON.parse(json);
    if (typeof value.body === 'string') return parsed(value.body);
    return [value.body ?? value];
  } catch {
    return [];
  }
}

/**
 * Stores what the notices tell of, in a transaction: sign-ups under the numbers that were told, unless they are there; and removes those of
 * whom a removal was told. Each sign-up that is stored knows who heard of it, so that they hear of its removal.
 */
export async function storeNotices(
  transaction: Kysely<Schema>,
  notices: readonly Notice[],
): Promise<{ readonly stored: number; readonly known: number; readonly removed: number }> {
  const gone = new Set(
    notices.flatMap(({ type, data }) => (type === 'waitlist.removed' ? [nameOf(data)] : [])),
  );
  const counts = { stored: 0, known: 0, removed: 0 };
  const seen = new Set<string>();
  for (const { type, data, id: key, ...about } of notices) {
    if (type === 'waitlist.removed') {
      const id = await find(transaction, data);
      const { signUps } = await removeSignUps(transaction, id === undefined ? [] : [id]);
      counts.removed += signUps;
    } else if (!gone.has(nameOf(data))) {
      const told = exportedColumns.filter((column) => column in data);
      const row = Object.fromEntries(told.map((column) => [column, data[column]]));
      // Its columns are what this site told; the table's checks hold for them.
      const values = { ...row, search_text: searchText(data) } as Insertable<Schema['waitlist']>;
      // A correction of one that is there: the same number and moment, whatever its address was.
      const corrected = type === 'waitlist.updated' && (await correct(transaction, data.id, values));
      const id = corrected ? data.id : await insert(transaction, values);
      if (!seen.has(nameOf(data))) counts[id === undefined ? 'known' : 'stored'] += 1;
      seen.add(nameOf(data));
      const signUp = id ?? (await find(transaction, data));
      const recipient = 'recipient' in about ? (about.recipient ?? null) : null;
      if (signUp !== undefined) await noteDelivered(transaction, key, signUp, recipient);
    }
  }
  return counts;
}

/** Numbers are given once, but for what a restore of an older version did: number and address together name a sign-up. */
const nameOf = ({ id, email }: { readonly id: number; readonly email: string }): string =>
  `${id} ${email.toLowerCase()}`;

/** Writes a correction over the sign-up that it is of; false where there is none. */
async function correct(
  transaction: Kysely<Schema>,
  number: number,
  { id: _, created_at = '', ...row }: Insertable<Schema['waitlist']>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('waitlist')
    .set(row)
    .where('id', '=', number)
    .where('created_at', '=', created_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns its number, another one where somebody else has it; undefined when the address is on the list */
async function insert(
  transaction: Kysely<Schema>,
  { id, ...row }: Insertable<Schema['waitlist']>,
): Promise<number | undefined> {
  for (const values of [{ id, ...row }, row]) {
    const inserted = await transaction
      .insertInto('waitlist')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
  return undefined;
}

async function find(
  transaction: Kysely<Schema>,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('waitlist')
    .select('id')
    .where('id', '=', id)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}
