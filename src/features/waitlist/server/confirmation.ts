import { createHmac } from 'node:crypto';
import type { Mailer } from '#features/outbox/mailer.ts';
import type { Delivery, OutboxItem } from '#features/outbox/outbox-item.ts';
import { leaveToken, leaveUrl } from '#features/waitlist/leave/leave-link.ts';
import { confirmationMail } from '#features/waitlist/mail/confirmation-mail.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What sending confirmations needs. */
export interface ConfirmationParts {
  readonly mailer: Mailer;
  readonly database: Pick<DatabaseHandle, 'db'>;
  /** Canonical origin, for the removal link. */
  readonly siteUrl: string;
  /** Signs the removal link. */
  readonly linkSecret: string;
}

/** Tells the person that they are on the list; a second e-mail to the same address within a day is left out. */
export async function sendConfirmation(
  { mailer, database: { db }, siteUrl, linkSecret }: ConfirmationParts,
  signUp: SignUp,
  { key }: OutboxItem,
  signal: AbortSignal,
): Promise<Delivery> {
  const emailHash = createHmac('sha256', linkSecret)
    .update(`day:${signUp.email.toLowerCase()}`)
    .digest('base64url');
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
  const url = leaveUrl(siteUrl, leaveToken(linkSecret, signUp));
  return mailer.send(confirmationMail(signUp, url), key, signal);
}

/** Drops the hashes of addresses whose day is over. */
export async function forgetOldSends({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await db
    .deleteFrom('confirmation_sends')
    .where('created_at', '<=', new Date(Date.now() - dayMs).toISOString())
    .execute();
}
