import { createHmac } from 'node:crypto';

/**
 * Signs one webhook as the Standard Webhooks specification says (https://www.standardwebhooks.com, version
 * 1.0.0, 'Signature scheme'), which its libraries in many languages check.
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
