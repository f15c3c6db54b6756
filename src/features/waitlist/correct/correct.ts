import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { messages } from '#content/waitlist.ts';
import { enqueue } from '#features/outbox/enqueue.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import { fields } from '#features/waitlist/rules/fields.ts';
import { searchText } from '#features/waitlist/rules/search-text.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import { sqlStateOf, uniqueViolation } from '#server/database/errors.ts';
import type { Schema } from '#server/database/tables.ts';
import { validate } from '#shared/validate.ts';

/** What of a sign-up can be corrected, in the form's order. */
export const correctionFields = ['nome', 'empresa', 'email', 'phone'] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** The form as it was typed, or as it is first shown. */
export type CorrectionValues = Readonly<Record<CorrectionField, string>>;

const schema = z.object({
  nome: fields.nome.schema,
  empresa: fields.empresa.schema,
  email: fields.email.schema,
  phone: fields.phone.schema,
});

export function readCorrection(form: URLSearchParams): CorrectionValues {
  const read = (name: CorrectionField) => form.get(name) ?? '';
  return { nome: read('nome'), empresa: read('empresa'), email: read('email'), phone: read('phone') };
}

/**
 * Corrects a sign-up: checked as the forms check, with what the search compares; what it was before is kept for 30 days, and the
 * company's system hears of it. A new address gets the confirmation, where those are sent: the links that the old one has open nothing
 * any more.
 * @param who who did it, as the record has it
 * @param isAllowed whether the row is still the one that was shown
 * @param alongside writes in the same transaction when something changed; hears which fields, and that the confirmation goes out
 * @throws the database's error when it can't be used
 */
export async function correctSignUp(
  {
    database,
    outbox,
  }: {
    readonly database: DatabaseHandle;
    readonly outbox: Pick<Outbox, 'targets' | 'updateTargets' | 'wake'>;
  },
  id: number,
  values: CorrectionValues,
  {
    who,
    isAllowed = () => true,
    alongside,
  }: {
    readonly who: string;
    readonly isAllowed?: (row: Pick<Schema['waitlist'], CorrectionField>) => boolean;
    readonly alongside?: (transaction: Kysely<Schema>, changed: readonly string[]) => Promise<void>;
  },
) {
  const checked = validate(schema, values);
  if (!checked.ok) return { status: 'invalid', errors: checked.errors } as const;
  const { value } = checked;
  try {
    const status = await database.db.transaction().execute(async (transaction) => {
      const found = transaction.selectFrom('waitlist').select(correctionFields).where('id', '=', id);
      // The embedded database's transactions have the write lock from their beginning.
      const before = await (database.kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
      if (before === undefined || !isAllowed(before)) return 'gone';
      const changed = correctionFields.filter((field) => before[field] !== value[field]);
      if (changed.length === 0) return 'same';
      await transaction
        .updateTable('waitlist')
        .set({ ...value, search_text: searchText(value) })
        .where('id', '=', id)
        .execute();
      const old = Object.fromEntries(changed.map((field) => [field, before[field]]));
      await transaction
        .insertInto('waitlist_corrections')
        .values({ waitlist_id: id, who, before: JSON.stringify(old) })
        .execute();
      const confirming = changed.includes('email')
        ? outbox.targets.filter(({ kind }) => kind === 'confirmation-email')
        : [];
      await enqueue(transaction, { waitlist_id: id }, [...outbox.updateTargets, ...confirming]);
      await alongside?.(transaction, [...changed, ...(confirming.length > 0 ? ['confirmação'] : [])]);
      return 'corrected';
    });
    if (status === 'corrected') outbox.wake();
    return { status };
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    return { status: 'invalid', errors: { email: messages.duplicate } } as const;
  }
}

export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets what sign-ups were before their correction, 30 days after it. */
export async function forgetCorrections({ db }: Database, now = new Date()): Promise<void> {
  await db
    .deleteFrom('waitlist_corrections')
    .where('created_at', '<=', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}
