import { createHash } from 'node:crypto';
import { mails } from '#content/mails.ts';
import { listOf } from '#content/waitlist-lists.ts';
import { html, mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import { createMailer, type Mail, type Mailer, noticeHeaders } from '#features/outbox/mailer.ts';
import type { OutboxChannels } from '#features/outbox/outbox.ts';
import {
  type Deliver,
  type Delivery,
  ItemUnreadable,
  type OutboxItem,
  type OutboxKind,
  type OutboxTarget,
  type RemovedSignUp,
} from '#features/outbox/outbox-item.ts';
import { createWebhook } from '#features/outbox/webhook.ts';
import { forgetCorrections } from '#features/waitlist/correct/correct.ts';
import { leadMail, removalMail } from '#features/waitlist/mail/lead-mail.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { SignUp } from '#server/database/tables.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import { forgetOldSends, sendConfirmation } from './confirmation.ts';

interface NoticeParts {
  readonly settings: NotificationSettings;
  readonly database: Pick<DatabaseHandle, 'db'>;
  /** Canonical origin, for links in e-mails. */
  readonly siteUrl: string;
}

/** Delivers one notice about a sign-up. */
type DeliverNotice = (item: OutboxItem, signUp: SignUp, signal: AbortSignal) => Promise<Delivery>;

/** Deliverers of what is configured, each with the kind that it delivers. */
type Deliverers<T> = readonly (readonly [OutboxKind, T])[];

/** The transports that are configured; the notices about a sign-up and those about its removal share them. */
interface Transports {
  readonly mailer: Mailer | undefined;
  readonly webhook: ReturnType<typeof createWebhook> | undefined;
}

/**
 * Who hears of a sign-up under these settings (the staff by mail, their system, the person), and how; the first two also of its
 * removal.
 */
export function signUpNotices(parts: NoticeParts): OutboxChannels {
  const { smtp, webhook } = parts.settings;
  const transports: Transports = {
    mailer: smtp && createMailer(smtp),
    webhook: webhook && createWebhook(webhook),
  };
  return {
    targets: targetsOf(parts.settings),
    updateTargets: parts.settings.webhook === undefined ? [] : [{ kind: 'update-webhook', recipient: null }],
    deliverers: [
      ...deliverersOf(transports, parts).map(
        ([kind, deliver]) => [kind, withSignUp(parts.database, deliver)] as const,
      ),
      ...removalDeliverersOf(transports, parts.settings),
    ],
    probes: probesOf(transports, parts),
    housekeeping: async () => {
      await forgetOldSends(parts.database);
      await forgetCorrections(parts.database);
    },
  };
}

function targetsOf(settings: NotificationSettings): readonly OutboxTarget[] {
  return [
    ...settings.leadsEmailTo.map((address) => ({
      kind: 'lead-email' as const,
      recipient: recipientHash(address),
    })),
    ...(settings.webhook === undefined ? [] : [{ kind: 'lead-webhook' as const, recipient: null }]),
    ...(settings.confirmation ? [{ kind: 'confirmation-email' as const, recipient: null }] : []),
  ];
}

function deliverersOf(
  { mailer, webhook }: Transports,
  { database, settings, siteUrl }: NoticeParts,
): Deliverers<DeliverNotice> {
  const { leadsEmailTo, confirmation, linkSecret } = settings;
  const deliverers: (readonly [OutboxKind, DeliverNotice])[] = [];
  if (webhook !== undefined) {
    deliverers.push([
      'lead-webhook',
      ({ key }, signUp, signal) => webhook.send(leadMessage(key, signUp), key, signal),
    ]);
    deliverers.push([
      'update-webhook',
      ({ key, createdAt }, signUp, signal) =>
        webhook.send(updateMessage(key, createdAt, signUp), key, signal),
    ]);
  }
  if (mailer === undefined) return deliverers;
  if (leadsEmailTo.length > 0) {
    deliverers.push([
      'lead-email',
      (item, signUp, signal) =>
        mailStaff(
          { mailer, leadsEmailTo },
          item,
          { ...leadMail(signUp), headers: headersOf(item, leadMessage(item.key, signUp)) },
          signal,
        ),
    ]);
  }
  if (confirmation && linkSecret !== undefined) {
    const confirming = { mailer, database, siteUrl, linkSecret };
    deliverers.push([
      'confirmation-email',
      (item, signUp, signal) => sendConfirmation(confirming, signUp, item, signal),
    ]);
  }
  return deliverers;
}

/** Who is told that a sign-up was removed, and how. The item itself says which one: the sign-up is gone. */
function removalDeliverersOf(
  { mailer, webhook }: Transports,
  { leadsEmailTo }: NotificationSettings,
): Deliverers<Deliver> {
  const deliverers: (readonly [OutboxKind, Deliver])[] = [];
  if (webhook !== undefined) {
    deliverers.push([
      'removal-webhook',
      async ({ key, createdAt, removed }, signal) =>
        removed && webhook.send(removalMessage(key, createdAt, removed), key, signal),
    ]);
  }
  if (mailer !== undefined && leadsEmailTo.length > 0) {
    deliverers.push([
      'removal-email',
      async (item, signal) =>
        item.removed &&
        mailStaff(
          { mailer, leadsEmailTo },
          item,
          {
            ...removalMail(item.removed),
            headers: headersOf(item, removalMessage(item.key, item.createdAt, item.removed)),
          },
          signal,
        ),
    ]);
  }
  return deliverers;
}

/** A message that says it is a test, to whom the settings name: the webhook's receiver, and each of the staff's addresses. */
function probesOf(
  { mailer, webhook }: Transports,
  { settings, siteUrl }: NoticeParts,
): OutboxChannels['probes'] {
  const { test } = mails;
  const mail = {
    subject: test.subject,
    text: `${test.text}\n\n${siteUrl}\n`,
    html: mailLayout(test.subject, html`${paragraph(test.text)}`, html`${siteUrl}`),
  };
  return [
    ...(webhook === undefined
      ? []
      : [
          [
            'lead-webhook',
            (key: string, signal: AbortSignal) => webhook.send(testMessage(key), key, signal),
          ] as const,
        ]),
    ...(mailer === undefined
      ? []
      : settings.leadsEmailTo.map(
          (to) =>
            [
              'lead-email',
              (key: string, signal: AbortSignal) => mailer.send({ ...mail, to }, key, signal),
              to,
            ] as const,
        )),
  ];
}

/** What the webhook carries when somebody tries it out: nobody's data. */
export function testMessage(key: string) {
  return { id: key, type: 'test', timestamp: new Date().toISOString(), data: { message: mails.test.text } };
}

/** Reads the sign-up at every attempt: a retry carries what the person corrected meanwhile, under the same key. */
function withSignUp({ db }: Pick<DatabaseHandle, 'db'>, deliver: DeliverNotice): Deliver {
  return async (item, signal) => {
    if (item.waitlistId === null) return undefined;
    const signUp = await db
      .selectFrom('waitlist')
      .selectAll()
      .where('id', '=', item.waitlistId)
      .executeTakeFirst()
      .catch((cause: unknown) => {
        throw new ItemUnreadable('the sign-up could not be read', { cause });
      });
    return signUp === undefined ? undefined : deliver(item, signUp, signal);
  };
}

/** What the webhook carries (docs/operations.md): what the person sent, without what the database keeps beside it. */
export function leadMessage(
  key: string,
  { idempotency_key: _, attendance: __, search_text: ___, ...signUp }: SignUp,
) {
  const data = { ...signUp, list: listOf(signUp.source) };
  return { id: key, type: 'waitlist.created', timestamp: signUp.created_at, data };
}

const headersOf = ({ recipient }: OutboxItem, message: object) => noticeHeaders({ ...message, recipient });

/** What the webhook carries about a correction: the whole sign-up as it stands now. */
export function updateMessage(key: string, timestamp: string, signUp: SignUp) {
  return { ...leadMessage(key, signUp), type: 'waitlist.updated', timestamp };
}

/** What the webhook carries about a removal: what finds the contact, and nothing besides. */
export function removalMessage(key: string, timestamp: string, data: RemovedSignUp) {
  return { id: key, type: 'waitlist.removed', timestamp, data };
}

/** Writes to the one of the staff's addresses that an item names. */
async function mailStaff(
  { mailer, leadsEmailTo }: { readonly mailer: Mailer } & Pick<NotificationSettings, 'leadsEmailTo'>,
  item: OutboxItem,
  mail: Omit<Mail, 'to'>,
  signal: AbortSignal,
): Promise<Delivery> {
  const to = leadsEmailTo.find((address) => recipientHash(address) === item.recipient);
  // Counts as a failure and is tried for a day: another server may have the address in its settings, or the
  // operator may have removed it by mistake.
  if (to === undefined) return { status: 'failed', reason: 'address no longer configured' };
  const delivery = await mailer.send({ ...mail, to }, item.key, signal);
  // The staff's own mailbox may not exist yet: the item is tried for a day, in which the operator can
  // create it.
  return delivery.status === 'refused' ? { ...delivery, status: 'failed' } : delivery;
}

/** What stands in the outbox for an address of the staff's: no address is copied there. */
function recipientHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}
