import type { ConsentReceipt } from '#features/consent/state/schema.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Keeps the proof of one decision, once: a retry finds its receipt there and changes nothing, so that a proof
 * stays what it was.
 * @param consent what `consentSchema` gave
 * @returns whether the stored proof says the same; false when the receipt stands for another decision
 * @throws the database's error when it can't be used
 */
export async function addConsent(
  { db }: Database,
  { decision, ...consent }: ConsentReceipt,
): Promise<boolean> {
  const row = { ...consent, ...decision };
  const inserted = await db
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.column('receipt').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return true;
  const same = await db
    .selectFrom('consents')
    .select('id')
    .where((where) => where.and(row))
    .executeTakeFirst();
  return same !== undefined;
}
