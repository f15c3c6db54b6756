import { mails } from '#content/mails.ts';
import { confirmPath } from '#features/data-requests/rules/paths.ts';
import type { StoredRequest } from '#features/data-requests/rules/schema.ts';
import { html, mailLayout, paragraph } from '#features/outbox/mail-layout.ts';
import { createMailer, type Mailer } from '#features/outbox/mailer.ts';
import type { OutboxChannels } from '#features/outbox/outbox.ts';
import {
  type Deliver,
  type Delivery,
  ItemUnreadable,
  type OutboxItem,
  type OutboxKind,
  type OutboxTarget,
} from '#features/outbox/outbox-item.ts';
import { createWebhook, type Webhook } from '#features/outbox/webhook.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { signLink } from '#server/http/signed-link.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';

interface NoticeParts {
  readonly settings: Pick<NotificationSettings, 'webhook' | 'smtp' | 'linkSecret'>;
  readonly database: Pick<DatabaseHandle, 'db'>;
  /** Canonical origin, for the link. */
  readonly siteUrl: string;
}

/** Who hears of a request under art. 18 of the LGPD under these settings (the company's system, the person), and how. */
export function requestNotices({
  settings: { webhook, smtp, linkSecret },
  database,
  siteUrl,
}: NoticeParts): Pick<OutboxChannels, 'targets' | 'deliverers'> {
  const targets: OutboxTarget[] = [];
  const deliverers: (readonly [OutboxKind, Deliver])[] = [];
  if (webhook !== undefined) {
    const way = createWebhook(webhook);
    targets.push({ kind: 'request-webhook', recipient: null });
    deliverers.push(['request-webhook', (item, signal) => tellOfRequest(database, way, item, signal)]);
  }
  if (smtp !== undefined && linkSecret !== undefined) {
    const proving = { mailer: createMailer(smtp), linkSecret, siteUrl };
    targets.push({ kind: 'request-email', recipient: null });
    deliverers.push(['request-email', (item, signal) => sendLink(database, proving, item, signal)]);
  }
  return { targets, deliverers };
}

/** Sends the person the link that proves the mailbox; nothing that was typed is in it but the address that it goes to. */
async function sendLink(
  database: NoticeParts['database'],
  {
    mailer,
    linkSecret,
    siteUrl,
  }: { readonly mailer: Mailer; readonly linkSecret: string; readonly siteUrl: string },
  { key, dataRequestId }: OutboxItem,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const request = await readRequest(database, dataRequestId);
  if (request === undefined) return undefined;
  const { id, protocol, email, due_at, confirmed_at } = request;
  if (email === null || confirmed_at !== null) return { status: 'delivered' };
  const token = signLink(linkSecret, 'request', { id, email, expires: new Date(due_at) });
  const url = `${siteUrl}${confirmPath}?t=${token}`;
  const { proof } = mails;
  const mail = {
    to: email,
    subject: `${proof.subject} (${protocol})`,
    text: `${proof.text}\n\n${url}\n\n${proof.ignore}\n`,
    html: mailLayout(
      proof.subject,
      html`${paragraph(proof.text)}<p><a href="${url}" style="color: #7e22ce">${proof.link}</a></p>`,
      html`${proof.ignore}`,
    ),
  };
  return mailer.send(mail, key, signal);
}

async function tellOfRequest(
  database: NoticeParts['database'],
  webhook: Webhook,
  { key, dataRequestId }: OutboxItem,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const request = await readRequest(database, dataRequestId);
  return request && webhook.send(requestMessage(key, request), key, signal);
}

/** @returns undefined when the request is gone, and its notice with it */
async function readRequest({ db }: NoticeParts['database'], id: number | null) {
  if (id === null) return undefined;
  return db
    .selectFrom('data_requests')
    .select(['id', 'protocol', 'kind', 'email', 'created_at', 'due_at', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
    .catch((cause: unknown) => {
      throw new ItemUnreadable('the request could not be read', { cause });
    });
}

/** What the webhook carries (docs/operations.md): that there is a request and until when, and nothing of the person. */
export function requestMessage(
  key: string,
  { id, protocol, kind, created_at, due_at }: Omit<StoredRequest, 'done_at'> & { readonly id: number },
) {
  return {
    id: key,
    type: 'data_request.created',
    timestamp: created_at,
    data: { id, protocol, kind, created_at, due_at },
  };
}
