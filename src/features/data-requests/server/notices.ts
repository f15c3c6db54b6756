import type { StoredRequest } from '#features/data-requests/rules/stored-request.ts';
import type { OutboxChannels } from '#features/outbox/outbox.ts';
import { type Delivery, ItemUnreadable, type OutboxItem } from '#features/outbox/outbox-item.ts';
import { createWebhook, type Webhook } from '#features/outbox/webhook.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';

interface NoticeParts {
  readonly settings: Pick<NotificationSettings, 'webhook'>;
  readonly database: Pick<DatabaseHandle, 'db'>;
}

/** Who hears of a request under art. 18 of the LGPD under these settings (the company's system), and how. */
export function requestNotices({
  settings,
  database,
}: NoticeParts): Pick<OutboxChannels, 'targets' | 'deliverers'> {
  if (settings.webhook === undefined) return { targets: [], deliverers: [] };
  const webhook = createWebhook(settings.webhook);
  return {
    targets: [{ kind: 'request-webhook', recipient: null }],
    deliverers: [['request-webhook', (item, signal) => tellOfRequest(database, webhook, item, signal)]],
  };
}

async function tellOfRequest(
  { db }: NoticeParts['database'],
  webhook: Webhook,
  { key, dataRequestId }: OutboxItem,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  if (dataRequestId === null) return undefined;
  const request = await db
    .selectFrom('data_requests')
    .select(['id', 'protocol', 'kind', 'created_at', 'due_at'])
    .where('id', '=', dataRequestId)
    .executeTakeFirst()
    .catch((cause: unknown) => {
      throw new ItemUnreadable('the request could not be read', { cause });
    });
  return request && webhook.send(requestMessage(key, request), key, signal);
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
