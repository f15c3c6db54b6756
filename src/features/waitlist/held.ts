import { heldPage as words } from '#content/staff/notices.ts';
import { listOf } from '#content/waitlist-lists.ts';
import { audited, changed, recordAudit } from '#features/audit/audit.ts';
import { addCounts } from '#features/funnel/day-counts.ts';
import { otherPage } from '#features/funnel/visit.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database, DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import type { Actor } from '#server/http/staff-guard.ts';
import { campaignName } from '#shared/campaign.ts';
import { dayOf } from '#shared/dates.ts';
import { readRowId } from '#shared/ids.ts';
import { type PageAt, readPage } from '#shared/row-pages.ts';
import { insertSignUp, type NewRow, nothingBeside } from './server/store.ts';

/** A sign-up that is kept apart, as the staff see it. */
export type HeldSignUp = Awaited<ReturnType<typeof listHeld>>['rows'][number];

/** How many are kept apart. */
export const countHeld = ({ db }: Database): Promise<number> => countRows(db.selectFrom('held_sign_ups'));

/** A page of them, the newest first. */
export async function listHeld({ db }: Database, at: PageAt) {
  const { before } = at;
  const held = db.selectFrom('held_sign_ups').selectAll().orderBy('id', 'desc');
  const { rows: shown, ...ends } = await readPage(
    held.$if(before !== undefined, (query) => query.where('id', '<', before ?? 0)),
    at,
  );
  const emails = shown.map(({ email }) => email);
  const listed =
    emails.length === 0
      ? []
      : await db
          .selectFrom('waitlist')
          .select(['email', 'source'])
          .where(({ fn }) => fn<string>('lower', ['email']), 'in', emails)
          .execute();
  const places = new Set(listed.map(placeOf));
  return {
    rows: shown.map(({ id, created_at, answers, trap, email, source }) => ({
      /** What it would be on the list, under its number here. */
      signUp: { ...nothingBeside, ...rowOf(answers), id, created_at, attendance: 'open' as const },
      /** Beginning of what the honeypot held; empty where nothing of it can be shown. */
      trap,
      /** Whether its e-mail is on its list by now, so that it can't be released. */
      isListed: places.has(placeOf({ email, source })),
    })),
    ...ends,
  };
}

/** A list allows an address once. */
const placeOf = ({ email, source }: { readonly email: string; readonly source: string }): string =>
  `${listOf(source)} ${email.toLowerCase()}`;

// A row was checked before it was kept apart; the list's table has its checks too.
const rowOf = (answers: Readonly<Record<string, unknown>>): NewRow => answers as unknown as NewRow;

/** Names of what the page's buttons send, each with a number. */
export const heldButtons = { release: 'liberar', remove: 'apagar' } as const;

const pathAfter = (outcome: string) => ({ path: `${words.path}?feito=${outcome}` });

interface ReleaseServices {
  readonly database: DatabaseHandle;
  readonly outbox: Pick<Outbox, 'targets' | 'wake'>;
}

/** Releasing one, or erasing it; leads back to the page, which says what came of it. */
export const heldForm: PostedForm<object, never, ReleaseServices> = {
  read: () => ({}),
  async receive(_, fields, services, { actor }) {
    const released = readRowId(fields.get(heldButtons.release));
    const removed = readRowId(fields.get(heldButtons.remove));
    if (released !== undefined) return pathAfter(await release(services, released, actor));
    const isDone = await audited(
      services.database,
      (db) => changed(db.deleteFrom('held_sign_ups').where('id', '=', removed ?? 0)),
      { action: 'delete', subject: 'held-sign-up', subjectId: removed, ...actor },
    );
    return pathAfter(isDone ? 'apagada' : 'sumiu');
  },
};

/** Makes it a sign-up like any other, of the moment when it came, in one transaction with its notices. */
async function release(
  { database, outbox }: ReleaseServices,
  id: number,
  actor: Actor,
): Promise<'liberada' | 'listada' | 'sumiu'> {
  const outcome = await database.db.transaction().execute(async (db) => {
    const found = db.selectFrom('held_sign_ups').selectAll().where('id', '=', id);
    // The embedded database's transactions have the write lock from their beginning.
    const held = await (database.kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
    if (held === undefined) return 'sumiu';
    const { answers, created_at, idempotency_key } = held;
    const row = { ...rowOf(answers), created_at };
    const subjectId = await insertSignUp(db, row, idempotency_key ?? undefined, outbox.targets);
    if (subjectId === undefined) return 'listada';
    await db.deleteFrom('held_sign_ups').where('id', '=', id).execute();
    // The funnel leads from a campaign to its sign-ups, of which this is one now. Where its form stood is not known any more.
    const campaign = campaignName(row) ?? '';
    await addCounts(db, [
      { day: dayOf(new Date(created_at)), page: otherPage, campaign, kind: 'sent', n: 1 },
    ]);
    const detail = `retida=${id}`;
    await recordAudit({ db }, { action: 'release', subject: 'sign-up', subjectId, detail, ...actor });
    return 'liberada';
  });
  if (outcome === 'liberada') outbox.wake();
  return outcome;
}
