import { brand } from '#brand.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import type { Deliver, OutboxItem, SignUp } from './kinds.ts';
import { webhookHeaders } from './signature.ts';

/** How long the receiver may take to answer. */
const timeoutMs = 10_000;

/**
 * Tells a system of the company's about a sign-up: `POST` of JSON, signed. Any answer from 200 to 299 is a
 * delivery; a redirect is not followed, because the signed data would go where nobody configured; 410 asks not
 * to be sent this again. The answer's body is never read.
 */
export function webhookDeliverer({ url, secret }: NonNullable<NotificationSettings['webhook']>): Deliver {
  return async (item, signUp, signal) => {
    const body = JSON.stringify(payload(item, signUp));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `${brand.wordmark}-webhook/1`,
        ...webhookHeaders(secret, { id: item.key, seconds: Math.floor(Date.now() / 1000), body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // Lets the connection go, however much more would come.
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return { status: 'delivered' };
    return { status: response.status === 410 ? 'refused' : 'failed', reason: `HTTP ${response.status}` };
  };
}

/** The row as it is at the attempt: a retry carries what the person corrected meanwhile, under the same key. */
function payload({ key }: OutboxItem, { idempotency_key: _, ...signUp }: SignUp) {
  return { id: key, type: 'waitlist.created', timestamp: signUp.created_at, data: signUp };
}
