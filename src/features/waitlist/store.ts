import type { DatabaseHandle } from '#server/database/database.ts';
import type { WaitlistRow } from './schema.ts';

/** What became of a sign-up: stored now, stored before by this same attempt, or somebody else's e-mail. */
export type AddOutcome = 'added' | 'repeated' | 'duplicate';

/** What tells one attempt to sign up from another. */
export interface Attempt {
  /** 8 to 128 characters that this attempt's retries share; undefined when the client sent none. */
  readonly idempotencyKey: string | undefined;
  /** For how long after the first a second is the same attempt, in milliseconds; for ever when left out. */
  readonly repeatWithinMs?: number;
}

/**
 * Adds a sign-up, once: the unique index on the e-mail decides between two that arrive together.
 *
 * A retry with the key of the stored row is the same person's: what was changed since is taken over, so that
 * nothing that was acknowledged is lost. One key may stand in several rows, when a person wrote a second address
 * before the first was answered.
 * @param row a row that `parseWaitlistRow` or a form's check gave
 * @throws the database's error when it can't be used
 */
export async function addToWaitlist(
  { db }: Pick<DatabaseHandle, 'db'>,
  row: WaitlistRow,
  { idempotencyKey, repeatWithinMs = Number.POSITIVE_INFINITY }: Attempt,
): Promise<AddOutcome> {
  const inserted = await db
    .insertInto('waitlist')
    .values({ ...row, idempotency_key: idempotencyKey ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return 'added';
  if (idempotencyKey === undefined) return 'duplicate';

  const known = await db
    .selectFrom('waitlist')
    .select(['id', 'created_at'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', row.email)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (known === undefined || Date.now() - Date.parse(known.created_at) > repeatWithinMs) return 'duplicate';
  await db.updateTable('waitlist').set(row).where('id', '=', known.id).execute();
  return 'repeated';
}
