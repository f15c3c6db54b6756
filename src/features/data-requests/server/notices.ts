import { mails } from '#content/mails.ts';
import { confirmPath } from '#features/data-requests/rules/paths.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
import { createMailer } from '#features/outbox/mailer.ts';
import type { OutboxChannels } from '#features/outbox/outbox.ts';
import type { Deliver, OutboxKind, OutboxTarget, RequestOfItem } from '#features/outbox/outbox-item.ts';
import { createWebhook } from '#features/outbox/webhook.ts';
import { signLink } from '#server/http/signed-link.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import type { StoredRequest } from './store.ts';

/**
 * Who hears of a request under art. 18 of the LGPD under these settings (the company's system, the person), and how.
 * @param siteUrl canonical origin, for the link
 */
export function requestNotices({
  settings: { webhook, smtp, linkSecret },
  siteUrl,
}: {
  readonly settings: Pick<NotificationSettings, 'webhook' | 'smtp' | 'linkSecret'>;
  readonly siteUrl: string;
}): Pick<OutboxChannels, 'targets' | 'deliverers'> {
  const targets: OutboxTarget[] = [];
  const deliverers: (readonly [OutboxKind, Deliver])[] = [];
  if (webhook !== undefined) {
    const { send } = createWebhook(webhook);
    targets.push({ kind: 'request-webhook', recipient: null });
    deliverers.push([
      'request-webhook',
      async ({ key, request }, signal) => request && send(requestMessage(key, request), key, signal),
    ]);
  }
  if (smtp !== undefined && linkSecret !== undefined) {
    const mailer = createMailer(smtp);
    targets.push({ kind: 'request-email', recipient: null });
    deliverers.push([
      'request-email',
      async ({ key, request }, signal) => {
        if (request === undefined) return undefined;
        const { email, confirmed_at } = request;
        if (email === null || confirmed_at !== null) return { status: 'delivered' };
        return mailer.send(
          { to: email, ...proofMail({ ...request, email }, linkSecret, siteUrl) },
          key,
          signal,
        );
      },
    ]);
  }
  return { targets, deliverers };
}

/** Brings the person the link that proves the mailbox; nothing that was typed is in it but the address that it goes to. */
function proofMail(
  { id, protocol, email, due_at }: RequestOfItem & { readonly email: string },
  linkSecret: string,
  siteUrl: string,
) {
  const { subject, text, link, ignore } = mails.proof;
  const token = signLink(linkSecret, 'request', { id, email, expires: new Date(due_at) });
  const url = `${siteUrl}${confirmPath}?t=${token}`;
  return {
    subject: `${subject} (${protocol})`,
    ...mailBody(subject, [{ lead: text, links: [[link, url]] }, ignore], []),
  };
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
