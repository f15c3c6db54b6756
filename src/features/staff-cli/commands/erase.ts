import type { Kysely } from 'kysely';
import { markErased, newSalt, readSalts } from '#features/erasure/erasure-marks.ts';
import { isHeld, parseEmail, readPerson } from '#features/erasure/person.ts';
import { confirm, type LeadsContext } from '#features/staff-cli/terminal/context.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { scrub } from '#server/database/truncate-wal.ts';
import { describePerson } from './find.ts';

/** What an erasure did. */
export interface Erased {
  readonly signUps: number;
  /** Notices about them. */
  readonly notices: number;
  /** Answered requests that were emptied of the person. */
  readonly requests: number;
}

/**
 * `erase`: shows what is held about a person, asks, and removes it everywhere in one transaction. An answered request
 * keeps its protocol and dates, as the proof that it was answered (LGPD, art. 16, I); an open one keeps the person
 * too, because it can't be answered otherwise.
 * @throws Refusal when nobody says yes
 */
export async function erase(context: LeadsContext, typed: string, yes: boolean): Promise<void> {
  const { terminal } = context;
  const email = parseEmail(typed);
  const handle = await context.database();
  const person = await readPerson(handle.db, email);
  await terminal.write(describePerson(person));
  if (!isHeld(person)) return;
  const open = person.requests.filter(({ done_at }) => done_at === null).map(({ protocol }) => protocol);
  const answered = person.requests.length - open.length;
  await terminal.write(
    [
      '\nO que vai acontecer:\n',
      ...(person.signUps.length > 0
        ? [`  a inscrição é apagada, com os avisos sobre ela (${person.notices.length})\n`]
        : []),
      ...(answered > 0
        ? [
            `  pedidos respondidos (${answered}) perdem nome, e-mail e detalhes; o protocolo e as datas ficam\n`,
          ]
        : []),
      ...(open.length > 0
        ? [`  pedidos abertos ficam até serem respondidos, e depois rode erase de novo: ${open.join(', ')}\n`]
        : []),
      '  fica uma marca sem o e-mail, para apagar de novo se uma cópia de segurança for restaurada\n\n',
    ].join(''),
  );
  await confirm(context, 'Apagar?', yes);
  const erased = await eraseEmail(handle, email);
  await terminal.write(describeErased(erased));
  await terminal.write(
    'Falta o que saiu daqui: as mensagens na caixa de quem vende e o sistema que recebe o webhook.\n',
  );
}

/** Removes all that is held about an address, and marks it. */
export async function eraseEmail(handle: DatabaseHandle, email: string): Promise<Erased> {
  const [salt = newSalt()] = await readSalts(handle.db);
  // SQLite's transaction must begin with a write: one that begins by reading can't wait for another process.
  const erased = await handle.db.transaction().execute(async (transaction) => {
    await markErased(transaction, salt, email);
    const ofPerson = await transaction
      .selectFrom('waitlist')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
      .execute();
    const removed = await removeSignUps(
      transaction,
      ofPerson.map(({ id }) => id),
    );
    const requests = await transaction
      .selectFrom('data_requests')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
      .execute();
    return {
      ...removed,
      requests: await emptyRequests(
        transaction,
        requests.map(({ id }) => id),
      ),
    };
  });
  await scrub(handle);
  return erased;
}

/** Removes sign-ups with what hangs on them. At most a thousand at a time. */
export async function removeSignUps(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Omit<Erased, 'requests'>> {
  if (ids.length === 0) return { signUps: 0, notices: 0 };
  const notices = await db.selectFrom('outbox').select('key').where('waitlist_id', 'in', ids).execute();
  // The hash of the address that a confirmation went to has no other tie to the person.
  const keys = notices.map(({ key }) => key);
  if (keys.length > 0) await db.deleteFrom('confirmation_sends').where('outbox_key', 'in', keys).execute();
  // The notices go with the sign-up (on delete cascade).
  const { numDeletedRows } = await db.deleteFrom('waitlist').where('id', 'in', ids).executeTakeFirstOrThrow();
  return { signUps: Number(numDeletedRows), notices: notices.length };
}

/** Empties answered requests of the person; open ones stay as they are. Returns how many were emptied. */
export async function emptyRequests(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ nome: null, email: null, details: null, idempotency_key: null })
    .where('id', 'in', ids)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What was done, in words. */
export function describeErased({ signUps, notices, requests }: Erased): string {
  return `Feito: inscrições apagadas ${signUps}, avisos apagados ${notices}, pedidos esvaziados ${requests}.\n`;
}
