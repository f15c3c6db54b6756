import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in an e-mail lets who has it do: each only that. */
type Purpose = 'leave' | 'request';

/** What a link is about, once its signature has been checked. */
export interface LinkClaim {
  readonly id: number;
  /** Whether this is the address that the link was sent to. */
  readonly isTo: (email: string) => boolean;
}

/** Where a server has the links' secret. `Astro.locals.services.settings` fits. */
export interface LinkSettings {
  readonly notifications: { readonly linkSecret: string | undefined };
}

/** Hash of an address under the links' secret: it stands in a link in place of the address. */
function addressHash(secret: string, email: string): string {
  return hmac(secret, `address:${email.toLowerCase()}`).subarray(0, 16).toString('base64url');
}

/** The signed text in a link: `id.expiry.address.signature`, from URL-safe letters. The same row always gives the same one. */
export function signLink(
  secret: string,
  purpose: Purpose,
  { id, email, expires }: { readonly id: number; readonly email: string; readonly expires: Date },
): string {
  const claim = `${id}.${Math.floor(expires.getTime() / 1000)}.${addressHash(secret, email)}`;
  return `${claim}.${sign(secret, purpose, claim)}`;
}

/**
 * Reads a link's text.
 * @param secret undefined where the server has none: then no link is right
 * @param now milliseconds since 1970
 * @returns undefined when it is malformed, signed by somebody else or for something else, or too old
 */
export function readLink(
  secret: string | undefined,
  purpose: Purpose,
  token: string,
  now = Date.now(),
): LinkClaim | undefined {
  const [, claim, id, expires, hash, signature] =
    /^((\d{1,15})\.(\d{1,12})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? [];
  if (secret === undefined || claim === undefined || signature === undefined) return undefined;
  // Both are 43 letters, which comparing in constant time needs.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, claim)))) return undefined;
  if (Number(expires) * 1000 < now) return undefined;
  return { id: Number(id), isTo: (email) => addressHash(secret, email) === hash };
}

function sign(secret: string, purpose: Purpose, claim: string): string {
  return hmac(secret, `${purpose}:${claim}`).toString('base64url');
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
