import { parseUrl } from '#shared/url.ts';

/** The one page that counts where its visitors come from (R-REF-1). */
const referralPage = '/sites-para-jornais';

/** The pages that a visit may be of: that one, and the waiting lists' own, where a colleague's link leads (R-WLP-25). */
export const referralPages = [
  referralPage,
  '/portal-ai-waitlist',
  '/fila-de-espera/newsletter-ai',
  '/fila-de-espera/sites-para-jornais',
] as const;

/** What `link` names where one colleague passes the way to a waiting list on to another (R-WLP-25). */
export const invitation = 'indicacao';

/** Most characters of each text, in UTF-16 units. The browser cuts to them, the server refuses what is longer. */
export const referralLimits = { userAgent: 1024, language: 35, referrer: 2048 } as const;

/**
 * The domain that the page's address names, and the page. Elsewhere than on the page of R-REF-1 only a colleague's link counts,
 * which leads to a waiting list.
 * @returns undefined when there is no `link`, one that names no domain, or another page: nothing is sent then
 */
export function linkedVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const domain = normaliseDomain(new URLSearchParams(search).get('link') ?? '');
  const page = referralPages.find((path) => path === pathname);
  if (domain === undefined || page === undefined) return undefined;
  return page === referralPage || domain === invitation
    ? ({ referring_domain: domain, page_visited: page } as const)
    : undefined;
}

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
