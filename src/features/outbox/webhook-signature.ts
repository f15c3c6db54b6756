import { createHmac } from 'node:crypto';

/**
 * Signs one webhook as the Standard Webhooks specification says (https://www.standardwebhooks.com, version
 * 1.0.0, 'Signature scheme'), which its libraries in many languages check.
 * @param secret `whsec_` and the key in base64
 * @param seconds moment of this attempt, in whole seconds since 1970
 * @returns the three headers
 */
export function webhookHeaders(
  secret: string,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
