import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { type LinkSettings, readLink } from '#server/http/signed-link.ts';

/** What the page of a request's link has to say; its words are in `content/data-requests.ts`. */
interface ConfirmAnswer {
  readonly status: number;
  readonly state: 'ask' | 'confirmed' | 'invalid' | 'failed';
  /** The request's protocol number, for who has a right link. */
  readonly protocol?: string;
}

/**
 * Answers the link that proves the mailbox of a request (`?t=`). Opening it changes nothing, because programs that check links open them
 * all; a POST notes that whoever has the mailbox made the request. Whoever has the signed link may use it, so it needs no origin.
 */
export async function answerConfirm(
  request: Request,
  {
    settings,
    database: { db },
    log,
  }: {
    readonly database: Database;
    readonly log: Pick<Logger, 'error'>;
    readonly settings: LinkSettings;
  },
): Promise<ConfirmAnswer> {
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const claim = readLink(settings.notifications.linkSecret, 'request', token);
  if (claim === undefined) return { status: 400, state: 'invalid' };
  try {
    const found = await db
      .selectFrom('data_requests')
      .select(['email', 'protocol', 'confirmed_at'])
      .where('id', '=', claim.id)
      .executeTakeFirst();
    if (!found?.email || !claim.isTo(found.email)) return { status: 400, state: 'invalid' };
    const { protocol } = found;
    if (found.confirmed_at !== null) return { status: 200, state: 'confirmed', protocol };
    if (request.method !== 'POST') return { status: 200, state: 'ask', protocol };
    await db
      .updateTable('data_requests')
      .set({ confirmed_at: new Date().toISOString() })
      .where('id', '=', claim.id)
      .where('confirmed_at', 'is', null)
      .execute();
    return { status: 200, state: 'confirmed', protocol };
  } catch (error) {
    const away = isDatabaseAway(error);
    log.error({ err: error }, away ? 'database away' : 'confirming a request failed');
    return { status: away ? 503 : 500, state: 'failed' };
  }
}
