import { createHash } from 'node:crypto';
import { mails } from '#content/mails.ts';
import { listOf } from '#content/waitlist-lists.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
import { createMailer, type Mailer, noticeHeaders } from '#features/outbox/mailer.ts';
import type { OutboxChannels } from '#features/outbox/outbox.ts';
import type {
  Deliver,
  OutboxItem,
  OutboxKind,
  OutboxTarget,
  RemovedSignUp,
} from '#features/outbox/outbox-item.ts';
import { createWebhook } from '#features/outbox/webhook.ts';
import { forgetCorrections } from '#features/waitlist/correct/correct.ts';
import { leadMail, removalMail } from '#features/waitlist/mail/mails.ts';
import type { Database } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import { forgetOldSends, sendConfirmation } from './confirmation.ts';

type Probe = OutboxChannels['probes'][number];

interface NoticeParts {
  readonly settings: NotificationSettings;
  readonly database: Database;
  /** Canonical origin, for links in e-mails. */
  readonly siteUrl: string;
}

/**
 * Who hears of a sign-up under these settings (the staff by mail, their system, the person), and how; the first two also of its
 * removal.
 */
export function signUpNotices({ settings, database, siteUrl }: NoticeParts): OutboxChannels {
  const { smtp, leadsEmailTo, confirmation, linkSecret } = settings;
  const mailer = smtp && createMailer(smtp);
  const webhook = settings.webhook && createWebhook(settings.webhook);
  const targets: OutboxTarget[] = [
    ...leadsEmailTo.map((address) => ({ kind: 'lead-email' as const, recipient: recipientHash(address) })),
    ...(webhook === undefined ? [] : [{ kind: 'lead-webhook' as const, recipient: null }]),
    ...(confirmation ? [{ kind: 'confirmation-email' as const, recipient: null }] : []),
  ];
  const deliverers: (readonly [OutboxKind, Deliver])[] = [];
  /** A message that says it is a test, to whom the settings name. */
  const probes: Probe[] = [];
  if (webhook !== undefined) {
    const tell: Deliver = async (item, signal) => {
      const message = messageOf(item);
      return message && webhook.send(message, item.key, signal);
    };
    deliverers.push(['lead-webhook', tell], ['update-webhook', tell], ['removal-webhook', tell]);
    probes.push({ send: (key, signal) => webhook.send(testMessage(key), key, signal) });
  }
  if (mailer !== undefined && leadsEmailTo.length > 0) {
    const tell = staffDeliverer(mailer, leadsEmailTo);
    deliverers.push(['lead-email', tell], ['removal-email', tell]);
    const { subject, text } = mails.test;
    const mail = { subject, ...mailBody(subject, [text], [siteUrl]) };
    for (const to of leadsEmailTo)
      probes.push({ to, send: (key, signal) => mailer.send({ ...mail, to }, key, signal) });
  }
  if (mailer !== undefined && confirmation && linkSecret !== undefined) {
    const confirming = { mailer, database, siteUrl, linkSecret };
    deliverers.push([
      'confirmation-email',
      async (item, signal) => item.signUp && sendConfirmation(confirming, item.signUp, item, signal),
    ]);
  }
  return {
    targets,
    updateTargets: webhook === undefined ? [] : [{ kind: 'update-webhook', recipient: null }],
    deliverers,
    probes,
    housekeeping: async () => {
      await forgetOldSends(database);
      await forgetCorrections(database);
    },
  };
}

/** What is told of a sign-up, its correction or its removal; undefined when the sign-up is gone. */
function messageOf({ kind, key, created_at, signUp, removed }: OutboxItem) {
  if (removed !== undefined) return removalMessage(key, created_at, removed);
  if (signUp === undefined) return undefined;
  return kind === 'update-webhook' ? updateMessage(key, created_at, signUp) : leadMessage(key, signUp);
}

/** Tells the staff by mail of a sign-up and of its removal, each at the one address that the item names. */
function staffDeliverer(mailer: Mailer, addresses: readonly string[]): Deliver {
  return async (item, signal) => {
    const { key, recipient, signUp, removed } = item;
    const mail = removed ? removalMail(removed) : signUp && leadMail(signUp);
    if (mail === undefined) return undefined;
    const to = addresses.find((address) => recipientHash(address) === recipient);
    // Counts as a failure and is tried for a day: another server may have the address in its settings, or the
    // operator may have removed it by mistake.
    if (to === undefined) return { status: 'failed', reason: 'address no longer configured' };
    const headers = noticeHeaders({ ...messageOf(item), recipient });
    const delivery = await mailer.send({ ...mail, headers, to }, key, signal);
    // The staff's own mailbox may not exist yet: the item is tried for a day, in which the operator can
    // create it.
    return delivery.status === 'refused' ? { ...delivery, status: 'failed' } : delivery;
  };
}

/** What the webhook carries when somebody tries it out: nobody's data. */
export function testMessage(key: string) {
  return { id: key, type: 'test', timestamp: new Date().toISOString(), data: { message: mails.test.text } };
}

/** What the webhook carries (docs/operations.md): what the person sent, without what the database keeps beside it. */
export function leadMessage(
  key: string,
  { idempotency_key: _, attendance: __, search_text: ___, ...signUp }: SignUp,
) {
  const data = { ...signUp, list: listOf(signUp.source) };
  return { id: key, type: 'waitlist.created', timestamp: signUp.created_at, data };
}

/** What the webhook carries about a correction: the whole sign-up as it stands now. */
export function updateMessage(key: string, timestamp: string, signUp: SignUp) {
  return { ...leadMessage(key, signUp), type: 'waitlist.updated', timestamp };
}

/** What the webhook carries about a removal: what finds the contact, and nothing besides. */
export function removalMessage(key: string, timestamp: string, data: RemovedSignUp) {
  return { id: key, type: 'waitlist.removed', timestamp, data };
}

/** What stands in the outbox for an address of the staff's: no address is copied there. */
function recipientHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}
