import type { Kysely } from 'kysely';
import { listNames } from '#content/waitlist-lists.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { tidyPlainText } from '#shared/clean-text.ts';
import { readRowId } from '#shared/ids.ts';
import { findErasures } from './erasure-marks.ts';

/** Everything that the database holds about one person. */
export type Person = Awaited<ReturnType<typeof readPerson>>;

/**
 * Reads an address that the staff typed.
 * @returns it as the forms store it: composed, in lower case, without what a paste brings along unseen; undefined when it is none
 */
export function parseEmail(typed: string): string | undefined {
  const email = tidyPlainText(typed).trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? email : undefined;
}

/** Reads everything held about an address, which is given in lower case and may be stored in any. */
export async function readPerson(db: Kysely<Schema>, email: string) {
  const signUps = await db
    .selectFrom('waitlist')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .execute();
  const requests = await db
    .selectFrom('data_requests')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .orderBy('id')
    .execute();
  const held = await db
    .selectFrom('held_sign_ups')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  // A list without a number is no SQL: no row has 0.
  const ids = [0, ...signUps.map(({ id }) => id)];
  const notices = await db
    .selectFrom('outbox')
    .selectAll()
    .where(({ eb, fn, or }) =>
      or([eb(fn<string>('lower', ['removed_email']), '=', email), eb('waitlist_id', 'in', ids)]),
    )
    .orderBy('id')
    .execute();
  const attendance = await db
    .selectFrom('waitlist_attendance')
    .selectAll()
    .where('waitlist_id', 'in', ids)
    .orderBy('id')
    .execute();
  const corrections = await db
    .selectFrom('waitlist_corrections')
    .selectAll()
    .where('waitlist_id', 'in', ids)
    .orderBy('id')
    .execute();
  return {
    email,
    signUps,
    /** Sign-ups kept apart. */
    held,
    requests,
    /** What the staff noted of the sign-up. */
    attendance,
    /** What the sign-up was before it was corrected. */
    corrections,
    /** Notices about the sign-up, and about its removal until their receiver was told. */
    notices,
    /** When the address was erased, or left a list; the latest first. */
    erasures: await findErasures(db, email),
  };
}

/**
 * Numbers of the rows of one person, by what the audit calls them; an e-mail from before a correction leads to the sign-up while it is kept.
 * @param typed an e-mail, or the number of a sign-up: also of one that is gone, of whose person nothing else is known then
 * @returns undefined when it is neither
 */
export async function findRows({ db }: Database, typed: string) {
  const number = readRowId(typed);
  const known =
    number && (await db.selectFrom('waitlist').select('email').where('id', '=', number).executeTakeFirst());
  if (number !== undefined && !known) return { 'sign-up': [number] };
  const email = known ? known.email.toLowerCase() : parseEmail(typed);
  if (email === undefined) return undefined;
  const { signUps, held, requests } = await readPerson(db, email);
  const numbers = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const corrections = await db.selectFrom('waitlist_corrections').select(['waitlist_id', 'before']).execute();
  const corrected = corrections.filter(({ before }) => before.email === email);
  const ids = [...numbers(signUps), ...corrected.map(({ waitlist_id }) => waitlist_id)];
  return { 'sign-up': ids, 'held-sign-up': numbers(held), request: numbers(requests) };
}

/** What a person may have as a file: their data, without the database's own keys. */
export function portablePerson(person: Person) {
  const { email, held, erasures } = person;
  return {
    email,
    inscricoes: person.signUps.map(({ id: _, idempotency_key: __, search_text: ___, ...row }) => row),
    inscricoes_retidas: held.map(({ created_at, answers, trap }) => ({ created_at, ...answers, trap })),
    pedidos: person.requests.map(({ id: _, idempotency_key: __, ...row }) => row),
    atendimentos: person.attendance.map(({ created_at, state, note }) => ({ created_at, state, note })),
    correcoes: person.corrections.map(({ created_at, before }) => ({ created_at, before })),
    avisos: person.notices.map(({ kind, state, created_at, delivered_at }) => ({
      kind,
      state,
      created_at,
      delivered_at,
    })),
    apagado_em: erasures.find(({ list }) => list === undefined)?.created_at ?? null,
    saidas: erasures.flatMap(({ list, created_at }) =>
      list === undefined ? [] : [{ lista: listNames[list], created_at }],
    ),
  };
}
