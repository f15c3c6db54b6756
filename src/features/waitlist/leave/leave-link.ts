import { createHmac, timingSafeEqual } from 'node:crypto';
import { waitlistMonths } from '#features/erasure/retention.ts';
import { monthsBefore } from '#shared/dates.ts';

/** Path of the page that takes a person off the list (src/pages). */
const leavePath = '/portal-ai-waitlist/sair';

/** Path of the page that corrects a sign-up, by a link with the same signed text. */
export const correctPath = '/portal-ai-waitlist/corrigir';

/** Who a link is about, once its signature has been checked. */
export interface LeaveClaim {
  readonly waitlistId: number;
  /** Keyed hash of the address that the link was sent to ({@link addressHash}). */
  readonly addressHash: string;
}

/** Hash of an address under the link's secret: it stands in the link in place of the address. */
export function addressHash(secret: string, email: string): string {
  return hmac(secret, `address:${email.toLowerCase()}`).subarray(0, 16).toString('base64url');
}

/**
 * The signed text in a removal link: `id.expiry.address.signature`, from URL-safe letters. The same sign-up
 * always gives the same one; it works as long as the sign-up is kept.
 */
export function leaveToken(
  secret: string,
  { id, created_at, email }: { readonly id: number; readonly created_at: string; readonly email: string },
): string {
  const expires = Math.floor(monthsBefore(new Date(created_at), -waitlistMonths).getTime() / 1000);
  const claim = `${id}.${expires}.${addressHash(secret, email)}`;
  return `${claim}.${sign(secret, claim)}`;
}

/**
 * Reads a removal link's text.
 * @param now milliseconds since 1970
 * @returns undefined when it is malformed, signed by somebody else, or too old
 */
export function readLeaveToken(secret: string, token: string, now = Date.now()): LeaveClaim | undefined {
  const [, claim, id, expires, hash, signature] =
    /^((\d{1,15})\.(\d{1,12})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? [];
  if (claim === undefined || hash === undefined || signature === undefined) return undefined;
  // Both are 43 letters, which comparing in constant time needs.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, claim)))) return undefined;
  if (Number(expires) * 1000 < now) return undefined;
  return { waitlistId: Number(id), addressHash: hash };
}

/** The whole removal link. */
export function leaveUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${leavePath}?t=${token}`;
}

/** The whole link to correct one's data. */
export function correctUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${correctPath}?t=${token}`;
}

function sign(secret: string, claim: string): string {
  return hmac(secret, `leave:${claim}`).toString('base64url');
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
