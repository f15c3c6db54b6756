import type { Kysely, QueryCreator, Selectable } from 'kysely';
import { listOf } from '#content/waitlist-lists.ts';
import { enqueue, enqueueAdded } from '#features/outbox/enqueue.ts';
import type { OutboxTarget } from '#features/outbox/outbox-item.ts';
import type { WaitlistRow } from '#features/waitlist/rules/fields.ts';
import { searchText } from '#features/waitlist/rules/search-text.ts';
import type { ShownTexts } from '#features/waitlist/rules/sent-beside.ts';
import type { Database, DatabaseOfKind } from '#server/database/database.ts';
import { plannedOnce } from '#server/database/postgres.ts';
import type { Schema } from '#server/database/tables.ts';
import { type Campaign, campaignParts } from '#shared/campaign.ts';
import { cleanText } from '#shared/clean-text.ts';

export type NewRow = WaitlistRow & Partial<ShownTexts> & Partial<Campaign>;

/** What became of a sign-up: stored now, stored before by this same attempt, or an e-mail that is on this list already. */
export type AddOutcome = 'added' | 'repeated' | 'duplicate';

/** For how long after a sign-up its key may change the row, in milliseconds. */
const keyValidMs = 24 * 60 * 60_000;
/** Longest beginning of what the honeypot held that is kept, in characters. */
const maxTrapLength = 200;
/** How often a row may be erased while its e-mail signs up, before that counts as a fault. */
const erasuresExpected = 3;

/**
 * Adds a sign-up, once: the unique index on the e-mail and the list decides between two that arrive together.
 *
 * A retry by the same person changes the row to what was sent last, so that nothing that was acknowledged is
 * lost. Nobody else can, and nobody a day later: see docs/decisions.md, 5. One key may stand in several rows, when a person wrote a
 * second address before the first was answered.
 * @param row a row that `parseWaitlistRow` or a form's check gave, with the versions of the texts that were shown and the campaign
 * @param idempotencyKey 8 to 128 characters that an attempt's retries share; undefined when the client sent none
 * @param notify who hears of it: written down in the same transaction, when the sign-up is new
 * @throws the database's error when it can't be used
 */
export async function addToWaitlist(
  { db, kind }: DatabaseOfKind,
  row: NewRow,
  idempotencyKey: string | undefined,
  notify: readonly OutboxTarget[] = [],
): Promise<AddOutcome> {
  if (kind === 'postgres') {
    // Row and notices in one statement, which commits by itself: one round trip, where a transaction takes four.
    const added = await db
      .with('added', (query) => insertion(query, row, idempotencyKey))
      .with('notices', (query) => enqueueAdded(query, notify))
      .selectFrom('added')
      .select('id')
      .modifyEnd(plannedOnce)
      .executeTakeFirst();
    if (added !== undefined) return 'added';
  }
  return db.transaction().execute(async (transaction) => {
    // On PostgreSQL the row may be erased between these statements: then there is room for this sign-up after all.
    for (let tries = 0; tries < erasuresExpected; tries += 1) {
      const id = await insertSignUp(transaction, row, idempotencyKey, notify);
      if (id !== undefined) return 'added';
      const ofPerson = await transaction
        .selectFrom('waitlist')
        .select(['id', 'idempotency_key', 'created_at', 'source'])
        .where(({ fn }) => fn<string>('lower', ['email']), '=', row.email)
        .execute();
      const known = ofPerson.find(({ source }) => listOf(source) === listOf(row.source));
      if (known === undefined) continue;
      // Only who made it has its key; a day later somebody who knows it is no longer expected to be the person.
      const isOwn = idempotencyKey !== undefined && known.idempotency_key === idempotencyKey;
      if (!isOwn || Date.now() - Date.parse(known.created_at) >= keyValidMs) return 'duplicate';
      const changed = await transaction
        .updateTable('waitlist')
        .set({ ...changesOf(row), search_text: searchText(row) })
        .where('id', '=', known.id)
        .returning('id')
        .execute();
      if (changed.length > 0) return 'repeated';
    }
    throw new Error('the row of this e-mail is erased again and again');
  });
}

/**
 * Adds a new sign-up in a transaction, and writes down who hears of it.
 * @param row may say when it was made; now, when left out
 * @returns the new row's number; undefined when the e-mail is on the list already
 */
export async function insertSignUp(
  transaction: Kysely<Schema>,
  row: NewRow & { readonly created_at?: string },
  idempotencyKey: string | undefined,
  notify: readonly OutboxTarget[],
): Promise<number | undefined> {
  const added = await insertion(transaction, row, idempotencyKey).executeTakeFirst();
  if (added !== undefined) await enqueue(transaction, { waitlist_id: added.id }, notify);
  return added?.id;
}

function insertion(
  query: Pick<QueryCreator<Schema>, 'insertInto'>,
  row: NewRow,
  idempotencyKey: string | undefined,
) {
  // A column of the table that no field fills does not compile.
  const values: Omit<Selectable<Schema['waitlist']>, 'id' | 'created_at' | 'attendance'> = {
    ...nothingBeside,
    ...row,
    search_text: searchText(row),
    idempotency_key: idempotencyKey ?? null,
  };
  return query
    .insertInto('waitlist')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
}

/** What a sign-up has where nothing was said of it. */
export const nothingBeside = {
  consent_version: null,
  terms_version: null,
  journalism_terms_version: null,
  ...(Object.fromEntries(campaignParts.map((part) => [part, null])) as Campaign),
};

/**
 * What a retry changes of its row. One that does not say which texts were shown leaves what is known of them, but for terms that it no
 * longer accepts.
 */
function changesOf(row: NewRow): NewRow {
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

/**
 * Keeps a sign-up apart whose honeypot was filled in, until the staff release or erase it (R-WL-21). Nobody hears of it, and whether the
 * e-mail is on a list makes no difference. A retry changes what its key stored, as in `addToWaitlist`.
 * @param filled what the honeypot held: anything that `JSON.parse` gives
 * @throws the database's error when it can't be used
 */
export async function keepApart(
  { db }: Database,
  row: NewRow,
  idempotencyKey: string | undefined,
  filled: unknown,
): Promise<'held'> {
  const { email, source } = row;
  const text = cleanText(typeof filled === 'string' ? filled : JSON.stringify(filled));
  const kept = { answers: JSON.stringify(row), trap: [...text].slice(0, maxTrapLength).join('') };
  await db.transaction().execute(async (transaction) => {
    const again = await transaction
      .updateTable('held_sign_ups')
      .set(kept)
      .where('email', '=', email)
      .where('source', '=', source)
      .where('idempotency_key', '=', idempotencyKey ?? null)
      .where('created_at', '>', new Date(Date.now() - keyValidMs).toISOString())
      .returning('id')
      .execute();
    if (again.length > 0) return;
    await transaction
      .insertInto('held_sign_ups')
      .values({ ...kept, email, source, idempotency_key: idempotencyKey ?? null })
      .execute();
  });
  return 'held';
}
