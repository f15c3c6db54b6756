import { createHmac } from 'node:crypto';
import { leaveToken, leaveUrl } from '#features/waitlist/leave/leave-link.ts';
import { confirmationMail } from '#features/waitlist/mail/confirmation-mail.ts';
import { leadMail } from '#features/waitlist/mail/lead-mail.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { type Deliver, recipientHash } from './kinds.ts';
import type { Mailer } from './mailer.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Tells one of the staff's addresses about a sign-up. */
export function leadMailDeliverer(mailer: Mailer, addresses: readonly string[]): Deliver {
  return async (item, signUp, signal) => {
    const to = addresses.find((address) => recipientHash(address) === item.recipient);
    // Another server may know the address, and the operator may have mistaken it: there is a day for it.
    if (to === undefined) return { status: 'failed', reason: 'address no longer configured' };
    const delivery = await mailer.send({ ...leadMail(signUp), to }, item.key, signal);
    // A mailbox of the company's that does not exist yet is the operator's to mend: there is a day for it.
    return delivery.status === 'refused' ? { ...delivery, status: 'failed' } : delivery;
  };
}

interface ConfirmationParts {
  readonly mailer: Mailer;
  readonly database: Pick<DatabaseHandle, 'db'>;
  readonly siteUrl: string;
  readonly linkSecret: string;
}

/** Tells the person that they are on the list; a second e-mail to the same address within a day is left out. */
export function confirmationDeliverer({
  mailer,
  database: { db },
  siteUrl,
  linkSecret,
}: ConfirmationParts): Deliver {
  return async (item, signUp, signal) => {
    const emailHash = createHmac('sha256', linkSecret)
      .update(`day:${signUp.email.toLowerCase()}`)
      .digest('base64url');
    await db
      .insertInto('confirmation_sends')
      .values({ email_hash: emailHash, outbox_key: item.key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const day = await db
      .selectFrom('confirmation_sends')
      .select('outbox_key')
      .where('email_hash', '=', emailHash)
      .executeTakeFirst();
    if (day?.outbox_key !== item.key) return { status: 'delivered' };
    const url = leaveUrl(siteUrl, leaveToken(linkSecret, signUp));
    return mailer.send(confirmationMail(signUp, url), item.key, signal);
  };
}

/** Drops the hashes of addresses whose day is over. */
export async function forgetOldSends({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await db
    .deleteFrom('confirmation_sends')
    .where('created_at', '<=', new Date(Date.now() - dayMs).toISOString())
    .execute();
}
