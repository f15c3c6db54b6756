import type { Kysely, Selectable } from 'kysely';
import { enqueue } from '#features/outbox/enqueue.ts';
import type { OutboxTarget } from '#features/outbox/outbox-item.ts';
import type { WaitlistRow } from '#features/waitlist/rules/schema.ts';
import type { ShownTexts } from '#features/waitlist/rules/shown-texts.ts';
import { serverKeyPrefix } from '#features/waitlist/rules/sign-up-attempt.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';

/** What became of a sign-up: stored now, stored before by this same attempt, or somebody else's e-mail. */
export type AddOutcome = 'added' | 'repeated' | 'duplicate';

/** For how long a form sent without its key is recognised by its answers, in milliseconds. */
const recognisedForMs = 10 * 60_000;
/** How often a row may be erased while its e-mail signs up, before that counts as a fault. */
const erasuresExpected = 3;

/**
 * Adds a sign-up, once: the unique index on the e-mail decides between two that arrive together.
 *
 * A retry by the same person changes the row to what was sent last, so that nothing that was acknowledged is
 * lost. Nobody else can: see docs/decisions/0005. One key may stand in several rows, when a person wrote a second
 * address before the first was answered.
 * @param row a row that `parseWaitlistRow` or a form's check gave, with the versions of the texts that were shown
 * @param idempotencyKey 8 to 128 characters that an attempt's retries share; undefined when the client sent none
 * @param notify who hears of it: written down in the same transaction, when the sign-up is new
 * @throws the database's error when it can't be used
 */
export async function addToWaitlist(
  { db }: Pick<DatabaseHandle, 'db'>,
  row: WaitlistRow & Partial<ShownTexts>,
  idempotencyKey: string | undefined,
  notify: readonly OutboxTarget[] = [],
): Promise<AddOutcome> {
  const insert = async (into: Kysely<Schema>): Promise<boolean> => {
    const inserted = await into
      .insertInto('waitlist')
      .values({ ...row, idempotency_key: idempotencyKey ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) await enqueue(into, inserted.id, notify);
    return inserted !== undefined;
  };
  // Between these statements the row may be erased: then there is room for this sign-up after all.
  for (let tries = 0; tries < erasuresExpected; tries += 1) {
    if (notify.length === 0 ? await insert(db) : await db.transaction().execute(insert)) return 'added';
    const known = await db
      .selectFrom('waitlist')
      .selectAll()
      .where(({ fn }) => fn<string>('lower', ['email']), '=', row.email)
      .executeTakeFirst();
    if (known === undefined) continue;
    if (known.idempotency_key === null) return 'duplicate';
    if (known.idempotency_key !== idempotencyKey && !isRecognised(known, row)) return 'duplicate';
    // The key stays: who is recognised by the answers gets no right to change the row later.
    const changed = await db
      .updateTable('waitlist')
      .set(changesOf(row))
      .where('id', '=', known.id)
      .returning('id')
      .execute();
    if (changed.length > 0) return 'repeated';
  }
  throw new Error('the row of this e-mail is erased again and again');
}

/**
 * What a retry changes of its row. One that does not say which texts were shown leaves what is known of them, but for terms that it no
 * longer accepts.
 */
function changesOf(row: WaitlistRow & Partial<ShownTexts>): WaitlistRow & Partial<ShownTexts> {
  const { consent_version, terms_version, journalism_terms_version, ...answers } = row;
  return {
    ...answers,
    ...(consent_version ? { consent_version } : {}),
    ...(terms_version || !row.terms_accepted ? { terms_version: terms_version ?? null } : {}),
    ...(journalism_terms_version || !row.journalism_terms_accepted
      ? { journalism_terms_version: journalism_terms_version ?? null }
      : {}),
  };
}

/** The form's questions, by the columns that each fills. */
const questions = [
  ['nome'],
  ['empresa'],
  ['cargo'],
  ['site'],
  ['phone'],
  ['has_news_portal', 'portal_name', 'portal_url'],
  ['company_size'],
  ['goals'],
] as const satisfies readonly (readonly (keyof WaitlistRow)[])[];

/**
 * Whether a sign-up without the key is the row's own, sent again: the row came from a form without JavaScript
 * not long ago, and every answer but one at most is the same. Only the person who gave them is expected to
 * know them all.
 */
function isRecognised(known: Selectable<Schema['waitlist']>, row: WaitlistRow): boolean {
  if (!known.idempotency_key?.startsWith(serverKeyPrefix) || known.source !== row.source) return false;
  if (Date.now() - Date.parse(known.created_at) > recognisedForMs) return false;
  const changed = questions.filter((columns) => columns.some((column) => known[column] !== row[column]));
  return changed.length <= 1;
}
