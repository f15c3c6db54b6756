import { createHmac } from 'node:crypto';
import { brand } from '#brand.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import type { Delivery } from './outbox-item.ts';

const timeoutMs = 10_000;

/** Posts JSON to a system of the company's. */
export function createWebhook({ url, secrets }: NonNullable<NotificationSettings['webhook']>) {
  return {
    /**
     * Posts one signed message. Any answer from 200 to 299 is a delivery; a redirect is not followed, because the signed
     * data would go where nobody configured; 410 asks not to be sent this again. The answer's body is never read.
     * @param key the same in every attempt: the receiver tells a repeat by it
     * @param message becomes JSON
     * @throws when there was no answer, or `signal` ended the attempt
     */
    async send(message: object, key: string, signal: AbortSignal): Promise<Delivery> {
      const body = JSON.stringify(message);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': `${brand.wordmark}-webhook/1`,
          ...webhookHeaders(secrets, { id: key, seconds: Math.floor(Date.now() / 1000), body }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      // Lets the connection go, however much more would come.
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return { status: 'delivered' };
      return { status: response.status === 410 ? 'refused' : 'failed', reason: `HTTP ${response.status}` };
    },
  };
}

/**
 * Signs one webhook as the Standard Webhooks specification says (https://www.standardwebhooks.com, version 1.0.0, 'Signature scheme').
 * @param secrets each `whsec_` and the key in base64; each signs, so that a receiver that knows one of them can check
 * @param seconds moment of this attempt, in whole seconds since 1970
 * @returns the three headers
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
