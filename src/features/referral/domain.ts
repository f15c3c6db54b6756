import { parseUrl } from '#shared/url.ts';

/** Longest link that is read; a longer one counts as no domain. */
export const maxLinkLength = 2048;

/** Labels of letters, digits and inner hyphens, the last of them not a number (RFC 1035, RFC 1123); one is enough. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The domain that a link names: host only, lower case, without `www`, port, user, path or the root's dot;
 * letters outside ASCII in Punycode (RFC 3492). Applying it to its own result changes nothing.
 * @param link an address with or without its scheme, such as `https://www.Gazeta.com.br/politica` or `gazeta.com.br`
 * @returns at most 253 characters; undefined when the text names no domain (markup, IP address)
 */
export function normaliseDomain(link: string): string | undefined {
  if (link.length > maxLinkLength) return undefined;
  const text = link.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return undefined;
  const url = parseUrl(scheme === undefined ? `http://${text.replace(/^\/\//, '')}` : text);
  if (url === null) return undefined;
  const host = url.hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  return host.length <= 253 && domain.test(host) ? host : undefined;
}
