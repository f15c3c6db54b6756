import type { Logger } from 'pino';
import { type List, listOf } from '#content/waitlist-lists.ts';
import { markErased } from '#features/erasure/erasure-marks.ts';
import { removeHeld, removeSignUps } from '#features/erasure/remove.ts';
import { waitlistMonths } from '#features/erasure/retention.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { type LinkSettings, readLink, signLink } from '#server/http/signed-link.ts';
import { monthsBefore } from '#shared/dates.ts';

/** Path of the page that corrects a sign-up, by a link with the same signed text. */
export const correctPath = '/portal-ai-waitlist/corrigir';

/** The signed text in a removal link, always the same for a sign-up; it works as long as that is kept under its address. */
export function leaveToken(
  secret: string,
  { id, created_at, email }: { readonly id: number; readonly created_at: string; readonly email: string },
): string {
  return signLink(secret, 'leave', {
    id,
    email,
    expires: monthsBefore(new Date(created_at), -waitlistMonths),
  });
}

/** Addresses of the pages that a token leads to: the one takes the person off the list, the other corrects the sign-up. */
export const urlsOf = (siteUrl: string, token: string) => ({
  leave: `${siteUrl}/portal-ai-waitlist/sair?t=${token}`,
  correct: `${siteUrl}${correctPath}?t=${token}`,
});

/** What the page of a removal link has to say; its words are in `content/leave.ts`. */
interface LeaveAnswer {
  readonly status: number;
  readonly state: 'ask' | 'left' | 'gone' | 'invalid' | 'failed';
  /** The list that the link is for, while its sign-up is there. */
  readonly list?: List;
}

/** In the query of what the page's own button posts to, and of the page that follows, where it says which list was left. */
export const pressedMark = 'pagina';

/** What answering a removal link needs of the server. `Astro.locals.services` fits. */
interface LeaveServices {
  readonly database: DatabaseHandle;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly settings: LinkSettings;
}

/**
 * Answers a removal link (`?t=`). Opening it changes nothing, because programs that check links open them all; a POST removes the
 * sign-up, and tells who was told. Mail programs send that POST by themselves when the person presses their button (RFC 8058), so it
 * needs no form, cookie or origin: whoever has the signed link may use it. Its body is not read.
 */
export async function answerLeave(
  request: Request,
  { settings, database, log }: LeaveServices,
): Promise<LeaveAnswer> {
  const { db } = database;
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const claim = readLink(settings.notifications.linkSecret, 'leave', token);
  if (claim === undefined) return { status: 400, state: 'invalid' };
  try {
    const signUp = await db
      .selectFrom('waitlist')
      .select(['id', 'email', 'source'])
      .where('id', '=', claim.id)
      .executeTakeFirst();
    // The address was corrected since, so the link no longer applies.
    if (signUp === undefined || !claim.isTo(signUp.email)) return { status: 200, state: 'gone' };
    const list = listOf(signUp.source);
    if (request.method !== 'POST') return { status: 200, state: 'ask', list };
    await db.transaction().execute(async (transaction) => {
      // So that a restored backup does not bring the person back (`npm run leads -- erase --again`).
      await markErased(transaction, signUp.email, list);
      await removeSignUps(transaction, [signUp.id]);
      await removeHeld(transaction, signUp.email.toLowerCase(), list);
    });
    await truncateWal(database);
    log.info('a sign-up was removed by its link');
    return { status: 200, state: 'left', list };
  } catch (error) {
    const away = isDatabaseAway(error);
    log.error({ err: error }, away ? 'database away' : 'leaving failed');
    return { status: away ? 503 : 500, state: 'failed' };
  }
}
