import { brand } from '#brand.ts';
import { urlErrors } from '#content/generator.ts';
import { tidyPlainText } from '#shared/clean-text.ts';
import { parseUrl } from '#shared/url.ts';

/** Longest address of a product page, in UTF-16 units: the field's `maxlength` and the column's check. */
export const maxUrlLength = 2048;

/** The domain itself, or labels of letters, digits and inner hyphens before it. */
const ownHost = new RegExp(`^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)*${brand.domain.replaceAll('.', '\\.')}$`);

/**
 * Checks an address as it is typed: a page of the agency's domain or of a subdomain of it, over HTTPS. A missing
 * scheme counts as `https://`; query and fragment stay (R-GEN-6 to R-GEN-8).
 *
 * It is read as a URL and its host is compared: an address that only contains the domain is refused, and so is
 * one with user information, another port than HTTPS's own, or a host written in any other way than letters, digits and hyphens.
 * @returns the address as the browser writes it (`URL.href`), or what to tell the person
 */
export function checkProductUrl(
  text: string,
): { readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string } {
  const typed = tidyPlainText(text).trim();
  if (typed === '') return { ok: false, message: urlErrors.missing };
  if (typed.length > maxUrlLength) return { ok: false, message: urlErrors.tooLong(maxUrlLength) };
  if (/^http:\/\//i.test(typed)) return { ok: false, message: urlErrors.insecure };
  if (typed.includes(' ')) {
    // This message only when nothing else is wrong: with a space in its host the address is not of this
    // domain.
    const isElseRight = checkProductUrl(typed.replaceAll(' ', '%20')).ok;
    return { ok: false, message: isElseRight ? urlErrors.space : urlErrors.otherDomain };
  }
  // What a browser's parser drops or turns into a slash on its own, so that an address reads otherwise than it leads.
  if (/[\s\\\p{Cc}\p{Cf}\p{Cs}]/u.test(typed)) return { ok: false, message: urlErrors.otherDomain };

  const withScheme = /^https:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parseUrl(withScheme);
  const authority = /^https:\/\/([^/?#]*)/i
    .exec(withScheme)?.[1]
    ?.toLowerCase()
    // HTTPS's own port, which the browser drops.
    .replace(/:443$/, '');
  // The same host as typed and as read: nothing decoded, translated or left out on the way.
  if (url === null || authority !== url.host || !ownHost.test(url.host)) {
    return { ok: false, message: urlErrors.otherDomain };
  }
  return url.href.length > maxUrlLength
    ? { ok: false, message: urlErrors.tooLong(maxUrlLength) }
    : { ok: true, url: url.href };
}

/**
 * An address with a scheme that is safe: `http://` becomes `https://`, a missing scheme too. For an address that
 * was not typed (a suggestion, a saved generation); it is not checked here (R-GEN-8).
 * @returns an empty text for an empty one
 */
export function secureUrl(text: string): string {
  const address = text.trim();
  if (address === '' || /^https:\/\//i.test(address)) return address;
  return `https://${address.replace(/^http:\/\//i, '')}`;
}
