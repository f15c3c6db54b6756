import { createHmac } from 'node:crypto';
import { listOf } from '#content/waitlist-lists.ts';
import type { Mailer } from '#features/outbox/mailer.ts';
import type { Delivery, OutboxItem } from '#features/outbox/outbox-item.ts';
import { leaveToken, urlsOf } from '#features/waitlist/leave/leave.ts';
import { confirmationMail, mailboxOf } from '#features/waitlist/mail/mails.ts';
import { countRows } from '#server/database/count-ranges.ts';
import type { Database } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Confirmations that all servers send together in an hour, to whomever: what a flood of sign-ups with other people's addresses can
 * make the site send. Those above wait their turn, for a day at the most.
 */
const confirmationsPerHour = 1_000;

export interface ConfirmationParts {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly database: Database;
  /** Canonical origin, for the removal link. */
  readonly siteUrl: string;
  /** Signs the removal link. */
  readonly linkSecret: string;
  readonly perHour?: number;
}

/** Tells the person that they are on the list, a mailbox (`mailboxOf`) at most once a day for each list. */
export async function sendConfirmation(
  { mailer, database: { db }, siteUrl, linkSecret, perHour = confirmationsPerHour }: ConfirmationParts,
  signUp: SignUp,
  { key }: OutboxItem,
  signal: AbortSignal,
): Promise<Delivery> {
  const emailHash = createHmac('sha256', linkSecret)
    .update(`day:${listOf(signUp.source)}:${mailboxOf(signUp.email)}`)
    .digest('base64url');
  const others = db
    .selectFrom('confirmation_sends')
    .where('created_at', '>', new Date(Date.now() - hourMs).toISOString())
    .where('outbox_key', '!=', key);
  if ((await countRows(others)) >= perHour)
    return { status: 'failed', reason: 'too many confirmations this hour' };
  await db
    .insertInto('confirmation_sends')
    .values({ email_hash: emailHash, outbox_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const day = await db
    .selectFrom('confirmation_sends')
    .select('outbox_key')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
  if (day?.outbox_key !== key) return { status: 'delivered' };
  const urls = urlsOf(siteUrl, leaveToken(linkSecret, signUp));
  return mailer.send(confirmationMail(signUp, urls), key, signal);
}

/** Drops the hashes of addresses whose day is over. */
export async function forgetOldSends({ db }: Database): Promise<void> {
  await db
    .deleteFrom('confirmation_sends')
    .where('created_at', '<=', new Date(Date.now() - dayMs).toISOString())
    .execute();
}
